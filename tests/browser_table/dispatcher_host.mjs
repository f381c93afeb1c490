/**
 * Plays the page's dispatcher under Node: each line has a table and messages. The answer is all that
 * was sent after each message, the first on joining.
 */
import { answerLines, loadRules, pageModule } from "../kit/page_modules.mjs";

const { LocalTable } = await pageModule("engine/table");
const { LocalDispatcher } = await pageModule("source/local/dispatcher");
const rules = await loadRules();

await answerLines(async ({ id, row, rematch, unstored, messages }) => {
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
    // What a bot chose is no message of the page: the table's own runner brings it.
    const isBot = message.type === "bot";
    const done = isBot
      ? dispatcher.actForBot(message.version, message.action)
      : dispatcher.perform(message);
    await done.catch(() => undefined);
    said.push(sent);
  }
  return said;
});
