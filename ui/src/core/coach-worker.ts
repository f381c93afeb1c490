/** The coach in a thread of its own: it judges while the page stays quick. */

import { Coach } from "./coach";
import address from "./coach.wasm?url";
import { loader } from "./loading";
import { fetchNet } from "./net-files";
import { playersIn } from "./position";
import { judgeGame } from "./review";
import { CoreRules } from "./rules";
import { serve } from "./serving";

/** A whole game for the coach to judge, from the deal on. */
export interface AskedReview {
  readonly start: Uint8Array;
  readonly actions: readonly number[];
  readonly worlds?: number;
  /** The plies that have been judged before. */
  readonly known?: readonly number[];
}

/** The facts of a position, as a seat that is to move sees it (`as-seen.ts`). */
export type AskedHint = Uint8Array;

/** An idea of that seat: an action to judge. */
export interface AskedIdea {
  readonly position: AskedHint;
  readonly action: number;
}

export type Question =
  | { readonly review: AskedReview }
  | { readonly hint: AskedHint }
  | { readonly idea: AskedIdea };

const load = loader(address, (module) => ({
  coach: new Coach(module),
  rules: new CoreRules(module),
}));

serve<Question>(async (question, show) => {
  const { coach, rules } = await load();
  if (!("review" in question)) {
    const { position, action } = "idea" in question ? question.idea : { position: question.hint };
    const state = rules.restore(position);
    if (!state) throw new RangeError("No game has this position.");
    return coach.advise(await fetchNet(playersIn(state)), state, action) ?? null;
  }
  const { start, actions, worlds, known } = question.review;
  const net = await fetchNet(playersIn(start));
  for (const one of judgeGame(coach, rules, net, start, actions, worlds, known)) show(one);
  return null;
});
