import { beforeAll, describe, expect, it, vi } from "vitest";
import type { CoreRules } from "../../core/rules";
import { type Entry, type LogRow, logOf, UnreadableLog } from "../../engine/log";
import { LocalTable } from "../../engine/table";
import { coreRules } from "../../testing/wasm";
import type { Downward } from "../../wire/protocol";
import { LocalDispatcher } from "./dispatcher";
import { Conflict } from "./storage/database";

/** All tiles that two players play with, in the order of their numbers. */
const TILES = Array.from({ length: 22 }, (_, place) => place + 1);
const PLACED = "1@0,-1r0";

let rules: CoreRules;
beforeAll(async () => {
  rules = await coreRules();
});

/** A table at which a bot sits first. */
function tableWithBot() {
  const seats = [
    { side: "north", level: "sage" },
    { side: "south", name: "Ana" },
  ];
  const dealt = { type: "dealt", title: "Moon Pond", seats, tiles: TILES } as const;
  const table = LocalTable.replay(rules, "table", logOf([dealt]));
  const sent: Downward[] = [];
  const store = vi.fn(async () => undefined);
  const later = vi.fn(async (_: number): Promise<readonly LogRow[]> => []);
  const dispatcher = new LocalDispatcher(table, {
    newTable: () => "next",
    later,
    store,
    send: (message) => sent.push(message),
  });
  return { table, dispatcher, sent, store, later };
}

describe("a bot's action at a table in the browser", () => {
  it("is stored and shown", async () => {
    const { dispatcher, sent, store } = tableWithBot();
    await dispatcher.actForBot(1, PLACED);
    expect(store).toHaveBeenCalledOnce();
    expect(sent).toMatchObject([{ type: "state", version: 2, game: { turn: 1 } }]);
  });

  it("is dropped when the game has moved on or a person plays again", async () => {
    const { dispatcher, store } = tableWithBot();
    await dispatcher.actForBot(0, PLACED);
    expect(store).not.toHaveBeenCalled();
    await dispatcher.actForBot(1, PLACED);
    await dispatcher.actForBot(2, PLACED);
    expect(store).toHaveBeenCalledOnce();
  });

  it("keeps nobody from acting when it cannot be stored", async () => {
    const { dispatcher, sent, store } = tableWithBot();
    store.mockRejectedValueOnce(new Error("the disk is full"));
    await expect(dispatcher.actForBot(1, PLACED)).rejects.toThrow();
    await dispatcher.perform({ type: "ping" });
    expect(sent).toEqual([{ type: "pong" }]);
    await dispatcher.actForBot(1, PLACED);
    expect(store).toHaveBeenCalledTimes(2);
  });
});

describe("a command at a table in the browser", () => {
  const command = { type: "rename", title: "Still Water", id: "c1", version: 1 } as const;
  const rowAt = (seq: number, entry: Entry): LogRow => ({ seq, command: `theirs-${seq}`, entry });

  it("is decided anew when another tab was quicker", async () => {
    const { table, dispatcher, sent, store, later } = tableWithBot();
    store.mockRejectedValueOnce(new Conflict());
    later.mockResolvedValueOnce([rowAt(2, { type: "renamed", title: "Theirs" })]);
    await dispatcher.perform(command);
    expect(sent).toMatchObject([
      { type: "state", version: 2 },
      { type: "answer", id: "c1", outcome: "applied", version: 3 },
      { type: "state", version: 3 },
    ]);
    expect(table.title).toBe("Still Water");
  });

  it("is answered once, also when other tabs are quicker every time", async () => {
    const { dispatcher, sent, store } = tableWithBot();
    store.mockRejectedValue(new Conflict());
    await dispatcher.perform(command);
    expect(sent).toMatchObject([
      { type: "answer", id: "c1", outcome: "refused", reason: { code: "not_stored" } },
    ]);
    store.mockResolvedValue(undefined);
    await dispatcher.perform(command);
    expect(sent[1]).toMatchObject({ type: "answer", id: "c1", outcome: "applied" });
  });

  it("is answered when the log turns out to be unreadable", async () => {
    const { table, dispatcher, sent, store, later } = tableWithBot();
    store.mockRejectedValue(new Conflict());
    later.mockResolvedValue([rowAt(2, { type: "of a newer page" } as unknown as Entry)]);
    await expect(dispatcher.perform(command)).rejects.toThrow(UnreadableLog);
    expect(sent).toMatchObject([{ type: "answer", id: "c1", outcome: "refused" }]);
    expect(table.version).toBe(1);
  });
});
