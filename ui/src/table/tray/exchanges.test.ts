import { describe, expect, it } from "vitest";
import { anyCompleted, effectOf, exchangesByGiven } from "./exchanges";

describe("legal exchanges", () => {
  it("are found by the card given and the card taken", () => {
    const offers = exchangesByGiven(["xR>O", "xR>K", "4R", "7@0,1r0"]);
    expect([...(offers.get("R") ?? [])]).toEqual([
      ["O", "xR>O"],
      ["K", "xR>K"],
    ]);
    expect(offers.size).toBe(1);
  });
});

describe("what an exchange does to my sets", () => {
  it("is to complete one, or several at once", () => {
    expect(effectOf([3, 1, 0, 0, 0, 0, 0], "O", "R")).toEqual({ completes: [0], breaks: [] });
    expect(effectOf([3, 2, 2, 1, 1, 1, 0], "R", "K")).toEqual({ completes: [2], breaks: [] });
    expect(effectOf([2, 2, 2, 1, 3, 0, 0], "P", "B").completes).toEqual([0]);
  });

  it("is to break one up where its cards are given", () => {
    expect(effectOf([4, 0, 0, 0, 0, 0, 0], "R", "O")).toEqual({ completes: [], breaks: [0] });
    expect(effectOf([2, 2, 2, 1, 0, 0, 0], "R", "P")).toEqual({ completes: [], breaks: [] });
  });

  it("is summed up for all that a card can be exchanged for", () => {
    const cards = [3, 1, 3, 0, 0, 0, 0];
    const effects = [
      effectOf(cards, "O", "R"),
      effectOf(cards, "O", "G"),
      effectOf(cards, "O", "K"),
    ];
    expect(anyCompleted(effects)).toEqual([0]);
    expect(anyCompleted([])).toEqual([]);
  });
});
