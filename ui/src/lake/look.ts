/** Where the lake looks by itself on a small screen: whole if its tiles stay large, or else near. */

import { type Camera, fitTo, type Size, zoomAt } from "./camera";
import { type Box, boxAround, type Cell, TILE } from "./geometry";

/** What covers the lake at each edge, in pixels. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** A free cell, and how much it is worth looking at. */
export interface Sight {
  readonly center: Cell;
  readonly weight: number;
}

/** Tiles smaller than this, in pixels, are too small to read and to tap. */
const SMALLEST = 56;
/** Then they get this size: four of them fit between the seats on a phone 360 pixels wide. */
const NEAR = 57;
const MARGIN = 14;

/** The part of the screen that nothing covers. */
export function clearPart({ width, height }: Size, insets: Insets): Box {
  return {
    left: insets.left,
    top: insets.top,
    right: Math.max(width - insets.right, insets.left + 1),
    bottom: Math.max(height - insets.bottom, insets.top + 1),
  };
}

/** Show all places between the insets. */
export function lookAtAll(places: readonly Cell[], size: Size, insets: Insets): Camera {
  const clear = clearPart(size, insets);
  const fitted = fitTo(boxAround(places, MARGIN), {
    width: clear.right - clear.left,
    height: clear.bottom - clear.top,
  });
  return { ...fitted, x: fitted.x + clear.left, y: fitted.y + clear.top };
}

/** Whether tiles seen like this are too small. */
export function isFar(camera: Camera): boolean {
  return camera.scale * TILE < SMALLEST;
}

/** Show as many of the best sights as fit when tiles are large enough to tap. */
export function lookNear(
  places: readonly Cell[],
  sights: readonly Sight[],
  size: Size,
  insets: Insets,
): Camera {
  const scale = NEAR / TILE;
  const clear = clearPart(size, insets);
  const box = boxAround(places, MARGIN);
  const acrossAt = (at: number) => held(box.left, box.right, at, clear.left, clear.right, scale);
  const downAt = (at: number) => held(box.top, box.bottom, at, clear.top, clear.bottom, scale);
  const seenFrom = (camera: Camera) =>
    sights.filter(({ center }) => isClear(camera, center, clear));
  // The best view has a sight at an edge of the clear part, or else it could be moved there.
  const reach = (length: number) => (length / scale - TILE) / 2;
  const [reachX, reachY] = [reach(clear.right - clear.left), reach(clear.bottom - clear.top)];
  const xs = views(
    sights.map(({ center }) => center.x),
    reachX,
    acrossAt,
  );
  const ys = views(
    sights.map(({ center }) => center.y),
    reachY,
    downAt,
  );
  let best: { seen: readonly Sight[]; score: number } = { seen: [], score: 0 };
  for (const x of xs) {
    for (const y of ys) {
      const seen = seenFrom({ scale, x, y });
      const score = seen.reduce((sum, { weight }) => sum + weight, 0);
      if (score > best.score) best = { seen, score };
    }
  }
  const shown = best.seen.length ? best.seen.map(({ center }) => center) : places;
  const middle = boxAround(shown, 0);
  return {
    scale,
    x: acrossAt((middle.left + middle.right) / 2),
    y: downAt((middle.top + middle.bottom) / 2),
  };
}

/** The shifts that bring each point to either edge of what is in sight, `reach` from its middle. */
function views(
  points: readonly number[],
  reach: number,
  shiftTo: (middle: number) => number,
): readonly number[] {
  const middles = points.flatMap((point) => [point - reach, point + reach]);
  return [...new Set(middles.map(shiftTo))];
}

/** Move as little as possible so that a cell is in the part that nothing covers, and fits there. */
export function lookUntilClear(now: Camera, center: Cell, size: Size, insets: Insets): Camera {
  const clear = clearPart(size, insets);
  const room = Math.min(clear.right - clear.left, clear.bottom - clear.top);
  const factor = Math.max(room, SMALLEST) / (now.scale * TILE);
  const camera =
    factor < 1
      ? zoomAt(now, now.x + now.scale * center.x, now.y + now.scale * center.y, factor)
      : now;
  const half = (camera.scale * TILE) / 2;
  const within = (at: number, low: number, high: number) =>
    high - low < 2 * half ? (low + high) / 2 : Math.min(Math.max(at, low + half), high - half);
  const x = camera.x + camera.scale * center.x;
  const y = camera.y + camera.scale * center.y;
  const dx = within(x, clear.left, clear.right) - x;
  const dy = within(y, clear.top, clear.bottom) - y;
  return dx || dy ? { ...camera, x: camera.x + dx, y: camera.y + dy } : camera;
}

export function isClear(camera: Camera, center: Cell, clear: Box): boolean {
  const half = (camera.scale * TILE) / 2;
  const x = camera.x + camera.scale * center.x;
  const y = camera.y + camera.scale * center.y;
  return (
    x - half >= clear.left &&
    x + half <= clear.right &&
    y - half >= clear.top &&
    y + half <= clear.bottom
  );
}

/** The shift that brings `at` to the middle, but not so far that the edge of the lake leaves it. */
function held(
  low: number,
  high: number,
  at: number,
  from: number,
  to: number,
  scale: number,
): number {
  const middle = (from + to) / 2;
  if ((high - low) * scale <= to - from) return middle - (scale * (low + high)) / 2;
  return Math.min(Math.max(middle - scale * at, to - scale * high), from - scale * low);
}

/** The corners of the lake that nothing else uses. */
export type Corner = "bottom-left" | "bottom-right" | "top-right";

/** The width of a corner, in pixels: that of the small map with its margin. */
export const CORNER = 88;

/** The corner of the clear part where a small map covers the fewest sights. */
export function emptiestCorner(sights: readonly Sight[], camera: Camera, clear: Box): Corner {
  const half = (camera.scale * TILE) / 2;
  const corners: readonly [Corner, number, number][] = [
    ["bottom-left", clear.left, clear.bottom - CORNER],
    ["bottom-right", clear.right - CORNER, clear.bottom - CORNER],
    ["top-right", clear.right - CORNER, clear.top],
  ];
  const counts = corners.map(([corner, left, top]) => {
    const hidden = sights.filter(({ center }) => {
      const x = camera.x + camera.scale * center.x;
      const y = camera.y + camera.scale * center.y;
      return (
        x + half > left && x - half < left + CORNER && y + half > top && y - half < top + CORNER
      );
    });
    return { corner, count: hidden.length };
  });
  return counts.toSorted((one, other) => one.count - other.count)[0]?.corner ?? "bottom-left";
}
