/** The simulator in a thread of its own: it thinks while the page stays quick. */

import { Coach } from "./coach";
import { choose, type Decision, isLevel, needsNet } from "./levels";
import { loadModule } from "./loading";
import { playersIn } from "./position";
import { judgeGame } from "./review";
import { CoreRules } from "./rules";
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

export type Question =
  | { readonly search: Asked }
  | { readonly decision: LevelDecision }
  | { readonly advice: AskedAdvice }
  | { readonly review: AskedReview };

const loaded = loadModule().then((module) => ({
  thinker: new Thinker(module),
  coach: new Coach(module),
  rules: new CoreRules(module),
}));
type Loaded = Awaited<typeof loaded>;

self.onmessage = async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  try {
    const found = await answer(await loaded, question, (part) => self.postMessage({ id, part }));
    self.postMessage({ id, found });
  } catch (error) {
    self.postMessage({ id, problem: String(error) });
  }
};

/** Answer a question; what is found on the way is shown at once. */
async function answer(
  core: Loaded,
  question: Question,
  show: (part: unknown) => void,
): Promise<unknown> {
  if ("search" in question) return search(core.thinker, question.search);
  if ("decision" in question) return decide(core.thinker, question.decision);
  if ("advice" in question) {
    const { state, chosen, worlds } = question.advice;
    return core.coach.advise(await fetchNet(playersIn(state)), state, chosen, worlds) ?? null;
  }
  const { start, actions, worlds } = question.review;
  const net = await fetchNet(playersIn(start));
  for (const one of judgeGame(core.coach, core.rules, net, start, actions, worlds)) show(one);
  return null;
}

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
