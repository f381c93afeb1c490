import { type ComponentProps, flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { press, render } from "../testing/render";
import { setLanguage } from "../words/words.svelte";
import type { LaidTile, LakeSpot } from "./grid";
import Lake from "./Lake.svelte";

const BOAT: LaidTile = {
  cell: { x: 0, y: 0 },
  turns: 0,
  sides: ["R", "W", "K", "B"],
  middle: "boat",
};
const FREE = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];
const onpoint = vi.fn();
const onchoose = vi.fn();

function lakeAs(as: "grid" | "buttons", more: Partial<ComponentProps<typeof Lake>> = {}) {
  const root = render(Lake, {
    tiles: [BOAT],
    free: FREE,
    spin: 0,
    label: "Lake",
    as,
    open: true,
    describe: (spot: LakeSpot) => `cell ${spot.key}`,
    onpoint,
    onchoose,
    ...more,
  });
  const cell = (key: string) => {
    const found = root.querySelector<SVGElement>(`[data-at="${key}"]`);
    if (!found) throw new Error(key);
    return found;
  };
  return { root, cell };
}

function pointer(target: Element, type: string, more: PointerEventInit): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, ...more }));
  flushSync();
}

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  onpoint.mockReset();
  onchoose.mockReset();
});

describe("the lake as a grid", () => {
  it("is a grid of rows and cells, named, with one stop for the Tab key", () => {
    const { root, cell } = lakeAs("grid");
    const grid = root.querySelector("[role=grid]");
    expect([grid?.getAttribute("aria-label"), grid?.getAttribute("aria-rowcount")]).toEqual([
      "Lake",
      "2",
    ]);
    expect(root.querySelectorAll("[role=row]")).toHaveLength(2);
    expect(cell("1,0").getAttribute("aria-label")).toBe("cell 1,0");
    expect(cell("1,0").getAttribute("aria-colindex")).toBe("2");
    const stops = [...root.querySelectorAll("[role=gridcell]")].map((one) => [
      one.getAttribute("data-at"),
      one.getAttribute("tabindex"),
    ]);
    expect(stops).toEqual([
      ["0,-1", "-1"],
      ["0,0", "0"],
      ["1,0", "-1"],
    ]);
  });

  it("is walked with the arrow keys, which point at free cells", () => {
    const { cell } = lakeAs("grid");
    cell("0,0").focus();
    expect(press(cell("0,0"), "ArrowUp")).toBe(true);
    expect(document.activeElement).toBe(cell("0,-1"));
    expect(onpoint).toHaveBeenLastCalledWith({ x: 0, y: -1 }, "keys");
    press(cell("0,-1"), "ArrowDown");
    expect(onpoint).toHaveBeenLastCalledWith(undefined, "keys");
    expect(cell("0,0").getAttribute("tabindex")).toBe("0");
  });

  it("chooses a free cell with Enter or Space, and never a tile", () => {
    const { cell } = lakeAs("grid");
    press(cell("1,0"), "Enter");
    press(cell("1,0"), " ");
    press(cell("0,0"), "Enter");
    expect(onchoose.mock.calls).toEqual([
      [{ x: 1, y: 0 }, "keys"],
      [{ x: 1, y: 0 }, "keys"],
    ]);
  });

  it("points where the mouse moves, and not where a button is held or a finger slides", () => {
    const { cell } = lakeAs("grid");
    pointer(cell("1,0"), "pointermove", { pointerType: "mouse", buttons: 0 });
    expect(onpoint).toHaveBeenLastCalledWith({ x: 1, y: 0 }, "mouse");
    pointer(cell("0,0"), "pointermove", { pointerType: "mouse", buttons: 0 });
    expect(onpoint).toHaveBeenLastCalledWith(undefined, "mouse");
    pointer(cell("1,0"), "pointermove", { pointerType: "mouse", buttons: 1 });
    pointer(cell("1,0"), "pointermove", { pointerType: "touch", buttons: 0 });
    expect(onpoint).toHaveBeenCalledTimes(2);
  });

  it("says by what a cell was chosen", () => {
    const { cell } = lakeAs("grid");
    for (const pointerType of ["mouse", "touch"]) {
      pointer(cell("1,0"), "pointerdown", { pointerType });
      cell("1,0").dispatchEvent(new MouseEvent("click", { bubbles: true }));
      expect(onchoose).toHaveBeenLastCalledWith({ x: 1, y: 0 }, pointerType);
    }
    pointer(cell("0,0"), "pointerdown", { pointerType: "mouse" });
    cell("0,0").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onchoose).toHaveBeenCalledTimes(2);
  });

  it("shows dots for matches, or numbers instead", () => {
    const marks = new Map([["1,0", 2]]);
    expect(lakeAs("grid", { marks }).cell("1,0").querySelectorAll(".dot")).toHaveLength(2);
    const figured = lakeAs("grid", { marks, figures: new Map([["1,0", 3]]) }).root;
    expect(figured.querySelectorAll(".dot")).toHaveLength(0);
    expect(figured.querySelector(".figure")?.textContent).toBe("3");
  });
});

describe("the lake as buttons", () => {
  it("has a button for each free cell, in their order, and tiles as mere pictures", () => {
    const { root, cell } = lakeAs("buttons", { free: FREE.toReversed() });
    expect(root.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Lake");
    const buttons = [...root.querySelectorAll("[role=button]")];
    expect(
      buttons.map((one) => [one.getAttribute("aria-label"), one.getAttribute("tabindex")]),
    ).toEqual([
      ["cell 1,0", "0"],
      ["cell 0,-1", "0"],
    ]);
    expect(cell("0,0").hasAttribute("role")).toBe(false);
    expect(cell("0,0").hasAttribute("tabindex")).toBe(false);
    expect(root.querySelectorAll("[role=row], [role=gridcell]")).toHaveLength(0);
  });

  it("chooses with Enter and leaves the arrow keys to the page", () => {
    const { cell } = lakeAs("buttons");
    expect(press(cell("1,0"), "ArrowUp")).toBe(false);
    expect(press(cell("1,0"), "Enter")).toBe(true);
    expect(onchoose).toHaveBeenCalledWith({ x: 1, y: 0 }, "keys");
  });
});
