/** The simulator in a thread of its own: it thinks while the page stays quick. */

import address from "./bots.wasm?url";
import { choose, type Decision, isLevel, needsNet } from "./levels";
import { loadModule } from "./loading";
import { playersIn } from "./position";
import { type Search, Thinker } from "./thinker";

/** The nets by number of players, each fetched when a bot first needs it. */
const NETS = import.meta.glob<string>("../../../src/lanterns/core/nets/*.net", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A search whose net, if it has one, is still to be fetched. */
export type Asked = Omit<Search, "net"> & { readonly players: number; readonly byNet: boolean };

/** What a bot of a level decides. */
export type LevelDecision = Omit<Decision, "net"> & { readonly level: string };

export type Question = { readonly search: Asked } | { readonly decision: LevelDecision };

const loaded = loadModule(address).then((module) => new Thinker(module));

self.onmessage = async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  try {
    const thinker = await loaded;
    const found =
      "search" in question
        ? await search(thinker, question.search)
        : await decide(thinker, question.decision);
    self.postMessage({ id, found });
  } catch (error) {
    self.postMessage({ id, problem: String(error) });
  }
};

async function search(thinker: Thinker, asked: Asked) {
  const net = asked.byNet ? await fetchNet(asked.players) : undefined;
  return thinker.search({ ...asked, ...(net && { net }) });
}

async function decide(thinker: Thinker, { level, ...decision }: LevelDecision): Promise<number> {
  if (!isLevel(level)) throw new TypeError(`There is no level “${level}”.`);
  const net = needsNet(level) ? await fetchNet(playersIn(decision.state)) : undefined;
  return choose(thinker, level, { ...decision, ...(net && { net }) });
}

async function fetchNet(players: number): Promise<Uint8Array> {
  const [, file] =
    Object.entries(NETS).find(([name]) => name.endsWith(`/${players}-players.net`)) ?? [];
  if (!file) throw new TypeError(`There is no net for ${players} players.`);
  const response = await fetch(file);
  if (!response.ok) throw new TypeError(`${file} cannot be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}
