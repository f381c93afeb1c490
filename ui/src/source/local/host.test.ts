import { beforeEach, describe, expect, it, vi } from "vitest";
import { fromText } from "../../core/notation";
import type { CoreRules } from "../../core/rules";
import { coreRules } from "../../testing/wasm";
import { newId, randomHex } from "../../wire/commands";
import type { OpenTable, State } from "../../wire/protocol";
import type { Question } from "./bots";
import { Host, NoTable, type Sent, UnreadableTable } from "./host";
import type { StoredLine, StoredRow } from "./storage/database";
import { Conflict } from "./storage/disk";
import { Keeper } from "./storage/keeper";
import { BadFile } from "./transfer";

/** Rows and lines in memory, shared by the hosts of several tabs. */
class Shared {
  rows: StoredRow[] = [];
  stored = new Map<string, StoredLine>();

  append = async (rows: readonly StoredRow[], lines: readonly StoredLine[] = []) => {
    const isKnown = (row: StoredRow) =>
      this.rows.some(({ table, seq }) => table === row.table && seq === row.seq);
    if (rows.some(isKnown)) throw new Conflict();
    this.rows.push(...rows);
    for (const line of lines) this.stored.set(line.id, line);
  };
  read = async (table: string, after = 0) =>
    this.rows.filter((row) => row.table === table && row.seq > after);
  lines = async () => [...this.stored.values()];
  remove = async (table: string) => {
    this.rows = this.rows.filter((row) => row.table !== table);
    this.stored.delete(table);
  };
}

let rules: CoreRules;
let disk: Shared;
const asked: Question[] = [];

beforeEach(async () => {
  rules ??= await coreRules();
  disk = new Shared();
  asked.length = 0;
});

function newHost() {
  const sent: Sent[] = [];
  const changed = vi.fn();
  const host = new Host({
    keeper: new Keeper(disk),
    rules: async () => rules,
    think: async (question) => {
      asked.push(question);
      return rules.legal(question.state)[0] ?? 0;
    },
    interrupt: () => undefined,
    post: (one) => sent.push(one),
    changed,
  });
  return { host, sent, changed };
}

const BOT = { kind: "bot", level: "sage" } as const;
const PERSON = { kind: "person" } as const;

/** Open a table for these seats, sit down and start. */
async function begin(host: Host, seats: OpenTable["seats"] = [PERSON, BOT]): Promise<string> {
  const { table } = await host.open({ id: newId(), title: "Moon Pond", seats });
  for (const [seat, { kind }] of seats.entries()) {
    if (kind !== "person") continue;
    const contribution = randomHex(32);
    const sit = { type: "sit", seat, name: `P${seat}`, contribution } as const;
    await host.command(table.id, { ...sit, id: newId(), version: 1 });
  }
  const { version } = await host.table(table.id);
  await host.command(table.id, { type: "start", id: newId(), version });
  return table.id;
}

/** Play the first legal action of the person on turn. */
async function actOnce(host: Host, id: string): Promise<void> {
  const { version, legal } = await host.table(id);
  const action = legal?.exchanges[0] ?? legal?.placements[0]?.[0] ?? (legal?.end ? "." : "");
  await host.command(id, { type: "act", action: String(action), id: newId(), version });
}

const statesOf = (sent: readonly Sent[]) =>
  sent.flatMap((one) => ("message" in one && one.message.type === "state" ? [one.message] : []));

