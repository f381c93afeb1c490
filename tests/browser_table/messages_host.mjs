/**
 * Builds tables in the way of the page, under Node, from logs on standard input: a JSON text in each
 * line. The answer is a line with the messages for each viewer after every entry.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageFile, pageModule } from "../kit/page_modules.mjs";

const { CoreModule } = await pageModule("core/module");
const { CoreRules } = await pageModule("core/rules");
const { LocalTable } = await pageModule("engine/table");
const { planMessage, stateMessage } = await pageModule("engine/messages");
const { shownSeat } = await pageModule("engine/viewer");

const module = readFileSync(pageFile("core/rules.wasm"));
const rules = new CoreRules(await CoreModule.load(module, () => performance.now() / 1000));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, entries, viewers, connections, plan_every } = JSON.parse(line);
  const table = new LocalTable(rules, id, entries[0]);
  const said = entries.map((entry, index) => {
    const command = { browser: "", command: String(index) };
    const events = index ? [table.absorb({ seq: index + 1, ...command, entry })] : [];
    return viewers.flatMap(([browser, isLifted]) => {
      const curtain = isLifted ? (table.game?.turnsCompleted ?? null) : null;
      const viewer = { browser, shown: shownSeat(table, browser, curtain) };
      const state = stateMessage(table, viewer, connections, events);
      const plan = index % plan_every ? [] : [planMessage(table, viewer)];
      return [state, ...plan].map((message) => JSON.stringify(message));
    });
  });
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
