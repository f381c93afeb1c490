/**
 * Lets the page's levels choose under Node: each line has the level, a position and its past in
 * hexadecimal digits, and a seed. The answer is the packed action.
 */
import { answerLines, loadCore, pageModule, readNet } from "../../kit/page_modules.mjs";

const { choose } = await pageModule("core/levels");
const { Thinker } = await pageModule("core/thinker");
const { STATE } = await pageModule("core/layout");

const thinker = new Thinker(await loadCore("bots"));
/** Each net once: the thinker keeps what it has read of one. */
const nets = new Map([2, 3, 4].map((players) => [players, Uint8Array.from(readNet(players))]));

await answerLines(({ level, seed, playouts, ...given }) => {
  const [state, past] = [given.state, given.past].map((digits) =>
    Uint8Array.from(Buffer.from(digits, "hex")),
  );
  const budget = { seconds: 60, ...(playouts && { playouts }) };
  const net = nets.get(state[STATE.player_count]);
  return choose(thinker, level, { state, past, seed: BigInt(seed), net, ...budget });
});
