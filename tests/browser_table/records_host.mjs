/**
 * Exports the records of ended tables in the way of the page, under Node: each line has a log. The
 * answer is the record, and the deal of the rematch.
 */
import { answerLines, loadRules, pageModule } from "../kit/page_modules.mjs";

const { LocalTable } = await pageModule("engine/table");
const { dealRematch } = await pageModule("engine/dealing");
const { withDeal } = await pageModule("engine/old-log");
const { recordOf } = await pageModule("engine/table-record");
const rules = await loadRules();

await answerLines(({ id, rows }) => {
  const table = LocalTable.replay(rules, id, withDeal(id, rows));
  return [recordOf(table), dealRematch(table)];
});
