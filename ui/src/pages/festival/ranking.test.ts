import { describe, expect, it } from "vitest";
import { rankPlayers } from "./ranking";

describe("the ranking", () => {
  const result = {
    honor: [20, 31, 31],
    favor: [4, 2, 2],
    cards: [5, 1, 1],
    winners: [1, 2],
    ranks: [3, 1, 1],
    decider: "nothing" as const,
    sentence: "",
    honor_by_turn: [],
  };

  it("goes by rank, and in turn order where one is shared", () => {
    expect(rankPlayers(result).map(({ seat, rank, honor }) => [seat, rank, honor])).toEqual([
      [1, 1, 31],
      [2, 1, 31],
      [0, 3, 20],
    ]);
  });
});

describe("ties", () => {
  const tiebreaker = (honor: number[], favor: number[], cards: number[], ranks: number[]) =>
    rankPlayers({
      ...{ honor, favor, cards, ranks, winners: [], decider: "honor", sentence: "" },
      honor_by_turn: [],
    }).map((row) => row.tiebreaker);

  it("are broken by favor, then by cards, which is said beside each player", () => {
    expect(tiebreaker([9, 8], [0, 0], [0, 0], [1, 2])).toEqual([undefined, undefined]);
    expect(tiebreaker([9, 9], [3, 1], [0, 5], [1, 2])).toEqual(["favor", "favor"]);
    expect(tiebreaker([9, 9, 4], [3, 3, 3], [6, 5, 6], [1, 2, 3])).toEqual([
      "cards",
      "cards",
      undefined,
    ]);
    expect(tiebreaker([9, 9], [3, 3], [5, 5], [1, 1])).toEqual([undefined, undefined]);
  });
});
