import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StoredLine, StoredRow } from "./database";
import { Conflict } from "./disk";
import { Keeper } from "./keeper";

/** A disk in memory that can be full or forbidden. */
class FakeDisk {
  rows: StoredRow[] = [];
  stored: StoredLine[] = [];
  isFull = false;

  async append(rows: readonly StoredRow[], lines: readonly StoredLine[] = []): Promise<void> {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    const known = new Set(this.rows.map(({ table, seq }) => `${table} ${seq}`));
    if (rows.some(({ table, seq }) => known.has(`${table} ${seq}`))) throw new Conflict();
    this.rows.push(...rows);
    for (const line of lines) {
      this.stored = [...this.stored.filter(({ id }) => id !== line.id), line];
    }
  }

  async read(table: string, after = 0): Promise<readonly StoredRow[]> {
    if (this.isFull) throw new DOMException("forbidden", "SecurityError");
    return this.rows.filter((row) => row.table === table && row.seq > after);
  }

  async lines(): Promise<readonly StoredLine[]> {
    return this.stored;
  }

  remove = vi.fn(async (table: string) => {
    this.rows = this.rows.filter((row) => row.table !== table);
  });
}

const row = (seq: number, table = "a", title = ""): StoredRow => ({
  table,
  seq,
  browser: "me",
  command: String(seq),
  entry: { type: "renamed", title },
});
const line = (id: string, version: number) => ({ id, version, changed: "" }) as StoredLine;

let disk: FakeDisk;
let keeper: Keeper;

beforeEach(() => {
  disk = new FakeDisk();
  keeper = new Keeper(disk);
});

describe("a keeper of logs", () => {
  it("writes rows and lines at once", async () => {
    await keeper.append([row(1)], [line("a", 1)]);
    expect([disk.rows.length, disk.stored.length, keeper.isKept("a")]).toEqual([1, 1, true]);
    expect(await keeper.read("a")).toEqual([row(1)]);
  });

  it("says when another tab was quicker, and has then written nothing", async () => {
    await disk.append([row(1, "a", "theirs")]);
    await expect(keeper.append([row(1, "a", "mine")], [line("a", 1)])).rejects.toThrow(Conflict);
    expect(await keeper.read("a")).toEqual([row(1, "a", "theirs")]);
    expect(await keeper.lines()).toEqual([]);
  });

  it("goes on in memory where the disk is full, and says so", async () => {
    await keeper.append([row(1)], [line("a", 1)]);
    disk.isFull = true;
    await keeper.append([row(2)], [line("a", 2)]);
    expect(keeper.isKept("a")).toBe(false);
    expect(keeper.isKept("b")).toBe(true);
    expect(await keeper.read("a")).toEqual([row(2)]);
    expect(await keeper.lines()).toEqual([line("a", 2)]);
  });

  it("writes what is missing as soon as there is room", async () => {
    disk.isFull = true;
    await keeper.append([row(1)], [line("a", 1)]);
    await keeper.append([row(2)]);
    expect((await keeper.read("a", 1)).map(({ seq }) => seq)).toEqual([2]);
    disk.isFull = false;
    await keeper.append([row(3)]);
    expect(disk.rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(disk.stored).toEqual([line("a", 1)]);
    expect(keeper.isKept("a")).toBe(true);
  });

  it("keeps a rematch that is in memory with the table that it follows", async () => {
    disk.isFull = true;
    await keeper.append([row(1), row(1, "b")], [line("b", 1)]);
    expect([keeper.isKept("a"), keeper.isKept("b")]).toEqual([false, false]);
    expect(await keeper.read("b")).toEqual([row(1, "b")]);
  });

  it("plays on in memory where another tab went on with the log on the disk", async () => {
    disk.isFull = true;
    await keeper.append([row(1, "a", "mine")]);
    disk.isFull = false;
    await disk.append([row(1, "a", "theirs")]);
    await keeper.append([row(2, "a", "mine")]);
    expect(keeper.isKept("a")).toBe(false);
  });

  it("reads nothing where reading is forbidden, and says so", async () => {
    disk.isFull = true;
    await expect(keeper.read("a")).rejects.toThrow("forbidden");
  });

  it("deletes tables that are in memory only, too", async () => {
    disk.isFull = true;
    await keeper.append([row(1)], [line("a", 1)]);
    disk.remove.mockRejectedValueOnce(new Error("forbidden"));
    await keeper.remove("a");
    expect(await keeper.lines()).toEqual([]);
    disk.remove.mockRejectedValueOnce(new Error("forbidden"));
    await expect(keeper.remove("b")).rejects.toThrow("forbidden");
  });
});
