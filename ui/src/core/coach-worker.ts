/** The coach in a thread of its own: it judges while the page stays quick. */

import { Coach } from "./coach";
import address from "./coach.wasm?url";
import { loadModule } from "./loading";
import { fetchNet } from "./net-files";
import { playersIn } from "./position";
import { judgeGame } from "./review";
import { CoreRules } from "./rules";
import { serve } from "./serving";

/** A decision for the coach to judge; without an action, it only advises. */
export interface AskedAdvice {
  readonly state: Uint8Array;
  readonly chosen?: number;
  /** None for the net alone; the coach's own number if not given. */
  readonly worlds?: number;
}

/** A whole game for the coach to judge, from the deal on. */
export interface AskedReview {
  readonly start: Uint8Array;
  readonly actions: readonly number[];
  readonly worlds?: number;
}

export type Question = { readonly advice: AskedAdvice } | { readonly review: AskedReview };

const loaded = loadModule(address).then((module) => ({
  coach: new Coach(module),
  rules: new CoreRules(module),
}));

serve<Question>(async (question, show) => {
  const { coach, rules } = await loaded;
  if ("advice" in question) {
    const { state, chosen, worlds } = question.advice;
    return coach.advise(await fetchNet(playersIn(state)), state, chosen, worlds) ?? null;
  }
  const { start, actions, worlds } = question.review;
  const net = await fetchNet(playersIn(start));
  for (const one of judgeGame(coach, rules, net, start, actions, worlds)) show(one);
  return null;
});
