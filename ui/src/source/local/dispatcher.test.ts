import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { CoreModule } from "../../core/module";
import { CoreRules } from "../../core/rules";
import { LocalTable } from "../../engine/table";
import type { Downward } from "../../wire/protocol";
import { LocalDispatcher } from "./dispatcher";

const ME = "me";
/** All tiles that two players play with, in the order of their numbers. */
const TILES = Array.from({ length: 22 }, (_, place) => place + 1);

/** A table at which the bot is on turn, since it sits first. */
async function tableWithBot() {
  const module = await CoreModule.load(
    new Uint8Array(readFileSync("src/core/rules.wasm")),
    () => 0,
  );
  const rules = new CoreRules(module);
  const table = LocalTable.replay(rules, "table", [
    {
      seq: 1,
      browser: ME,
      command: "1",
      entry: {
        type: "opened",
        title: "Moon Pond",
        creator: ME,
        secret: "00",
        watch: "watch",
        seats: [
          { kind: "bot", level: "sage" },
          { kind: "person", owner: ME },
        ],
      },
    },
    {
      seq: 2,
      browser: ME,
      command: "2",
      entry: { type: "started", order: [0, 1], sides: ["north", "south"], tiles: TILES },
    },
  ]);
  const sent: Downward[] = [];
  const store = vi.fn(async () => undefined);
  const around = { levels: ["sage"], newToken: () => "token", now: () => 0, later: async () => [] };
  const dispatcher = new LocalDispatcher(table, ME, {
    ...around,
    store,
    send: (message) => sent.push(message),
  });
  return { dispatcher, sent, store };
}

describe("a bot's action at a table in the browser", () => {
  it("is stored and shown", async () => {
    const { dispatcher, sent, store } = await tableWithBot();
    await dispatcher.actForBot(2, "1@0,-1r0");
    expect(store).toHaveBeenCalledOnce();
    expect(sent).toMatchObject([{ type: "state", version: 3, game: { turn: 1 } }]);
  });

  it("is dropped when the game has moved on or a person plays again", async () => {
    const { dispatcher, store } = await tableWithBot();
    await dispatcher.actForBot(1, "1@0,-1r0");
    expect(store).not.toHaveBeenCalled();
    await dispatcher.actForBot(2, "1@0,-1r0");
    await dispatcher.actForBot(3, "1@0,-1r0");
    expect(store).toHaveBeenCalledOnce();
  });

  it("keeps nobody from acting when it cannot be stored", async () => {
    const { dispatcher, sent, store } = await tableWithBot();
    store.mockRejectedValueOnce(new Error("the disk is full"));
    await expect(dispatcher.actForBot(2, "1@0,-1r0")).rejects.toThrow();
    await dispatcher.perform({ type: "ping" });
    expect(sent).toEqual([{ type: "pong" }]);
    await dispatcher.actForBot(2, "1@0,-1r0");
    expect(store).toHaveBeenCalledTimes(2);
  });
});
