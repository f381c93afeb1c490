/** The bots in a thread of their own: they think while the page stays quick. */

import address from "./bots.wasm?url";
import { choose, type Decision, isLevel, needsNet } from "./levels";
import { loader } from "./loading";
import { fetchNet } from "./net-files";
import { playersIn } from "./position";
import { serve } from "./serving";
import { type Search, Thinker } from "./thinker";

/** A search whose net, if it has one, is still to be fetched. */
export type Asked = Omit<Search, "net"> & { readonly players: number; readonly byNet: boolean };

/** What a bot of a level decides. */
export type LevelDecision = Omit<Decision, "net"> & { readonly level: string };

export type Question = { readonly search: Asked } | { readonly decision: LevelDecision };

const load = loader(address, (module) => new Thinker(module));

serve<Question>(async (question) => {
  const thinker = await load();
  return "search" in question
    ? search(thinker, question.search)
    : decide(thinker, question.decision);
});

async function search(thinker: Thinker, asked: Asked) {
  const net = asked.byNet ? await fetchNet(asked.players) : undefined;
  return thinker.search({ ...asked, ...(net && { net }) });
}

async function decide(thinker: Thinker, { level, ...decision }: LevelDecision): Promise<number> {
  if (!isLevel(level)) throw new TypeError(`There is no level “${level}”.`);
  const net = needsNet(level) ? await fetchNet(playersIn(decision.state)) : undefined;
  return choose(thinker, level, { ...decision, ...(net && { net }) });
}
