import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { render } from "../../testing/render";
import { gameOf, stateOf } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import { isWide } from "../screen.svelte";
import { TableView } from "../view.svelte";
import TheaterBar from "./TheaterBar.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Tiles of mine and of the player after me, at once. */
function laidTiles(tiles: readonly (readonly [seat: number, next: number])[]) {
  const source = new FakeSource(stateOf());
  const view = new TableView(source, { pace: () => "calm" });
  const root = render(TheaterBar, { view });
  view.source.follow();
  for (const [seat, next] of tiles) {
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
  const line = () => root.querySelector(".line")?.classList;
  const pictures = () => root.querySelectorAll("li").length;
  return { view, line, pictures, words: () => root.textContent.trim() };
}

/** My tile, and at once the tile of the player after me. */
const twoTiles = () =>
  laidTiles([
    [0, 1],
    [1, 0],
  ]);

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
    expect(words()).toMatch(/It is Bo’s turn\.\s*Skip to my turn/);
  });

  it("says on a phone who is waited for where nothing else stands", () => {
    vi.spyOn(isWide, "current", "get").mockReturnValue(false);
    const { view, line, words } = laidTiles([[0, 1]]);
    view.source.finishAll();
    flushSync();
    expect(words()).toBe("It is Bo’s turn.");
    expect(line()).not.toContain("visually-hidden");
  });

  it("says it on a phone beside the pictures of two turns, and leaves the room to more", () => {
    vi.spyOn(isWide, "current", "get").mockReturnValue(false);
    // Bo plays for all the others.
    const others = (count: number) => Array.from({ length: count }, () => [1, 1] as const);
    for (const [count, isHidden] of [
      [2, false],
      [3, true],
    ] as const) {
      const { view, line, pictures } = laidTiles([[0, 1], ...others(count)]);
      view.source.finishAll();
      flushSync();
      expect(pictures()).toBe(count);
      expect(line()?.contains("visually-hidden")).toBe(isHidden);
    }
  });

  it("leaves the room on a phone to the way to hurry", () => {
    vi.spyOn(isWide, "current", "get").mockReturnValue(false);
    const { view, line } = twoTiles();
    view.source.finish();
    flushSync();
    expect(line()).toContain("visually-hidden");
  });
});
