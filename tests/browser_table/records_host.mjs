/**
 * Exports the records of ended tables in the way of the page, under Node, from logs on standard
 * input: a JSON text in each line. The answer is the record, and the deal of the rematch.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageFile, pageModule } from "../kit/page_modules.mjs";

const { CoreModule } = await pageModule("core/module");
const { CoreRules } = await pageModule("core/rules");
const { LocalTable } = await pageModule("engine/table");
const { dealRematch } = await pageModule("engine/dealing");
const { withDeal } = await pageModule("engine/old-log");
const { recordOf } = await pageModule("engine/table-record");

const module = readFileSync(pageFile("core/rules.wasm"));
const rules = new CoreRules(await CoreModule.load(module, () => performance.now() / 1000));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, rows } = JSON.parse(line);
  const table = LocalTable.replay(rules, id, withDeal(id, rows));
  const answer = [[recordOf(table), dealRematch(table)].map((one) => JSON.stringify(one))];
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
