import { beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryDatabase } from "../../../testing/memory-database";
import type { TableSummary } from "../summaries";
import { Conflict, DeletedTable, type StoredRow } from "./database";
import { LogStore } from "./log-store";

const row = (seq: number, table = "a", title = ""): StoredRow => ({
  table,
  seq,
  command: String(seq),
  entry: { type: "renamed", title },
});
const summary = (id: string, version: number) => ({ id, version, changed: "" }) as TableSummary;

let database: MemoryDatabase;
let store: LogStore;

beforeEach(() => {
  database = new MemoryDatabase();
  store = new LogStore(database);
});

describe("a store of logs", () => {
  it("writes rows and summaries at once", async () => {
    await store.append([row(1)], [summary("a", 1)]);
    expect([database.rows.length, database.stored.size, store.isKept("a")]).toEqual([1, 1, true]);
    expect(await store.read("a")).toEqual([row(1)]);
  });

  it("says when another tab was quicker, and has then written nothing", async () => {
    await database.append([row(1, "a", "theirs")]);
    await expect(store.append([row(1, "a", "mine")], [summary("a", 1)])).rejects.toThrow(Conflict);
    expect(await store.read("a")).toEqual([row(1, "a", "theirs")]);
    expect(await store.summaries()).toEqual([]);
  });

  it("goes on in memory where the database is full, and says so", async () => {
    await store.append([row(1)], [summary("a", 1)]);
    database.isFull = true;
    await store.append([row(2)], [summary("a", 2)]);
    expect(store.isKept("a")).toBe(false);
    expect(store.isKept("b")).toBe(true);
    expect(await store.read("a")).toEqual([row(2)]);
    expect(await store.summaries()).toEqual([summary("a", 2)]);
  });

  it("writes what is missing as soon as there is room", async () => {
    database.isFull = true;
    await store.append([row(1)], [summary("a", 1)]);
    await store.append([row(2)]);
    expect((await store.read("a", 1)).map(({ seq }) => seq)).toEqual([2]);
    database.isFull = false;
    await store.append([row(3)]);
    expect(database.rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(await database.summaries()).toEqual([summary("a", 1)]);
    expect(store.isKept("a")).toBe(true);
  });

  it("keeps a rematch that is in memory with the table that it follows", async () => {
    database.isFull = true;
    await store.append([row(1), row(1, "b")], [summary("b", 1)]);
    expect([store.isKept("a"), store.isKept("b")]).toEqual([false, false]);
    expect(await store.read("b")).toEqual([row(1, "b")]);
  });

  it("plays on in memory where another tab went on with the log on the database", async () => {
    database.isFull = true;
    await store.append([row(1, "a", "mine")]);
    database.isFull = false;
    await database.append([row(1, "a", "theirs")]);
    await store.append([row(2, "a", "mine")]);
    expect(store.isKept("a")).toBe(false);
  });

  it("adds nothing to a table that another tab has deleted, not even in memory", async () => {
    await store.append([row(1)], [summary("a", 1)]);
    await database.remove("a");
    await expect(store.append([row(2)], [summary("a", 2)])).rejects.toThrow(DeletedTable);
    await expect(store.append([], [summary("a", 2)])).rejects.toThrow(DeletedTable);
    expect([database.rows, await store.read("a"), await store.summaries()]).toEqual([[], [], []]);
  });

  it("gives up what is in memory of such a table", async () => {
    await store.append([row(1)]);
    database.isFull = true;
    await store.append([row(2)], [summary("a", 2)]);
    database.isFull = false;
    await database.remove("a");
    await expect(store.append([row(3)])).rejects.toThrow(DeletedTable);
    expect([database.rows, await store.read("a"), await store.summaries()]).toEqual([[], [], []]);
  });

  it("reads nothing where reading is forbidden, and says so", async () => {
    database.isFull = true;
    await expect(store.read("a")).rejects.toThrow("forbidden");
  });

  it("deletes tables that are in memory only, too", async () => {
    database.isFull = true;
    await store.append([row(1)], [summary("a", 1)]);
    vi.spyOn(database, "remove").mockRejectedValue(new Error("forbidden"));
    await store.remove("a");
    expect(await store.summaries()).toEqual([]);
    await expect(store.remove("b")).rejects.toThrow("forbidden");
  });
});
