/** The positions of anchors on the screen. */

import { type Box, type Cell, type Direction, OFFSETS, quarter } from "../../lake/geometry";
import type { Anchor } from "../../stage/flights";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Knows where a cell will be, also while the lake is still moving there. */
export interface CellFinder {
  boxOf(cell: Cell, root: Element): Box | undefined;
}

/** The distance from a tile's center to its lanterns, relative to its width. */
const TO_SIDE = 0.38;

/** The center of an anchor on the screen; none if it is not visible. */
export function anchorPoint(
  root: Element,
  board: CellFinder,
  anchor: Anchor,
  spin: Direction,
): Point | undefined {
  if (anchor.at === "cell" || anchor.at === "side") {
    const box = cellBox(board, anchor.cell);
    if (!box || anchor.at === "cell") return box && middle(box);
    return sidePoint(box, anchor.side, spin, TO_SIDE);
  }
  const box = boxOf(root, selectorsFor(anchor));
  return box && middle(box);
}

/** Where a cell is in the window. */
export function cellBox(board: CellFinder, cell: Cell): Box | undefined {
  return board.boxOf(cell, document.documentElement);
}

/** A point between a tile's center and the middle of one of its sides, which is 0.5 away. */
export function sidePoint(box: Box, side: Direction, spin: Direction, distance: number): Point {
  const way = OFFSETS[quarter(side + spin)];
  const reach = (box.right - box.left) * distance;
  const { x, y } = middle(box);
  return { x: x + way.x * reach, y: y + way.y * reach };
}

/** Selectors, from the most exact to the nearest substitute. */
function selectorsFor(anchor: Exclude<Anchor, { at: "side" } | { at: "cell" }>): readonly string[] {
  switch (anchor.at) {
    case "supply":
      return [`[data-supply] [data-card="${anchor.letter}"]`, "[data-supply]", "[data-stack]"];
    case "bank":
      return ["[data-bank]", "[data-stack]", "[data-supply]"];
    case "draw":
      return ["[data-draw]", "[data-stack]", "[data-supply]"];
    case "stack":
      return [`[data-stack="${anchor.kind}"]`, "[data-supply]"];
    case "card":
      return [`${seatOf(anchor.seat)} [data-card="${anchor.letter}"]`, seatOf(anchor.seat)];
    case "favor":
    case "tokens":
      return [`${seatOf(anchor.seat)} [data-${anchor.at}]`, seatOf(anchor.seat)];
    case "hand":
      return [
        `[data-hand][data-seat="${anchor.seat}"]`,
        `${seatOf(anchor.seat)} [data-hand]`,
        seatOf(anchor.seat),
      ];
  }
}

/** The panel of a seat, not my tiles, which have its number too. */
function seatOf(seat: number): string {
  return `section[data-seat="${seat}"]`;
}

/** The box of the first of these that is shown; it may be empty, as the place of a first token. */
function boxOf(root: Element, selectors: readonly string[]): Box | undefined {
  for (const selector of selectors) {
    const element = root.querySelector(selector);
    if (element?.getClientRects().length) return element.getBoundingClientRect();
  }
  return undefined;
}

function middle({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
