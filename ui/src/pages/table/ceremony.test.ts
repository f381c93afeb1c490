import { describe, expect, it } from "vitest";
import { seatOf, stateOf, tableOf } from "../../testing/states";
import type { State } from "../../wire/protocol";
import { ceremonyOf } from "./ceremony";

/** A game that has ended, with the ranks of its seats and which of them are mine. */
function ended(ranks: number[], mine: number[]): State {
  const seats = ranks.map((_, seat) => seatOf({ mine: mine.includes(seat) }));
  const result = { ranks, honor: [], favor: [], cards: [] } as unknown as State["result"];
  return stateOf({ table: tableOf({ seats, status: "over" }), result });
}

describe("the end of a game", () => {
  it.each([
    [[1, 2], [0], "victory"],
    [[1, 1], [0], "victory"],
    [[2, 1], [0], "defeat"],
    [[2, 1], [], "watched"],
    [[2, 1], [0, 1], "watched"],
    [[3, 1, 2], [0, 2], "defeat"],
  ])("with the ranks %j is for the seats %j a %s", (ranks, mine, ceremony) => {
    expect(ceremonyOf(ended(ranks, mine))).toBe(ceremony);
  });

  it("is nothing before it", () => {
    expect(ceremonyOf(stateOf())).toBeUndefined();
  });
});
