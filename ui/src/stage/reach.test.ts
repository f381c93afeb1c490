import { describe, expect, it } from "vitest";
import refereed from "../testing/sets.json";
import { gameOf, playerOf } from "../testing/states";
import { letterOf } from "../wire/letters";
import type { DedicationKind } from "../wire/protocol";
import { reachOf } from "./reach";

const KINDS: readonly DedicationKind[] = [0, 1, 2];

function reach(cards: number[], gain?: readonly number[]) {
  return reachOf(gameOf({ players: [playerOf(), playerOf({ cards })] }), 1, gain);
}

/** The referee's word on hands of cards: `+` for a set, or else the letters that complete it. */
const HANDS = (refereed as string[][]).map(([cards = "", ...judged]) => ({
  cards: [...cards].map(Number),
  judged,
}));

describe("against the referee", () => {
  it("every hand has the same sets ready, and the same cards complete the others", () => {
    expect(HANDS.length).toBeGreaterThan(200);
    for (const { cards, judged } of HANDS) {
      const read = reach(cards).map(({ state, missing }) => {
        const letters = missing.map(letterOf).join("");
        expect(state === "one-short").toBe(letters !== "");
        return state === "ready" ? "+" : letters;
      });
      expect(read, cards.join("")).toEqual(judged);
    }
  });
});

describe("the three sets", () => {
  it("come in a fixed order with the value that waits, generic where a stack is empty", () => {
    const game = gameOf({ stacks: [[8, 7], [9], []] });
    expect(reachOf(game, 0).map(({ kind, value }) => [kind, value])).toEqual([
      [0, 8],
      [1, 9],
      [2, 4],
    ]);
  });

  it.each([
    ["four of one color is one pair, not two", [4, 2, 0, 0, 0, 0, 0], "ready", "far"],
    ["three and two pairs", [3, 2, 2, 0, 0, 0, 0], "one-short", "ready"],
    ["two pairs and two singles", [2, 2, 1, 1, 0, 0, 0], "far", "one-short"],
  ])("%s", (_, cards, four, pairs) => {
    expect(
      reach(cards)
        .slice(0, 2)
        .map(({ state }) => state),
    ).toEqual([four, pairs]);
  });

  it("name every color that would complete them", () => {
    expect(reach([3, 3, 1, 1, 1, 1, 0]).map(({ missing }) => missing)).toEqual([
      [0, 1],
      [2, 3, 4, 5],
      [6],
    ]);
  });
});

describe("with cards to come", () => {
  it("a set becomes ready, however many cards it lacked", () => {
    const [four, pairs] = reach([2, 2, 1, 0, 0, 0, 0], [2, 0, 1, 0, 0, 0, 0]);
    expect(four).toMatchObject({ state: "far", becomes: true });
    expect(pairs).toMatchObject({ state: "one-short", becomes: true });
  });

  it("one that is ready already does not become so", () => {
    for (const kind of KINDS) {
      expect(reach([4, 2, 2, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1])[kind]).toMatchObject({
        state: "ready",
        becomes: false,
      });
    }
  });
});
