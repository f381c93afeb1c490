/** Where the lake looks by itself: at all of it, and toward a chosen cell where its tiles are small. */

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
const NOTHING: Size = { width: 0, height: 0 };

/** Tiles smaller than this, in pixels, are too small to read: a chosen one comes near. */
const SMALLEST = 40;
const NEAR = 52;
/** Around the outermost cells, in units of the drawing: half of the line that marks the focus. */
const MARGIN = 6;

/** The part of the screen that nothing covers. */
export function clearPart({ width, height }: Size, insets: Insets): Box {
  return {
    left: insets.left,
    top: insets.top,
    right: Math.max(width - insets.right, insets.left + 1),
    bottom: Math.max(height - insets.bottom, insets.top + 1),
  };
}

/** Show all places between the insets, and none below what stands in the bottom right corner. */
export function lookAtAll(
  places: readonly Cell[],
  size: Size,
  insets: Insets,
  corner: Size = NOTHING,
): Camera {
  const camera = lookBetween(places, size, insets);
  const clear = clearPart(size, insets);
  const covered = {
    ...clear,
    left: clear.right - corner.width,
    top: clear.bottom - corner.height,
  };
  if (!cellsUnder(places, camera, covered).length) return camera;
  const beside = lookBetween(places, size, { ...insets, right: insets.right + corner.width });
  const above = lookBetween(places, size, { ...insets, bottom: insets.bottom + corner.height });
  return beside.scale > above.scale ? beside : above;
}

function lookBetween(places: readonly Cell[], size: Size, insets: Insets): Camera {
  const clear = clearPart(size, insets);
  const fitted = fitTo(boxAround(places, MARGIN), {
    width: clear.right - clear.left,
    height: clear.bottom - clear.top,
  });
  return { ...fitted, x: fitted.x + clear.left, y: fitted.y + clear.top };
}

/** The cells of which a part is inside a box on the screen. */
function cellsUnder(cells: readonly Cell[], camera: Camera, box: Box): readonly Cell[] {
  const half = (camera.scale * TILE) / 2;
  return cells.filter((center) => {
    const x = camera.x + camera.scale * center.x;
    const y = camera.y + camera.scale * center.y;
    return (
      x + half > box.left && x - half < box.right && y + half > box.top && y - half < box.bottom
    );
  });
}

/** Whether tiles seen like this are too small. */
export function isFar(camera: Camera): boolean {
  return camera.scale * TILE < SMALLEST;
}

/** Bring a cell near where tiles are too small: it stays where it is, and what is around it grows. */
export function lookNear(now: Camera, center: Cell): Camera {
  if (!isFar(now)) return now;
  const factor = NEAR / (now.scale * TILE);
  return zoomAt(now, now.x + now.scale * center.x, now.y + now.scale * center.y, factor);
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

/** The corners of the lake that nothing else uses. */
export type Corner = "bottom-left" | "bottom-right" | "top-right";

/** The width of a corner, in pixels: that of the small map with its margin. */
export const CORNER = 88;

/** The corner of the clear part where a small map covers the fewest of these cells. */
export function emptiestCorner(cells: readonly Cell[], camera: Camera, clear: Box): Corner {
  const corners: readonly [Corner, number, number][] = [
    ["bottom-left", clear.left, clear.bottom - CORNER],
    ["bottom-right", clear.right - CORNER, clear.bottom - CORNER],
    ["top-right", clear.right - CORNER, clear.top],
  ];
  const counts = corners.map(([corner, left, top]) => {
    const box = { left, top, right: left + CORNER, bottom: top + CORNER };
    return { corner, count: cellsUnder(cells, camera, box).length };
  });
  return counts.toSorted((one, other) => one.count - other.count)[0]?.corner ?? "bottom-left";
}
