import { describe, expect, it } from "vitest";
import type { Happened } from "../protocol";
import { exchangesByGiven } from "./exchanges";
import { completeUpTo, isComplete, mergeLog, sinceMyTurn } from "./log";

function laid(version: number, seat: number): Happened {
  return { version, events: [{ type: "tile_laid", seat, tile: 1, cell: [0, 1], turns: 0 }] };
}

describe("the log", () => {
  it("keeps each version once, in order, whatever comes twice or late", () => {
    const log = mergeLog([laid(2, 0), laid(4, 0)], [laid(4, 0), laid(3, 1)]);
    expect(log.map(({ version }) => version)).toEqual([2, 3, 4]);
    expect(mergeLog(log, [laid(3, 1)])).toBe(log);
  });

  it("knows up to where nothing is missing; the first version is the opening", () => {
    expect(completeUpTo([])).toBe(1);
    expect(completeUpTo([laid(2, 0), laid(3, 0), laid(5, 0)])).toBe(3);
    expect(isComplete([laid(2, 0)], 2)).toBe(true);
    expect(isComplete([laid(3, 0)], 3)).toBe(false);
  });

  it("tells what others did since my last deed", () => {
    const started: Happened = { version: 2, events: [{ type: "game_started" }] };
    const log = [started, laid(3, 0), laid(4, 1), laid(5, 2)];
    expect(sinceMyTurn(log, 0).map(({ version }) => version)).toEqual([4, 5]);
    expect(sinceMyTurn(log, 2)).toEqual([]);
    expect(sinceMyTurn(log, 3).map(({ version }) => version)).toEqual([3, 4, 5]);
  });
});

describe("exchanges", () => {
  it("are found by the card given, then by the card taken", () => {
    const offers = exchangesByGiven(["xP>R", "xP>K", "xB>R"]);
    expect([...offers.keys()]).toEqual(["P", "B"]);
    expect(offers.get("P")?.get("K")).toBe("xP>K");
    expect(offers.get("B")?.has("K")).toBe(false);
  });
});
