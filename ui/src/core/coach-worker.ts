/** The coach in a thread of its own: it judges while the page stays quick. */

import { Coach, type Ratings } from "./coach";
import address from "./coach.wasm?url";
import { ADVICE_WORLDS } from "./layout";
import { loader } from "./loading";
import { fetchNet } from "./net-files";
import { playersIn } from "./position";
import { type AskedReview, judgeGame } from "./review";
import { CoreRules } from "./rules";
import { serve } from "./serving";

/** A position as the seat that is to move sees it, and how strong all seats are. */
export interface AskedHint {
  /** The facts of `as-seen.ts`. */
  readonly position: Uint8Array;
  readonly ratings: Ratings;
  /** An idea of that seat: an action to judge. */
  readonly action?: number;
}

export type Question = { readonly review: AskedReview } | { readonly hint: AskedHint };

const load = loader(address, (module) => ({
  coach: new Coach(module),
  rules: new CoreRules(module),
}));

serve<Question>(async (question, show) => {
  const { coach, rules } = await load();
  if ("hint" in question) {
    const { position, ratings, action } = question.hint;
    const state = rules.restore(position);
    if (!state) throw new RangeError("No game has this position.");
    const net = await fetchNet(playersIn(state));
    return coach.advise(net, state, action, ADVICE_WORLDS, ratings) ?? null;
  }
  const { review } = question;
  const net = await fetchNet(playersIn(review.start));
  for (const one of judgeGame(coach, rules, net, review)) show(one);
  return null;
});
