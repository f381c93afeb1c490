/** The legal actions of the player on turn as a message, each placement with its outcome. */

import { OFFER_KINDS } from "../core/names";
import { colorsIn, KIND, kindOf, toText } from "../core/notation";
import type { CoreRules, StateBytes } from "../core/rules";
import type {
  Color,
  DedicationKind,
  DedicationOffer,
  Legal,
  Placement,
  Problem,
} from "../wire/protocol";
import { refusalMessage } from "./problems";

/** What the active player may do; only that player may see it. */
export function legalMessage(
  rules: CoreRules,
  state: StateBytes,
  turn: number,
  canTakeBack: boolean,
): Legal {
  const actions = rules.legal(state);
  const ofKind = (...kinds: readonly number[]) =>
    actions.filter((action) => kinds.includes(kindOf(action)));
  const { exchange, fourOfAKind, threePair, sevenUnique, discard, place, end } = KIND;
  return {
    exchanges: ofKind(exchange).map(toText),
    dedications: ofKind(fourOfAKind, threePair, sevenUnique).map((action) =>
      dedicationOffer(rules, state, action),
    ),
    discards: ofKind(discard).map(toText),
    placements: ofKind(place).length ? placements(rules, state, turn) : [],
    end: ofKind(end).length > 0,
    take_back: canTakeBack,
    closed: closedKinds(rules, state),
  };
}

/** What every tile of a seat's hand would yield if it were this seat's turn now. */
export function placements(rules: CoreRules, state: StateBytes, seat: number): Placement[] {
  return JSON.parse(rules.previews(state, seat));
}

function dedicationOffer(rules: CoreRules, state: StateBytes, action: number): DedicationOffer {
  // What dedicating leads to says what it would earn.
  const [dedicated] = rules.events(state, action);
  if (!dedicated) throw new TypeError("A dedication leads to nothing.");
  return {
    action: toText(action),
    kind: dedicated.other as DedicationKind,
    colors: [...colorsIn(dedicated.color)] as Color[],
    honor: dedicated.number,
    generic: dedicated.flag,
  };
}

/** Why each kind without a legal action is closed. */
function closedKinds(rules: CoreRules, state: StateBytes): Record<string, Problem> {
  const refusals = rules.closed(state);
  return Object.fromEntries(
    OFFER_KINDS.flatMap((kind, index) => {
      const refusal = refusals[index];
      return refusal ? [[kind, refusalMessage(refusal)]] : [];
    }),
  );
}
