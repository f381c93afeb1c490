/** Legal placements by tile, cell and rotation, and what each of them gives. */

import { beside, type Cell, DIRECTIONS, quarter } from "../lake/geometry";
import { cellKey } from "../lake/grid";
import type { FacingOutcome, Placement } from "../wire/protocol";

interface Place {
  readonly tile: number;
  readonly cell: Cell;
  readonly turns: number;
}

const PLACE = /^(\d+)@(-?\d+),(-?\d+)r([0-3])$/;

/** Parse `12@0,-1r2`: tile 12 on cell 0,-1, turned twice. */
export function parsePlace(action: string): Place | undefined {
  const [, tile, x, y, turns] = PLACE.exec(action) ?? [];
  if (turns === undefined) return undefined;
  return { tile: Number(tile), cell: { x: Number(x), y: Number(y) }, turns: Number(turns) };
}

export function formatPlace({ tile, cell, turns }: Place): string {
  return `${tile}@${cellKey(cell)}r${quarter(turns)}`;
}

/** Every legal placement by its action. */
export type Placements = ReadonlyMap<string, Placement>;

export function indexPlacements(placements: readonly Placement[]): Placements {
  return new Map(placements.map((placement) => [placement[0], placement]));
}

/** The cells where tiles can be placed; they are the same for every tile in hand. */
export function freeCells(placements: readonly Placement[]): readonly Cell[] {
  const cells = new Map<string, Cell>();
  for (const [action] of placements) {
    const place = parsePlace(action);
    if (place) cells.set(cellKey(place.cell), place.cell);
  }
  return [...cells.values()];
}

/** The free cells beside these, for another player's turn, which comes without placements. */
export function cellsAround(taken: readonly Cell[]): readonly Cell[] {
  const keys = new Set(taken.map(cellKey));
  const free = new Map<string, Cell>();
  for (const one of taken) {
    for (const direction of DIRECTIONS) {
      const cell = beside(one, direction);
      if (!keys.has(cellKey(cell))) free.set(cellKey(cell), cell);
    }
  }
  return [...free.values()];
}

interface Gain {
  /** Seven counts in the order of the colors. */
  readonly cards: readonly number[];
  readonly favor: number;
  readonly facing: FacingOutcome | undefined;
}

/** The seat that places the tile: it is the first to be faced. */
export function placerOf([, , , facings]: Placement): number {
  return facings[0]?.[0] ?? 0;
}

/** What a placement gives one seat; matches and favor go to the seat that places the tile. */
export function gainOf(placement: Placement, seat: number): Gain {
  const [, matches, favors, facings] = placement;
  const cards = [0, 0, 0, 0, 0, 0, 0];
  const take = (color: number) => {
    cards[color] = (cards[color] ?? 0) + 1;
  };
  let favor = 0;
  if (seat === placerOf(placement)) {
    for (const [, color, received] of matches) if (received) take(color);
    favor = favors.filter(([, , received]) => received).length;
  }
  const facing = facings.find(([faced]) => faced === seat);
  if (facing?.[2]) take(facing[1]);
  return { cards, favor, facing };
}

/** The number of cards and favor tokens that a placement gives to its player. */
export function placementValue(placement: Placement): number {
  const { cards, favor } = gainOf(placement, placerOf(placement));
  return cards.reduce((sum, count) => sum + count, favor);
}

export interface CellRank {
  readonly value: number;
  /** The rotation that gives it, closest to the current one. */
  readonly turns: number;
}

/** For each free cell, the most that a tile can give there. */
export function rankCells(
  placements: Placements,
  cells: readonly Cell[],
  tile: number,
  held: number,
): ReadonlyMap<string, CellRank> {
  const ranks = new Map<string, CellRank>();
  for (const cell of cells) {
    for (let more = 0; more < 4; more += 1) {
      const turns = quarter(held + more);
      const placement = placements.get(formatPlace({ tile, cell, turns }));
      if (!placement) continue;
      const value = placementValue(placement);
      const known = ranks.get(cellKey(cell));
      if (!known || value > known.value) ranks.set(cellKey(cell), { value, turns });
    }
  }
  return ranks;
}

/** The cells that give most. */
export function bestCells(ranks: ReadonlyMap<string, CellRank>): ReadonlySet<string> {
  const most = Math.max(...[...ranks.values()].map((rank) => rank.value));
  return new Set([...ranks].filter(([, rank]) => rank.value === most).map(([key]) => key));
}
