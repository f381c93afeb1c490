/**
 * Reads records and links in the way of the page, under Node, from standard input: a JSON text in each
 * line, with `record` or `link`. The answer is the link and the record, or what is wrong.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageFile, pageModule } from "../kit/page_modules.mjs";

const { CoreModule } = await pageModule("core/module");
const { CoreRules } = await pageModule("core/rules");
const { linkOf, readLink } = await pageModule("engine/link");
const { playRecord, recordToJson } = await pageModule("engine/played");
const { recordFromJson } = await pageModule("engine/record");
const { BadGame } = await pageModule("engine/fault");

const module = readFileSync(pageFile("core/lanterns.wasm"));
const rules = new CoreRules(await CoreModule.load(module, () => performance.now() / 1000));

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify([answer(JSON.parse(line))])}\n`);
}

function answer({ record, link }) {
  try {
    const read =
      link === undefined ? { record: recordFromJson(record) } : readLink(rules, link);
    const played = playRecord(rules, read.record);
    return [linkOf(rules, read.record, read.ply), recordToJson(played)];
  } catch (error) {
    if (!(error instanceof BadGame)) throw error;
    return ["bad", ...reasons(error)];
  }
}

/** The code and the facts of a fault, and of its cause. */
function reasons({ code, facts, why }) {
  return [code, JSON.stringify(facts), ...(why ? reasons(why) : [])];
}
