/** The positions of anchors on the screen. */

import type { Anchor } from "../game/flights";
import { type Direction, OFFSETS, quarter } from "../lake/geometry";
import { cellKey } from "../lake/grid";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance from a tile's center to its lanterns, relative to its width. */
const TO_SIDE = 0.38;

/** The center of an anchor on the screen; none if it is not visible. */
export function anchorPoint(root: ParentNode, anchor: Anchor, spin: Direction): Point | undefined {
  if (anchor.at === "side") {
    const box = boxOf(root, [`[data-at="${cellKey(anchor.cell)}"]`]);
    if (!box) return undefined;
    const way = OFFSETS[quarter(anchor.side + spin)];
    const reach = box.width * TO_SIDE;
    const { x, y } = middle(box);
    return { x: x + way.x * reach, y: y + way.y * reach };
  }
  const box = boxOf(root, selectorsFor(anchor));
  return box && middle(box);
}

/** Selectors, from the most exact to the nearest substitute. */
function selectorsFor(anchor: Exclude<Anchor, { at: "side" }>): readonly string[] {
  switch (anchor.at) {
    case "cell":
      return [`[data-at="${cellKey(anchor.cell)}"]`];
    case "supply":
      return [`[data-supply] [data-card="${anchor.letter}"]`, "[data-stack]"];
    case "bank":
      return ["[data-bank]", "[data-stack]"];
    case "draw":
      return ["[data-draw]", "[data-stack]"];
    case "stack":
      return [`[data-stack="${anchor.kind}"]`];
    case "card":
      return [
        `[data-seat="${anchor.seat}"] [data-card="${anchor.letter}"]`,
        `[data-seat="${anchor.seat}"]`,
      ];
    case "favor":
    case "tokens":
      return [`[data-seat="${anchor.seat}"] [data-${anchor.at}]`, `[data-seat="${anchor.seat}"]`];
    case "hand":
      return [
        `[data-hand][data-seat="${anchor.seat}"]`,
        `[data-seat="${anchor.seat}"] [data-hand]`,
        `[data-seat="${anchor.seat}"]`,
      ];
  }
}

function boxOf(root: ParentNode, selectors: readonly string[]): DOMRect | undefined {
  for (const selector of selectors) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return undefined;
}

function middle(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
