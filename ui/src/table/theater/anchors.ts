/** The positions of anchors on the screen. */

import type { Anchor } from "../../game/flights";
import {
  type Box,
  type Cell,
  centerOf,
  type Direction,
  OFFSETS,
  quarter,
} from "../../lake/geometry";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tile's width, in units of the drawing. */
const TILE = 100;
/** The distance from a tile's center to its lanterns, relative to its width. */
const TO_SIDE = 0.38;

/** The center of an anchor on the screen; none if it is not visible. */
export function anchorPoint(root: ParentNode, anchor: Anchor, spin: Direction): Point | undefined {
  if (anchor.at === "cell" || anchor.at === "side") {
    const box = cellBox(root, anchor.cell, spin);
    if (!box || anchor.at === "cell") return box && middle(box);
    return sidePoint(box, anchor.side, spin, TO_SIDE);
  }
  const box = boxOf(root, selectorsFor(anchor));
  return box && middle(box);
}

/** A point between a tile's center and the middle of one of its sides, which is 0.5 away. */
export function sidePoint(box: Box, side: Direction, spin: Direction, distance: number): Point {
  const way = OFFSETS[quarter(side + spin)];
  const reach = (box.right - box.left) * distance;
  const { x, y } = middle(box);
  return { x: x + way.x * reach, y: y + way.y * reach };
}

/** Where a cell is on the screen, or will be once the lake has come to rest. */
export function cellBox(root: ParentNode, cell: Cell, spin: Direction): Box | undefined {
  const svg = root.querySelector("[data-at]")?.closest("svg");
  const drawing = svg?.querySelector<SVGGElement>("g.drawing");
  if (!svg || !drawing) return undefined;
  const origin = svg.getBoundingClientRect();
  const { e, f, a: scale } = new DOMMatrix(drawing.style.transform);
  const center = centerOf(cell, spin);
  const half = (TILE / 2) * scale;
  const x = origin.left + e + center.x * scale;
  const y = origin.top + f + center.y * scale;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
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
function boxOf(root: ParentNode, selectors: readonly string[]): Box | undefined {
  for (const selector of selectors) {
    const element = root.querySelector(selector);
    if (element?.getClientRects().length) return element.getBoundingClientRect();
  }
  return undefined;
}

function middle({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
