import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { click, render } from "../../testing/render";
import { LEGAL, stateOf, theirTurn } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import { TableView } from "../view.svelte";
import Hand from "./Hand.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  document.elementFromPoint = vi.fn(() => null);
});

function handOf(state = stateOf()) {
  const source = new FakeSource(state);
  const view = new TableView(source);
  const root = render(Hand, { view });
  const tiles = [...root.querySelectorAll<HTMLElement>("button.tile")];
  return { source, view, root, tiles };
}

function pointer(element: Element | undefined, type: string, x: number): void {
  element?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: "mouse", clientX: x }),
  );
  flushSync();
}

describe("my hand", () => {
  it("has a button for each tile, and the first one is picked", () => {
    const { tiles } = handOf();
    expect(tiles.map((tile) => tile.getAttribute("aria-pressed"))).toEqual([
      "true",
      "false",
      "false",
    ]);
    expect(tiles[0]?.getAttribute("aria-label")).toContain("Tile 1");
  });

  it("picks a tile with one click and turns it with the next", () => {
    const { view, tiles } = handOf();
    if (tiles[1]) click(tiles[1]);
    expect([view.turn.picked, view.turn.turns]).toEqual([9, 0]);
    if (tiles[1]) click(tiles[1]);
    expect(view.turn.turns).toBe(1);
  });

  it("does not turn a tile by the click that ends a drag", () => {
    const { view, root, tiles } = handOf();
    const [tile] = tiles;
    pointer(tile, "pointerdown", 0);
    pointer(tile, "pointermove", 40);
    expect(root.querySelector(".dragged")).not.toBeNull();
    pointer(tile, "pointerup", 40);
    if (tile) click(tile);
    expect([view.turn.picked, view.turn.turns]).toEqual([7, 0]);
    expect(root.querySelector(".dragged")).toBeNull();
    pointer(tile, "pointerdown", 40);
    pointer(tile, "pointerup", 40);
    if (tile) click(tile);
    expect(view.turn.turns).toBe(1);
  });

  it("points at the free cell under the dragged tile", () => {
    const { view, tiles } = handOf();
    const cell = document.createElement("div");
    cell.dataset.cell = "0,-1";
    vi.mocked(document.elementFromPoint).mockReturnValue(cell);
    pointer(tiles[0], "pointerdown", 0);
    pointer(tiles[0], "pointermove", 40);
    expect([view.turn.pointed, view.turn.hold]).toEqual([{ x: 0, y: -1 }, "pinned"]);
    expect(view.turn.placement?.[0]).toBe("7@0,-1r0");
  });

  it("lets a tile be dragged during another player's turn as a plan alone", () => {
    const { source, view, root, tiles } = handOf(theirTurn());
    const cell = document.createElement("div");
    cell.dataset.cell = "0,-1";
    vi.mocked(document.elementFromPoint).mockReturnValue(cell);
    pointer(tiles[0], "pointerdown", 0);
    pointer(tiles[0], "pointermove", 40);
    expect(root.querySelector(".dragged")).not.toBeNull();
    pointer(tiles[0], "pointerup", 40);
    expect([view.turn.isPlanning, view.turn.pointed]).toEqual([true, { x: 0, y: -1 }]);
    expect(source.sent).toEqual([]);
  });

  it("lets no tile be dragged while cards have to be discarded", () => {
    const legal = { ...LEGAL, placements: [], discards: ["-R"] };
    const { root, tiles } = handOf(stateOf({ legal }));
    pointer(tiles[0], "pointerdown", 0);
    pointer(tiles[0], "pointermove", 40);
    expect(root.querySelector(".dragged")).toBeNull();
  });

  it("turns the picked tile with its buttons", () => {
    const { view, root } = handOf();
    const [left, right] = root.querySelectorAll(".turning button");
    if (right) click(right);
    if (right) click(right);
    if (left) click(left);
    expect(view.turn.turns).toBe(1);
  });
});
