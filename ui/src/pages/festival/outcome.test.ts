import { describe, expect, it } from "vitest";
import type { ResultInfo } from "../../wire/protocol";
import { outcomeFor } from "./outcome";

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
