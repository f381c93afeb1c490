/**
 * Builds tables in the way of the page, under Node: each line has a log. The answer is the messages
 * after every entry, with the curtain lifted and not.
 */
import { answerLines, loadRules, pageModule } from "../kit/page_modules.mjs";

const { LocalTable } = await pageModule("engine/table");
const { planMessage, stateMessage } = await pageModule("engine/messages");
const rules = await loadRules();

await answerLines(({ id, rows, plan_every }) => {
  const table = LocalTable.replay(rules, id, rows.slice(0, 1));
  return rows.map((row, index) => {
    const event = index ? table.absorb(row) : table.history[0];
    return [table.game.turnsCompleted, null].flatMap((curtain) => {
      const shown = table.shownSeat(curtain);
      const plan = row.seq % plan_every ? [] : [planMessage(table, shown)];
      return [stateMessage(table, shown, [event]), ...plan].map((one) => JSON.stringify(one));
    });
  });
});
