import { describe, expect, it } from "vitest";
import type { ResultInfo } from "../../wire/protocol";
import { outcomeFor, rankPlayers } from "./ranking";

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

function result(honor: number[], ranks: number[]): ResultInfo {
  return {
    honor,
    favor: honor.map(() => 0),
    cards: honor.map(() => 0),
    winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
    ranks,
    decider: "honor",
    sentence: "",
    honor_by_turn: [],
  } as unknown as ResultInfo;
}

describe("the outcome", () => {
  it("is a victory with the distance to the next player", () => {
    expect(outcomeFor(result([30, 41, 38], [3, 1, 2]), [1])).toEqual({
      kind: "won",
      rank: 1,
      rival: 2,
      gap: 3,
    });
  });

  it("is a defeat with the distance to the winner", () => {
    expect(outcomeFor(result([30, 41, 38], [3, 1, 2]), [0])).toEqual({
      kind: "lost",
      rank: 3,
      rival: 1,
      gap: 11,
    });
  });

  it("is shared if nothing separates the first two", () => {
    expect(outcomeFor(result([40, 40], [1, 1]), [0])).toMatchObject({ kind: "shared", gap: 0 });
  });

  it("is nobody's own for watchers and for people who share a browser", () => {
    expect(outcomeFor(result([30, 41], [2, 1]), [])).toMatchObject({ kind: "watched", rival: 1 });
    expect(outcomeFor(result([30, 41], [2, 1]), [0, 1]).kind).toBe("watched");
  });
});
