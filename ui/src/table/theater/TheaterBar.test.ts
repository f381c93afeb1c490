import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { render } from "../../testing/render";
import { gameOf, stateOf } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import { TableView } from "../view.svelte";
import TheaterBar from "./TheaterBar.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** My tile, and at once the tile of the player after me. */
function twoTiles() {
  const source = new FakeSource(stateOf());
  const view = new TableView(source, () => "calm");
  const root = render(TheaterBar, { view });
  view.source.follow();
  for (const [seat, next] of [
    [0, 1],
    [1, 0],
  ] as const) {
    source.advance(
      [
        { type: "tile_laid", seat, tile: 7 + seat, cell: [0, 1 + seat], turns: 0 },
        { type: "turn_began", seat: next, final: false },
      ],
      { game: gameOf({ turn: next }), legal: null },
    );
    view.source.follow();
  }
  flushSync();
  return { view, words: () => root.textContent.trim() };
}

describe("the bar while others play", () => {
  it("is silent while my own tile is shown, also when the next one waits", () => {
    const { view, words } = twoTiles();
    expect(view.source.scene?.isMine).toBe(true);
    expect(words()).toBe("");
  });

  it("says whose turn it is afterwards, with a way to hurry", () => {
    const { view, words } = twoTiles();
    view.source.finish();
    flushSync();
    expect(words()).toMatch(/It is Bo’s turn\.\s*Skip to me/);
  });
});