describe("tables in the browser", () => {
  it("are opened, played and listed, and every entry is on the disk", async () => {
    const { host, changed } = newHost();
    const id = await begin(host);
    expect(id).toMatch(/^local-/);
    const state = await host.table(id);
    expect(state.table.status).toBe("playing");
    expect(disk.rows.map(({ entry }) => entry.type)).toEqual(["opened", "sat", "started"]);
    expect(changed).toHaveBeenCalledTimes(2);
    const [line] = await host.lines();
    expect(line).toMatchObject({ id, title: "Moon Pond", status: "playing", version: 3 });
    expect(line?.names.toSorted()).toEqual(["P0", "bot:sage"]);
  });

  it("are read again by the next page, and go on where they stood", async () => {
    const id = await begin(newHost().host, [PERSON, PERSON]);
    const { host, sent } = newHost();
    await host.join(id);
    const [state] = statesOf(sent);
    expect([state?.version, state?.table.status]).toEqual([4, "playing"]);
    expect(sent.at(-1)).toEqual({ table: id, news: { isKept: true, failedBot: null } });
  });

  it("let bots play while they are shown", async () => {
    vi.useFakeTimers();
    const { host, sent } = newHost();
    const id = await begin(host, [BOT, BOT]);
    await host.join(id);
    await vi.advanceTimersByTimeAsync(5000);
    await host.leave(id);
    const count = asked.length;
    expect(count).toBeGreaterThan(5);
    expect(statesOf(sent).at(-1)?.game?.lake.length).toBeGreaterThan(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(count);
    vi.useRealTimers();
  });

  it("follow another tab, and give the second of two actions to the one that was later", async () => {
    const first = newHost();
    const second = newHost();
    const id = await begin(first.host, [PERSON, PERSON]);
    await first.host.join(id);
    await second.host.join(id);
    const { game } = await first.host.table(id);
    const turn = game?.turn ?? 0;
    for (const { host } of [first, second]) {
      await host.say(id, { type: "here", id: newId(), seat: turn });
    }
    // Neither has heard of the other's action.
    await actOnce(first.host, id);
    const stale = await second.host.table(id);
    const answer = await second.host.command(id, {
      type: "act",
      action: String(stale.legal?.placements[0]?.[0]),
      id: newId(),
      version: stale.version,
    });
    expect(answer.outcome).toBe("stale");
    expect(statesOf(second.sent).at(-1)?.version).toBe(5);
    await first.host.say(id, { type: "rename", title: "Still Water", id: newId(), version: 5 });
    await second.host.follow(id);
    expect((await second.host.table(id)).table.title).toBe("Still Water");
  });

  it("answer a command over the line, also one that failed before in another way", async () => {
    const { host, sent } = newHost();
    const id = await begin(host);
    await host.join(id);
    const { version } = await host.table(id);
    const command = { type: "rename", title: "Still Water", id: newId(), version } as const;
    const { append } = disk;
    disk.append = () => Promise.reject(new Conflict());
    await expect(host.command(id, command)).rejects.toThrow(Conflict);
    disk.append = append;
    await host.say(id, command);
    const answers = sent.flatMap((one) =>
      "message" in one && one.message.type === "answer" ? [one.message] : [],
    );
    expect(answers).toMatchObject([{ id: command.id, outcome: "applied" }]);
    await host.leave(id);
  });

  it("are gone for all tabs once deleted", async () => {
    const first = newHost();
    const second = newHost();
    const id = await begin(first.host);
    await second.host.join(id);
    await first.host.remove(id);
    await second.host.follow(id);
    expect(second.sent.at(-1)).toEqual({ table: id, isGone: true });
    await expect(second.host.table(id)).rejects.toThrow(NoTable);
    expect(await first.host.lines()).toEqual([]);
  });

  it("have a rematch that is written together with the entry that announces it", async () => {
    const { host } = newHost();
    const id = await begin(host);
    const { version } = await host.table(id);
    await host.command(id, { type: "abandon", id: newId(), version });
    await host.command(id, { type: "rematch", id: newId(), version: version + 1 });
    const { table } = await host.table(id);
    const next = await host.table(table.rematch ?? "");
    expect(next.table).toMatchObject({ title: "Moon Pond 2", previous: id, status: "open" });
    expect((await host.lines()).map(({ title }) => title)).toContain("Moon Pond 2");
  });

  it("cannot be opened for guests, or for bots that there are not", async () => {
    const { host } = newHost();
    const open = (seats: OpenTable["seats"]) => host.open({ id: "x", title: "", seats });
    await expect(open([PERSON, { kind: "open" }])).rejects.toThrow("invitation");
    await expect(open([PERSON, { kind: "bot", level: "nobody" }])).rejects.toThrow("nobody");
    expect(disk.rows).toEqual([]);
  });

  it("are set aside where they cannot be read, with the reason, and others live", async () => {
    const { host } = newHost();
    const [good, bad] = [await begin(host), await begin(host)];
    disk.rows = disk.rows.map((row) =>
      row.table === bad && row.seq === 3
        ? { ...row, entry: { type: "acted", action: "hello" } }
        : row,
    );
    const later = newHost().host;
    await expect(later.table(bad)).rejects.toThrow(UnreadableTable);
    expect((await later.table(good)).table.status).toBe("playing");
    const lines = await later.lines();
    expect(lines.find(({ id }) => id === bad)?.trouble).toContain("not begun");
    expect(lines.find(({ id }) => id === good)?.trouble).toBeUndefined();
    expect(JSON.parse(await later.toFile(bad)).log).toHaveLength(3);
  });

  it("mend a line that the last page did not come to write", async () => {
    const id = await begin(newHost().host);
    const line = disk.stored.get(id);
    if (line) disk.stored.set(id, { ...line, status: "open", version: 1 });
    const { host } = newHost();
    await host.table(id);
    await vi.waitFor(() => expect(disk.stored.get(id)?.status).toBe("playing"));
  });
});

describe("a table as a file", () => {
  let text: string;
  let id: string;

  beforeEach(async () => {
    const { host } = newHost();
    id = await begin(host);
    text = await host.toFile(id);
  });

  it("is the same table elsewhere", async () => {
    const before: State = await newHost().host.table(id);
    disk = new Shared();
    const { host } = newHost();
    expect(await host.fromFile(text)).toBe(id);
    expect(await host.table(id)).toEqual(before);
    expect((await host.lines()).map((line) => line.id)).toEqual([id]);
  });

  it("adds what is missing to the table that is here, and never takes anything away", async () => {
    const { host } = newHost();
    const { version } = await host.table(id);
    await host.command(id, { type: "rename", title: "Later", id: newId(), version });
    const longer = await host.toFile(id);
    await host.fromFile(text);
    expect((await host.table(id)).table.title).toBe("Later");
    disk.rows = disk.rows.slice(0, -1);
    const other = newHost().host;
    await other.join(id);
    await other.fromFile(longer);
    expect((await other.table(id)).table.title).toBe("Later");
  });

  it("is refused if a table with another course is here", async () => {
    const { host } = newHost();
    const { version } = await host.table(id);
    await host.command(id, { type: "rename", title: "Mine", id: newId(), version });
    const log = JSON.parse(text);
    const theirs = { type: "renamed", title: "Theirs" };
    log.log.push({ seq: 4, browser: "me", command: "x", entry: theirs });
    await expect(host.fromFile(JSON.stringify(log))).rejects.toThrow(BadFile);
    expect((await host.table(id)).table.title).toBe("Mine");
  });

  it.each([
    ["nothing", ""],
    ["a list", "[1]"],
    ["another format", '{"format": "lanterns-record/1"}'],
    ["no log", '{"format": "lanterns-table/1", "id": "local-0123456789abcdef", "log": []}'],
    ["an id of the server", '{"format": "lanterns-table/1", "id": "abc", "log": []}'],
  ])("is refused if it holds %s", async (_, bad) => {
    await expect(newHost().host.fromFile(bad)).rejects.toThrow(BadFile);
  });

  it("is refused if its game breaks the rules", async () => {
    const log = JSON.parse(text);
    log.log.push({ seq: 4, browser: "me", command: "x", entry: { type: "acted", action: "7" } });
    disk = new Shared();
    await expect(newHost().host.fromFile(JSON.stringify(log))).rejects.toThrow(BadFile);
    expect(disk.rows).toEqual([]);
    expect(fromText("7")).toBeDefined();
  });
});
