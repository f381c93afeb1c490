/** The lake as rows of cells, ready to draw and to walk through by keyboard. */

import type { Letter } from "../art/lanterns";
import { type Cell, type Direction, placeOf, turned } from "./geometry";

export interface LaidTile {
  readonly cell: Cell;
  readonly turns: number;
  readonly sides: readonly Letter[];
  readonly middle: "water" | "boat" | "platform";
}

/** A tile that is held over the lake. */
export interface Ghost {
  readonly tile: LaidTile;
  /** Sides of the table where it would match its neighbour. */
  readonly ticks: readonly Direction[];
}

export interface Spot {
  readonly key: string;
  readonly cell: Cell;
  /** Column and row on the turned table. */
  readonly column: number;
  readonly row: number;
  /** The middle of the cell, in units of the drawing. */
  readonly place: Cell;
  readonly tile: LaidTile | undefined;
}

export function cellKey(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

/** Every laid tile and free cell, row by row from the top of the screen. */
export function rowsOf(
  tiles: readonly LaidTile[],
  free: readonly Cell[],
  spin: Direction,
): readonly (readonly Spot[])[] {
  const spots = [
    ...tiles.map((tile) => spot(tile.cell, spin, tile)),
    ...free.map((cell) => spot(cell, spin, undefined)),
  ];
  const rows = new Map<number, Spot[]>();
  for (const one of spots) rows.set(one.row, [...(rows.get(one.row) ?? []), one]);
  return [...rows.keys()]
    .sort((a, b) => a - b)
    .map((row) => (rows.get(row) ?? []).toSorted((a, b) => a.column - b.column));
}

/** The nearest spot that way, straight ahead before aside; none at the edge of the lake. */
export function neighbor(spots: readonly Spot[], from: Spot, way: Direction): Spot | undefined {
  const [dx, dy] = turned(0, -1, way);
  let best: { spot: Spot; cost: number } | undefined;
  for (const one of spots) {
    const ahead = (one.column - from.column) * dx + (one.row - from.row) * dy;
    const aside = Math.abs((one.column - from.column) * dy) + Math.abs((one.row - from.row) * dx);
    const cost = ahead + 3 * aside;
    if (ahead > 0 && aside <= 2 * ahead && (!best || cost < best.cost)) best = { spot: one, cost };
  }
  return best?.spot;
}

function spot(cell: Cell, spin: Direction, tile: LaidTile | undefined): Spot {
  const [column, row] = turned(cell.x, cell.y, spin);
  return {
    key: cellKey(cell),
    cell,
    column,
    row,
    place: placeOf(cell, spin),
    tile,
  };
}
