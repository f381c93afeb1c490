/**
 * Exports the records of ended tables in the way of the page, under Node, from logs on standard
 * input: a JSON text in each line, and the record as the answer.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageFile, pageModule } from "../kit/page_modules.mjs";

const { CoreModule } = await pageModule("core/module");
const { CoreRules } = await pageModule("core/rules");
const { LocalTable } = await pageModule("engine/table");
const { openRematch } = await pageModule("engine/creation");
const { recordOf } = await pageModule("engine/table-record");

const module = readFileSync(pageFile("core/rules.wasm"));
const rules = new CoreRules(await CoreModule.load(module, () => performance.now() / 1000));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, entries } = JSON.parse(line);
  const rows = entries.map((entry, index) => ({ seq: index + 1, browser: "", command: "", entry }));
  const table = LocalTable.replay(rules, id, rows);
  const answer = [[JSON.stringify(recordOf(table)), JSON.stringify(openRematch(table, "shared"))]];
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
