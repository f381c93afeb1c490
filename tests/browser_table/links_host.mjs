/**
 * Reads records and links in the way of the page, under Node: each line has a `record` or a `link`.
 * The answer is the link and the record, or what is wrong.
 */
import { answerLines, loadRules, pageModule } from "../kit/page_modules.mjs";

const { linkOf, readLink } = await pageModule("engine/link");
const { playRecord, recordToJson } = await pageModule("engine/played");
const { recordFromJson } = await pageModule("engine/record");
const { BadGame } = await pageModule("engine/fault");
const rules = await loadRules("lanterns");

await answerLines(({ record, link }) => {
  try {
    const read =
      link === undefined ? { record: recordFromJson(record) } : readLink(rules, link);
    const played = playRecord(rules, read.record);
    return [linkOf(rules, read.record, read.ply), recordToJson(played)];
  } catch (error) {
    if (!(error instanceof BadGame)) throw error;
    return ["bad", ...reasons(error)];
  }
});

/** The code and the facts of a fault, and of its cause. */
function reasons({ code, facts, why }) {
  return [code, JSON.stringify(facts), ...(why ? reasons(why) : [])];
}
