/** Cells and sides on the screen: the table is turned so that my seat is at the bottom. */

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** North, east, south, west: the numbers run clockwise. */
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/** The offset of the next cell in each direction. */
export const OFFSETS: Readonly<Record<Direction, Cell>> = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export type Edge = "top" | "right" | "bottom" | "left";
const EDGES: Readonly<Record<Direction, Edge>> = ["top", "right", "bottom", "left"];

/** A tile's width and the distance between cells, in units of the drawing. */
export const TILE = 100;
export const PITCH = 106;

const SOUTH = 2;

/** Quarter turns clockwise that bring the side `mine` to the bottom of the screen. */
export function spinFor(mine: Direction): Direction {
  return quarter(SOUTH - mine);
}

export function quarter(turns: number): Direction {
  return (((turns % 4) + 4) % 4) as Direction;
}

/** The edge of the screen where a side of the table is. */
export function edgeAt(side: Direction, spin: Direction): Edge {
  return EDGES[quarter(side + spin)];
}

/** The next cell in a direction. */
export function beside(cell: Cell, direction: Direction): Cell {
  const step = OFFSETS[direction];
  return { x: cell.x + step.x, y: cell.y + step.y };
}

/** The center of a cell on the turned table, in units of the drawing. */
export function centerOf(cell: Cell, spin: Direction): Cell {
  const [x, y] = turned(cell.x, cell.y, spin);
  return { x: x * PITCH, y: y * PITCH };
}

/** Coordinates on the turned table; `0 - x`, because `-x` could be -0 and appear in keys and labels. */
export function turned(x: number, y: number, spin: Direction): readonly [number, number] {
  switch (spin) {
    case 0:
      return [x, y];
    case 1:
      return [0 - y, x];
    case 2:
      return [0 - x, 0 - y];
    case 3:
      return [y, 0 - x];
  }
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around tiles with these centers, with a margin on every side. */
export function boxAround(places: readonly Cell[], margin: number): Box {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const reach = TILE / 2 + margin;
  return {
    left: Math.min(...xs) - reach,
    top: Math.min(...ys) - reach,
    right: Math.max(...xs) + reach,
    bottom: Math.max(...ys) + reach,
  };
}
