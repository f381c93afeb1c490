import { beforeEach, describe, expect, it } from "vitest";
import { readJson, writeText } from "../storage/storage.svelte";
import { seatOf } from "../testing/states";
import { REPLAY_ID } from "../wire/local-id";
import type { ResultInfo, SeatInfo, State } from "../wire/protocol";
import { beatenAt, beatenBots, collectSeals, parseBeaten } from "./beaten.svelte";

const BOTS: readonly SeatInfo[] = [
  seatOf({ mine: true }),
  seatOf({ kind: "bot", level: "fox", name: "" }),
  seatOf({ kind: "bot", level: "sage", name: "" }),
];

function ended(
  winners: number[],
  seats: readonly SeatInfo[] = BOTS,
): Pick<State, "table" | "result"> {
  return { table: { seats } as State["table"], result: { winners } as unknown as ResultInfo };
}

describe("the seals", () => {
  beforeEach(() => {
    writeText("lanterns.beaten", null);
  });

  it("mark every bot of a game that I won", () => {
    expect(beatenAt(ended([0]))).toEqual(["fox", "sage"]);
    expect(beatenAt(ended([0, 2]))).toEqual(["fox"]);
    expect(beatenAt(ended([1]))).toEqual([]);
    expect(beatenAt({ ...ended([0]), result: null })).toEqual([]);
  });

  it("mark none of a game that was not dealt here", () => {
    const { table, result } = ended([0]);
    expect(beatenAt({ table: { ...table, previous: "t1" }, result })).toHaveLength(2);
    expect(beatenAt({ table: { ...table, previous: REPLAY_ID }, result })).toEqual([]);
  });

  it("mark none for people who share a browser, or if a bot played for me", () => {
    expect(beatenAt(ended([0], [...BOTS, seatOf({ mine: true })]))).toEqual([]);
    expect(beatenAt(ended([0], [seatOf({ mine: true, level: "fox" }), ...BOTS.slice(1)]))).toEqual(
      [],
    );
    expect(beatenAt(ended([0], [seatOf(), ...BOTS.slice(1)]))).toEqual([]);
  });

  it("are new once, and kept in the browser", () => {
    expect(collectSeals(ended([0]))).toEqual(["fox", "sage"]);
    expect([...beatenBots()]).toEqual(["fox", "sage"]);
    expect(collectSeals(ended([0]))).toEqual([]);
    expect(parseBeaten(readJson("lanterns.beaten"))).toEqual(["fox", "sage"]);
    expect(parseBeaten(undefined)).toEqual([]);
    expect(parseBeaten(["fox", 3])).toEqual(["fox"]);
  });
});
