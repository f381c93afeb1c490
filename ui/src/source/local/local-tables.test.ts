import { beforeEach, describe, expect, it, vi } from "vitest";
import kept from "../../../../tests/browser_table/kept/two-in-progress.json";
import { fromText } from "../../core/notation";
import type { CoreRules } from "../../core/rules";
import type { NewTable } from "../../engine/dealing";
import { type Entry, UnreadableLog } from "../../engine/log";
import { MemoryDatabase } from "../../testing/memory-database";
import { coreRules } from "../../testing/wasm";
import { type Command, newId } from "../../wire/commands";
import type { Answer, State, Upward } from "../../wire/protocol";
import { isComplete } from "../log";
import type { Question } from "./bots";
import { LocalTables, NoTable, type Sent } from "./local-tables";
import { LogStore } from "./storage/log-store";
import { BadFile } from "./transfer";

let rules: CoreRules;
let database: MemoryDatabase;
const asked: Question[] = [];

beforeEach(async () => {
  rules ??= await coreRules();
  database = new MemoryDatabase();
  asked.length = 0;
});

const BOT = { level: "sage" };
const PEOPLE = [{ name: "Ana" }, { name: "Bo" }];

/** A tab, and what its page is sent. */
class Tab {
  readonly sent: Sent[] = [];
  readonly changed = vi.fn();
  readonly tables = new LocalTables({
    store: new LogStore(database),
    rules: async () => rules,
    think: async (question) => {
      asked.push(question);
      return rules.legal(question.state)[0] ?? 0;
    },
    interrupt: () => undefined,
    post: (one) => this.sent.push(one),
    changed: this.changed,
  });

  deal(players: NewTable["players"] = [{ name: "Ana" }, BOT]): Promise<string> {
    return this.tables.deal({ title: "Moon Pond", players });
  }

  /** What the page shows of a table. */
  async state(id: string): Promise<State> {
    await this.tables.join(id);
    return this.states.at(-1) as State;
  }

  async send(id: string, command: Command): Promise<Answer> {
    const { version } = await this.state(id);
    return this.say(id, { ...command, id: newId(), version });
  }

  async say(id: string, message: Upward): Promise<Answer> {
    await this.tables.say(id, message);
    const answers = this.messages.filter(({ type }) => type === "answer");
    return answers.at(-1) as Answer;
  }

  get messages() {
    return this.sent.flatMap((one) => ("message" in one ? [one.message] : []));
  }

  get states(): readonly State[] {
    return this.messages.filter((message) => message.type === "state");
  }
}

