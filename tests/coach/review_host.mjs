/**
 * Reviews games with the page's modules under Node: a JSON text in each line of standard input, with
 * the seats, the tiles, packed actions and the number of worlds. The answer is a line of JSON with
 * the decisions in the order in which they were judged, the seats' accounts and the moments.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageFile, pageModule } from "../kit/page_modules.mjs";

const { sumUp } = await pageModule("core/accounts");
const { Coach } = await pageModule("core/coach");
const { CoreModule } = await pageModule("core/module");
const { judgeGame } = await pageModule("core/review");
const { CoreRules } = await pageModule("core/rules");
const load = (name) => CoreModule.load(readFileSync(pageFile(`core/${name}.wasm`)), () => 0);
const core = await load("coach");
const [coach, rules] = [new Coach(core), new CoreRules(core)];
const table = new CoreRules(await load("rules"));

for await (const line of createInterface({ input: process.stdin })) {
  const { seating, tiles, actions, worlds } = JSON.parse(line);
  const net = readFileSync(
    pageFile(`../../src/lanterns/core/nets/${seating.length}-players.net`),
  );
  const start = table.deal(seating, tiles);
  const end = actions.reduce((state, action) => table.apply(state, action), start);
  const judged = [...judgeGame(coach, rules, net, start, actions, worlds)];
  const inOrder = judged.toSorted((a, b) => a.ply - b.ply);
  const decisions = judged.map(({ before, ...rest }) => rest);
  const { seats, moments } = sumUp(table.core, end, inOrder.map(({ advice }) => advice));
  console.log(JSON.stringify({ decisions, seats, moments: moments.map((at) => inOrder[at].ply) }));
}
