/**
 * Plays the page's dispatcher under Node: tables and messages on standard input, a JSON text in each
 * line. The answer is a line with all that was sent after each message, the first on joining.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageFile, pageModule } from "../kit/page_modules.mjs";

const { CoreModule } = await pageModule("core/module");
const { CoreRules } = await pageModule("core/rules");
const { LocalTable } = await pageModule("engine/table");
const { LocalDispatcher } = await pageModule("source/local/dispatcher");

const module = readFileSync(pageFile("core/rules.wasm"));
const rules = new CoreRules(await CoreModule.load(module, () => performance.now() / 1000));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, row, rematch, unstored, messages } = JSON.parse(line);
  let sent = [];
  let stored = 0;
  const dispatcher = new LocalDispatcher(LocalTable.replay(rules, id, [row]), {
    newTable: () => rematch,
    send: (message) => sent.push(JSON.stringify(message)),
    store: async () => {
      stored += 1;
      if (stored === unstored) throw new Error("the disk is full");
    },
  });
  dispatcher.join();
  const said = [sent];
  for (const message of messages) {
    sent = [];
    await dispatcher.perform(message).catch(() => undefined);
    said.push(sent);
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
