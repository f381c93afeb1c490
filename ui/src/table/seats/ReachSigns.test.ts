import { beforeAll, describe, expect, it } from "vitest";
import type { Reach } from "../../stage/reach";
import { render } from "../../testing/render";
import { setLanguage } from "../../words/words.svelte";
import ReachSigns from "./ReachSigns.svelte";

beforeAll(() => setLanguage("en"));

const REACH: readonly Reach[] = [
  { kind: 0, state: "one-short", missing: [0, 4, 6], value: 8, becomes: false },
  { kind: 1, state: "ready", missing: [], value: 9, becomes: false },
  { kind: 2, state: "far", missing: [], value: 10, becomes: true },
];

function signs(compact: boolean) {
  const root = render(ReachSigns, { name: "Bo", reach: REACH, compact });
  return [...root.querySelectorAll("li")].map((sign) => ({
    state: sign.dataset.reach,
    words: sign.querySelector(".visually-hidden")?.textContent,
    seen: [...sign.querySelectorAll("b")].map((one) => one.textContent).join(" "),
    cards: sign.querySelectorAll(".card").length,
  }));
}

describe("the signs of what is in reach", () => {
  it("show value, tick, arrow and missing colors, and say the same", () => {
    expect(signs(false)).toEqual([
      {
        state: "one-short",
        words: "four of a kind: one card short (red, blue or black), 8 honor",
        seen: "−1 …",
        cards: 2,
      },
      { state: "ready", words: "three pair: ready, 9 honor", seen: "9\u2009✓", cards: 0 },
      {
        state: "becomes",
        words: "seven unique: ready with this tile, 10 honor",
        seen: "→\u200910",
        cards: 0,
      },
    ]);
  });

  it("are icons alone where space is short, and still say everything", () => {
    const full = signs(false).map(({ state, words }) => ({ state, words, seen: "", cards: 0 }));
    expect(signs(true)).toEqual(full);
  });
});
