/**
 * Lets the page's levels choose under Node: a JSON text in each line of standard input, with the
 * level, a position and its past in hexadecimal digits, and a seed. The answer is a line with the
 * packed action.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageFile, pageModule } from "../../kit/page_modules.mjs";

const { choose } = await pageModule("core/levels");
const { CoreModule } = await pageModule("core/module");
const { Thinker } = await pageModule("core/thinker");
const { STATE } = await pageModule("core/layout");

const module = readFileSync(pageFile("core/bots.wasm"));
const thinker = new Thinker(await CoreModule.load(module, () => performance.now() / 1000));
const nets = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const { level, seed, playouts, ...given } = JSON.parse(line);
  const [state, past] = [given.state, given.past].map((digits) => bytes(Buffer.from(digits, "hex")));
  const budget = { seconds: 60, ...(playouts && { playouts }) };
  const net = netFor(state[STATE.player_count]);
  const action = choose(thinker, level, { state, past, seed: BigInt(seed), net, ...budget });
  process.stdout.write(`${action}\n`);
}

function netFor(players) {
  const file = pageFile(`../../src/lanterns/core/nets/${players}-players.net`);
  if (!nets.has(players)) nets.set(players, bytes(readFileSync(file)));
  return nets.get(players);
}

function bytes(buffer) {
  return Uint8Array.from(buffer);
}
