/**
 * Reviews games with the page's modules under Node: each line has the seats, the tiles, packed actions
 * and the number of worlds. The answer has the decisions in the order in which they were judged, the
 * seats' accounts and the moments.
 */
import { answerLines, loadCore, loadRules, pageModule, readNet } from "../kit/page_modules.mjs";

const { sumUp } = await pageModule("core/accounts");
const { Coach } = await pageModule("core/coach");
const { judgeGame } = await pageModule("core/review");
const { CoreRules } = await pageModule("core/rules");
const core = await loadCore("coach");
const [coach, rules] = [new Coach(core), new CoreRules(core)];
const table = await loadRules();

await answerLines(({ seating, tiles, actions, ratings, worlds }) => {
  const start = table.deal(seating, tiles);
  const end = actions.reduce((state, action) => table.apply(state, action), start);
  const asked = { start, actions, ratings, worlds };
  const judged = [...judgeGame(coach, rules, readNet(seating.length), asked)];
  const inOrder = judged.toSorted((a, b) => a.ply - b.ply);
  const decisions = judged.map(({ before, ...rest }) => rest);
  const { seats, moments } = sumUp(table.core, end, inOrder.map(({ advice }) => advice));
  return { decisions, seats, moments: moments.map((at) => inOrder[at].ply) };
});
