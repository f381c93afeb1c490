/** The legal actions of the player on turn as a message, each placement with its outcome. */

import { OFFER_KINDS } from "../../core/names";
import { colorsIn, KIND, kindOf, toText } from "../../core/notation";
import { cellOf } from "../../core/position";
import type { CoreEvent, CoreRules, StateBytes } from "../../core/rules";
import type {
  Color,
  DedicationKind,
  DedicationOffer,
  Direction,
  Legal,
  Placement,
  Problem,
} from "../../protocol";
import { refusalMessage } from "./problems";

const [MATCHED, FAVOR_EARNED, FACED] = [4, 5, 6];

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
    placements: placementMessages(rules, state, turn, ofKind(place)),
    end: ofKind(end).length > 0,
    take_back: canTakeBack,
    closed: closedKinds(rules, state),
  };
}

/** What every tile of a seat's hand would yield if it were this seat's turn now. */
export function plannedPlacements(rules: CoreRules, state: StateBytes, seat: number): Placement[] {
  return placementMessages(rules, state, seat, rules.placements(state, seat));
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

function placementMessages(
  rules: CoreRules,
  state: StateBytes,
  seat: number,
  places: readonly number[],
): Placement[] {
  const rewards = rules.rewards(state, seat, places);
  return places.map((place, index) => placementMessage(place, rewards[index] ?? []));
}

function placementMessage(place: number, rewards: readonly CoreEvent[]): Placement {
  const ofKind = (kind: number | undefined) => rewards.filter((event) => event.kind === kind);
  return [
    toText(place),
    ofKind(MATCHED).map(({ other, color, flag }) => [other as Direction, color as Color, flag]),
    ofKind(FAVOR_EARNED).map(({ cell, flag }) => [...cellOf(cell), flag]),
    ofKind(FACED).map(({ seat, color, flag }) => [seat, color as Color, flag]),
  ];
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
