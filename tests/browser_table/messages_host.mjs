/**
 * Builds tables in the way of the page, under Node, from logs on standard input: a JSON text in each
 * line. The answer is a line with the messages after every entry, with the curtain lifted
 * and not.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageFile, pageModule } from "../kit/page_modules.mjs";

const { CoreModule } = await pageModule("core/module");
const { CoreRules } = await pageModule("core/rules");
const { LocalTable } = await pageModule("engine/table");
const { planMessage, stateMessage } = await pageModule("engine/messages");

const module = readFileSync(pageFile("core/rules.wasm"));
const rules = new CoreRules(await CoreModule.load(module, () => performance.now() / 1000));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, rows, plan_every } = JSON.parse(line);
  const table = LocalTable.replay(rules, id, rows.slice(0, 1));
  const said = rows.map((row, index) => {
    const event = index ? table.absorb(row) : table.history[0];
    return [table.game.turnsCompleted, null].flatMap((curtain) => {
      const shown = table.shownSeat(curtain);
      const plan = row.seq % plan_every ? [] : [planMessage(table, shown)];
      return [stateMessage(table, shown, [event]), ...plan].map((one) => JSON.stringify(one));
    });
  });
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
