/** The boards of the rules: positions from the referee, with what each placement gives. */

import { type Direction, type Edge, edgeAt, spinFor } from "../../lake/geometry";
import type { LaidTile } from "../../lake/grid";
import { indexPlacements, type Placements } from "../../stage/placements";
import { laidTile } from "../../stage/tiles";
import type { LaidInfo, Placement } from "../../wire/protocol";
import examples from "./examples.json";

export type BoardName = keyof typeof examples.boards;

export interface Board {
  readonly active: number;
  readonly tile: number;
  /** The placement that the text is about. */
  readonly placed: string;
  readonly lake: readonly LaidTile[];
  readonly placements: Placements;
  readonly spin: Direction;
  /** The edge of each seat, with the active player at the bottom. */
  readonly edges: readonly Edge[];
}

/** The players of all examples; the reader is at the bottom. */
export const NEIGHBORS: Readonly<Record<Edge, string>> = {
  bottom: "Ana",
  left: "Bao",
  top: "Mei",
  right: "Ola",
};

/** The dedication stacks of four players, top first. */
export const STACKS: readonly (readonly number[])[] = examples.stacks;

export function boardOf(name: BoardName): Board {
  const { seats, active, tile, placed, lake, placements } = examples.boards[name];
  const spin = spinFor((seats[active] ?? 2) as Direction);
  return {
    active,
    tile,
    placed,
    lake: lake.map((laid) => laidTile(laid as LaidInfo)),
    placements: indexPlacements(placements as unknown as Placement[]),
    spin,
    edges: seats.map((side) => edgeAt(side as Direction, spin)),
  };
}
