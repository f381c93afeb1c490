/** Legal exchanges by the card given and the card taken. */

import type { Letter } from "../art/lanterns";

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
