import { describe, expect, it } from "vitest";
import type { Happened } from "../wire/protocol";
import { completeUpTo, isComplete, mergeLog } from "./log";

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
});
