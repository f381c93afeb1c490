/** The bots in a thread of their own: they think while the page stays quick. */

import address from "./bots.wasm?url";
import { choose, type Decision, isLevel, needsNet } from "./levels";
import { loader } from "./loading";
import { fetchNet } from "./net-files";
import { playersIn } from "./position";
import { serve } from "./serving";
import { Thinker } from "./thinker";

/** What a bot of a level decides. */
export type LevelDecision = Omit<Decision, "net"> & { readonly level: string };

const load = loader(address, (module) => new Thinker(module));

serve<LevelDecision>(async ({ level, ...decision }) => {
  const thinker = await load();
  if (!isLevel(level)) throw new TypeError(`There is no level “${level}”.`);
  const net = needsNet(level) ? await fetchNet(playersIn(decision.state)) : undefined;
  return choose(thinker, level, { ...decision, ...(net && { net }) });
});
