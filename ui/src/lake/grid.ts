/** The lake as rows of cells, for drawing and for the arrow keys. */

import type { Letter } from "../wire/letters";
import { type Cell, centerOf, type Direction, turned } from "./geometry";

export interface LaidTile {
  readonly cell: Cell;
  readonly turns: number;
  readonly sides: readonly Letter[];
  readonly middle: "water" | "boat" | "platform";
}

/** A tile that is held over the lake. */
export interface Ghost {
  readonly tile: LaidTile;
  /** The directions in which it would match its neighbor. */
  readonly ticks: readonly Direction[];
  /** Tried out while another player is on turn. */
  readonly planned?: boolean;
}

export interface LakeSpot {
  readonly key: string;
  readonly cell: Cell;
  /** Column and row on the turned table. */
  readonly column: number;
  readonly row: number;
  /** The center of the cell, in units of the drawing. */
  readonly center: Cell;
  readonly tile: LaidTile | undefined;
}

export function cellKey(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

/** Every tile, then every free cell, each with its place on the turned table. */
export function spotsOf(
  tiles: readonly LaidTile[],
  free: readonly Cell[],
  spin: Direction,
): readonly LakeSpot[] {
  return [
    ...tiles.map((tile) => spotOf(tile.cell, spin, tile)),
    ...free.map((cell) => spotOf(cell, spin, undefined)),
  ];
}

/** The same, row by row from the top of the screen. */
export function rowsOf(
  tiles: readonly LaidTile[],
  free: readonly Cell[],
  spin: Direction,
): readonly (readonly LakeSpot[])[] {
  const rows = new Map<number, LakeSpot[]>();
  for (const spot of spotsOf(tiles, free, spin)) {
    rows.set(spot.row, [...(rows.get(spot.row) ?? []), spot]);
  }
  return [...rows.keys()]
    .sort((a, b) => a - b)
    .map((row) => (rows.get(row) ?? []).toSorted((a, b) => a.column - b.column));
}

/** The nearest spot in a direction, straight ahead first; none at the edge of the lake. */
export function neighbor(
  spots: readonly LakeSpot[],
  from: LakeSpot,
  way: Direction,
): LakeSpot | undefined {
  const [dx, dy] = turned(0, -1, way);
  let best: { spot: LakeSpot; cost: number } | undefined;
  for (const one of spots) {
    const ahead = (one.column - from.column) * dx + (one.row - from.row) * dy;
    const aside = Math.abs((one.column - from.column) * dy) + Math.abs((one.row - from.row) * dx);
    const cost = ahead + 3 * aside;
    if (ahead > 0 && aside <= 2 * ahead && (!best || cost < best.cost)) best = { spot: one, cost };
  }
  return best?.spot;
}

function spotOf(cell: Cell, spin: Direction, tile: LaidTile | undefined): LakeSpot {
  const [column, row] = turned(cell.x, cell.y, spin);
  return {
    key: cellKey(cell),
    cell,
    column,
    row,
    center: centerOf(cell, spin),
    tile,
  };
}
