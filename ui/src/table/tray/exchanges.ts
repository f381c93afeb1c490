/** Legal exchanges by the card given and the card taken, and what they do to my sets. */

import { shortOf, withCard } from "../../stage/reach";
import { LETTERS, type Letter } from "../../wire/letters";
import { DEDICATION_SETS } from "../../wire/pieces";
import type { DedicationKind } from "../../wire/protocol";

const EXCHANGE = /^x([ROGPBWK])>([ROGPBWK])$/;

/** The action for each pair of cards. */
export function exchangesByGiven(
  actions: readonly string[],
): ReadonlyMap<Letter, ReadonlyMap<Letter, string>> {
  const offers = new Map<Letter, Map<Letter, string>>();
  for (const action of actions) {
    const [, given, taken] = EXCHANGE.exec(action) ?? [];
    if (!given || !taken) continue;
    const takings = offers.get(given as Letter) ?? new Map<Letter, string>();
    offers.set(given as Letter, takings.set(taken as Letter, action));
  }
  return offers;
}

export interface ExchangeEffect {
  /** The kinds of sets that I would have and do not have now. */
  readonly completes: readonly DedicationKind[];
  /** The kinds of sets that I have and would not have any more. */
  readonly breaks: readonly DedicationKind[];
}

export function effectOf(cards: readonly number[], given: Letter, taken: Letter): ExchangeEffect {
  const left = withCard(cards, LETTERS.indexOf(given), -1);
  const after = withCard(left, LETTERS.indexOf(taken), 1);
  const kinds = DEDICATION_SETS.map((_, kind) => kind as DedicationKind);
  const ready = (counts: readonly number[]) => kinds.filter((kind) => shortOf(kind, counts) === 0);
  const [now, then] = [ready(cards), ready(after)];
  return {
    completes: then.filter((kind) => !now.includes(kind)),
    breaks: now.filter((kind) => !then.includes(kind)),
  };
}

/** The kinds that any of these exchanges completes. */
export function anyCompleted(effects: readonly ExchangeEffect[]): readonly DedicationKind[] {
  return [...new Set(effects.flatMap(({ completes }) => completes))].toSorted();
}