describe("tables in the browser", () => {
  it("are dealt, played and listed, and every entry is in the database", async () => {
    const tab = new Tab();
    const id = await tab.deal();
    expect(id).toMatch(/^local-/);
    expect((await tab.state(id)).table.status).toBe("playing");
    expect(database.rows.map(({ entry }) => entry.type)).toEqual(["dealt"]);
    const [summary] = await tab.tables.summaries();
    expect(summary).toMatchObject({ id, title: "Moon Pond", status: "playing", version: 1 });
    expect(summary?.names.toSorted()).toEqual(["Ana", "bot:sage"]);
    await tab.send(id, { type: "rename", title: "Still Water" });
    expect(tab.changed.mock.calls).toEqual([[id]]);
    expect((await tab.tables.summaries())[0]).toMatchObject({ title: "Still Water", version: 2 });
  });

  it("are read again by the next page, and go on where they stood", async () => {
    const id = await new Tab().deal(PEOPLE);
    const tab = new Tab();
    const { version, table } = await tab.state(id);
    expect([version, table.status]).toEqual([1, "playing"]);
    expect(tab.sent.at(-1)).toEqual({ table: id, news: { isKept: true, failedBot: null } });
    expect(await tab.tables.history(id)).toEqual([
      { version: 1, events: [{ type: "game_started" }] },
    ]);
  });

  it("let bots play while they are shown", async () => {
    vi.useFakeTimers();
    const tab = new Tab();
    const id = await tab.deal([BOT, BOT]);
    await tab.tables.join(id);
    await vi.advanceTimersByTimeAsync(5000);
    await tab.tables.leave(id);
    const count = asked.length;
    expect(count).toBeGreaterThan(5);
    expect(tab.states.at(-1)?.game?.lake.length).toBeGreaterThan(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(count);
    vi.useRealTimers();
  });

  it("follow another tab, and give the second of two actions to the one that was later", async () => {
    const [first, second] = [new Tab(), new Tab()];
    const id = await first.deal(PEOPLE);
    for (const tab of [first, second]) {
      await tab.state(id);
      await tab.say(id, { type: "here", id: newId(), seat: 0 });
    }
    // Neither has heard of the other's action.
    const action = String(second.states.at(-1)?.legal?.placements[0]?.[0]);
    expect((await first.send(id, { type: "act", action })).outcome).toBe("applied");
    expect((await second.send(id, { type: "act", action })).outcome).toBe("stale");
    expect(second.states.at(-1)?.version).toBe(2);
    await first.send(id, { type: "rename", title: "Still Water" });
    await second.tables.follow(id);
    expect((await second.state(id)).table.title).toBe("Still Water");
  });

  it("are gone for all tabs once deleted", async () => {
    const [first, second] = [new Tab(), new Tab()];
    const id = await first.deal();
    await second.tables.join(id);
    await first.tables.remove(id);
    await second.tables.follow(id);
    expect(second.sent.at(-1)).toEqual({ table: id, ended: "gone" });
    await expect(second.tables.join(id)).rejects.toThrow(NoTable);
    expect(await first.tables.summaries()).toEqual([]);
  });

  it("do not come back when a bot or a person acts in a tab that has not heard of it", async () => {
    vi.useFakeTimers();
    const [first, second] = [new Tab(), new Tab()];
    const bots = await first.deal([BOT, BOT]);
    const people = await first.deal(PEOPLE);
    await second.tables.join(bots);
    await second.tables.join(people);
    for (const id of [bots, people]) await first.tables.remove(id);
    const rename = { type: "rename", title: "Mine", id: newId(), version: 1 } as const;
    await expect(second.tables.say(people, rename)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5000);
    expect(database.rows).toEqual([]);
    expect(await second.tables.summaries()).toEqual([]);
    expect(second.messages.at(-1)).toMatchObject({ id: rename.id, outcome: "refused" });
    for (const id of [bots, people]) {
      expect(second.sent).toContainEqual({ table: id, ended: "gone" });
    }
    expect(second.sent).not.toContainEqual(
      expect.objectContaining({ news: expect.objectContaining({ failedBot: "sage" }) }),
    );
    vi.useRealTimers();
  });

  it("have a rematch that is dealt together with the entry that announces it", async () => {
    const tab = new Tab();
    const id = await tab.deal();
    await tab.send(id, { type: "abandon" });
    await tab.send(id, { type: "rematch" });
    const { rematch } = (await tab.state(id)).table;
    const next = await tab.state(rematch ?? "");
    expect(next.table).toMatchObject({ title: "Moon Pond 2", previous: id, status: "playing" });
    expect((await tab.tables.summaries()).map(({ title }) => title)).toContain("Moon Pond 2");
  });

  it("are set aside where they cannot be read, with the reason, and others live", async () => {
    const [good, bad] = [await new Tab().deal(), await new Tab().deal()];
    const entry = { type: "acted", action: "hello" } as const;
    database.rows.push({ table: bad, seq: 2, command: "x", entry });
    const { tables } = new Tab();
    await expect(tables.join(bad)).rejects.toThrow(UnreadableLog);
    await tables.join(good);
    await vi.waitFor(() => expect(database.stored.get(bad)?.trouble).toContain("hello"));
    expect(database.stored.get(good)?.trouble).toBeUndefined();
    expect(JSON.parse(await tables.toFile(bad)).log).toHaveLength(2);
  });

  it("are set aside where another tab wrote what only a newer page can read", async () => {
    const [tab, id] = [new Tab(), await new Tab().deal(PEOPLE)];
    await tab.tables.join(id);
    const entry = { type: "painted" } as unknown as Entry;
    database.rows.push({ table: id, seq: 2, command: "x", entry });
    await expect(tab.tables.follow(id)).rejects.toThrow("painted");
    expect(tab.sent.at(-1)).toEqual({ table: id, ended: "unreadable" });
    await expect(tab.tables.join(id)).rejects.toThrow(UnreadableLog);
    expect(database.rows).toHaveLength(2);
  });

  it("mend a summary that the last page did not come to write", async () => {
    const tab = new Tab();
    const id = await tab.deal();
    await tab.send(id, { type: "abandon" });
    const summary = database.stored.get(id);
    if (summary) database.stored.set(id, { ...summary, status: "playing", version: 1 });
    await new Tab().tables.join(id);
    await vi.waitFor(() => expect(database.stored.get(id)?.status).toBe("abandoned"));
  });
});

describe("a table as a file", () => {
  let text: string;
  let id: string;

  beforeEach(async () => {
    const { tables } = new Tab();
    id = await tables.deal({ title: "Moon Pond", players: PEOPLE });
    text = await tables.toFile(id);
  });

  /** The file with another entry at its end. */
  function longer(entry: Entry): string {
    const file = JSON.parse(text);
    return JSON.stringify({ ...file, log: [...file.log, { seq: 2, command: "x", entry }] });
  }

  it("is the same table elsewhere", async () => {
    const before = await new Tab().state(id);
    database = new MemoryDatabase();
    const tab = new Tab();
    expect(await tab.tables.fromFile(text)).toBe(id);
    expect(await tab.state(id)).toEqual(before);
    expect((await tab.tables.summaries()).map((table) => table.id)).toEqual([id]);
  });

  it("is taken from an earlier page, and goes on", async () => {
    const tab = new Tab();
    const old = await tab.tables.fromFile(JSON.stringify(kept.file));
    const { version } = await tab.state(old);
    expect(version).toBe(kept.file.log.length);
    const history = await tab.tables.history(old);
    expect(isComplete(history, version)).toBe(true);
    expect(history.flatMap(({ events }) => events)[0]).toEqual({ type: "game_started" });
    await tab.send(old, { type: "rename", title: "Later" });
    expect(await new Tab().state(old)).toMatchObject({ version: version + 1 });
    expect(database.rows.at(-1)).toMatchObject({ table: old, seq: version + 1 });
  });

  it("adds what is missing to the table that is here, and never takes anything away", async () => {
    const tab = new Tab();
    await tab.tables.join(id);
    await tab.tables.fromFile(longer({ type: "renamed", title: "Later" }));
    expect((await tab.state(id)).table.title).toBe("Later");
    await tab.tables.fromFile(text);
    expect((await tab.state(id)).table.title).toBe("Later");
  });

  it("is refused if a table with another course is here", async () => {
    const tab = new Tab();
    await tab.send(id, { type: "rename", title: "Mine" });
    const theirs = longer({ type: "renamed", title: "Theirs" });
    await expect(tab.tables.fromFile(theirs)).rejects.toThrow(BadFile);
    expect((await tab.state(id)).table.title).toBe("Mine");
  });

  it.each([
    ["nothing", ""],
    ["a list", "[1]"],
    ["another format", '{"format": "lanterns-record/1"}'],
    ["no log", '{"format": "lanterns-table/1", "id": "local-0123456789abcdef", "log": []}'],
    ["an id of the server", '{"format": "lanterns-table/1", "id": "abc", "log": []}'],
  ])("is refused if it holds %s", async (_, bad) => {
    await expect(new Tab().tables.fromFile(bad)).rejects.toThrow(BadFile);
  });

  it("is refused if its game breaks the rules", async () => {
    database = new MemoryDatabase();
    const wrong = longer({ type: "acted", action: "7" });
    await expect(new Tab().tables.fromFile(wrong)).rejects.toThrow(BadFile);
    expect(database.rows).toEqual([]);
    expect(fromText("7")).toBeDefined();
  });
});
