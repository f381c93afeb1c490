import { beforeAll, describe, expect, it } from "vitest";
import abandoned from "../../../tests/browser_table/kept/abandoned.json";
import four from "../../../tests/browser_table/kept/four-in-progress.json";
import practice from "../../../tests/browser_table/kept/from-replay.json";
import lobby from "../../../tests/browser_table/kept/rematch-not-started.json";
import finished from "../../../tests/browser_table/kept/three-finished.json";
import two from "../../../tests/browser_table/kept/two-in-progress.json";
import type { CoreRules } from "../core/rules";
import { coreRules } from "../testing/wasm";
import type { State } from "../wire/protocol";
import { checkShuffle, isShuffledRecord } from "./check-shuffle";
import { type LogRow, UnreadableLog } from "./log";
import { stateMessage } from "./messages";
import { withDeal } from "./old-log";
import { LocalTable } from "./table";
import { recordOf } from "./table-record";

/** A table as a page before this one saved it, with the state and the record that it showed. */
interface Kept {
  readonly file: { readonly id: string; readonly log: object };
  readonly state: object;
  readonly record: object | null;
}

let rules: CoreRules;
beforeAll(async () => {
  rules = await coreRules();
});

const rowsIn = ({ file }: Kept) => file.log as readonly LogRow[];
const read = (kept: Kept, rows = rowsIn(kept)) =>
  LocalTable.replay(rules, kept.file.id, withDeal(kept.file.id, rows));

/** The state without what belongs to a lobby, to which nobody is invited; no seat was a program's. */
function shown(kept: Kept): State {
  const state = kept.state as State;
  const seats = state.table.seats.map((seat) => ({ ...seat, pledge: null, program: false }));
  return {
    ...state,
    table: { ...state.table, seats, join: null, watch: null, seating_by_chance: false },
  };
}

describe("a log of an earlier page", () => {
  it.each<[string, Kept]>([
    ["with a handed-over seat", two],
    ["of people who share a browser", four],
    ["that has ended and has a rematch", finished],
    ["that was abandoned", abandoned],
  ])("is the table that it was: %s", (_, kept) => {
    const table = read(kept);
    expect(stateMessage(table, table.shownSeat(null))).toEqual(shown(kept));
    if (kept.record) expect(recordOf(table)).toEqual(kept.record);
  });

  it("keeps the proof of its shuffle", () => {
    const record = recordOf(read(finished));
    if (!isShuffledRecord(record)) throw new Error("it has no proof");
    const { table, commitment, contributions } = record.shuffle;
    const claims = checkShuffle(record, {
      table,
      commitment,
      contributions: contributions.filter(Boolean),
    });
    expect(claims.filter(([, holds]) => holds === false)).toEqual([]);
    const [opened, ...rest] = rowsIn(finished);
    const older = { ...opened, entry: { ...opened?.entry, shuffle: 1 } } as unknown as LogRow;
    const { shuffle } = recordOf(read(finished, [older, ...rest])) as typeof record;
    expect([shuffle.format, shuffle.pledges]).toEqual(["lanterns-shuffle/1", undefined]);
  });

  it("still goes on from a replay, for practice", () => {
    const table = read(practice);
    const { previous, ...rest } = stateMessage(table, table.shownSeat(null)).table;
    expect(previous).toBe("replay");
    expect(rest).toMatchObject({ commitment: "", title: practice.state.table.title });
    expect(table.game.actions).toHaveLength(20);
  });

  it("is dealt where it was left in its lobby, each time in the same way", () => {
    const table = read(lobby);
    expect(table.status).toBe("playing");
    expect(table.holders.map(({ name, level }) => name || level)).toEqual([
      "Zoë",
      "visitor",
      "Third",
    ]);
    const action = String(JSON.parse(rules.previews(table.game.state, 0))[0][0]);
    const acted: LogRow = { seq: 2, command: "x", entry: { type: "acted", action } };
    const later = read(lobby, [...rowsIn(lobby), acted]);
    expect(later.dealt).toEqual(table.dealt);
    expect(later.game.actions).toEqual([action]);
  });

  it("cannot be read where nobody had sat down yet", () => {
    const [opened] = rowsIn(two);
    expect(() => read(two, opened && [opened])).toThrow(UnreadableLog);
  });
});

describe("a log", () => {
  it("cannot be read where a newer page wrote it", () => {
    const rows = rowsIn(two);
    const seq = rows.length + 1;
    const unknown = { seq, command: "x", entry: { type: "painted" } } as unknown as LogRow;
    expect(() => read(two, [...rows, unknown])).toThrow("painted");
    const table = read(lobby);
    const first = { seq: 1, command: "x", entry: { ...table.dealt, rules: 99 } };
    expect(() => read(lobby, [first])).toThrow("It has rules 99, of a newer page.");
  });

  it("cannot be read where a row is missing, or breaks the rules", () => {
    const rows = rowsIn(two);
    expect(() => read(two, rows.toSpliced(10, 1))).toThrow("It goes from 10 to 12.");
    expect(() => read(two, rows.slice(1))).toThrow("It does not begin with a deal.");
    const acted = { seq: 4, command: "x", entry: { type: "acted", action: "7" } } as const;
    expect(() => read(two, [...rows.slice(0, 3), acted])).toThrow(UnreadableLog);
  });
});
