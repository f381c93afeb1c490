/** Colours, tiles and seats as the page draws them, from the numbers of the messages. */

import { LETTERS, type Letter } from "../art/lanterns";
import { type Direction, quarter } from "../lake/geometry";
import type { LaidTile } from "../lake/grid";
import { TILES } from "../pieces";
import type { Color, DedicationKind, LaidInfo } from "../protocol";

export const KINDS = ["four-of-a-kind", "three-pair", "seven-unique"] as const;
export const SIDES = ["north", "east", "south", "west"] as const;

export function letterOf(color: Color): Letter {
  return LETTERS[color];
}

export function kindKey(kind: DedicationKind): string {
  return KINDS[kind];
}

export interface Face {
  readonly sides: readonly Letter[];
  readonly middle: "water" | "boat" | "platform";
}

const FACES: readonly Face[] = TILES.map((tile, id) => ({
  sides: [...tile.sides] as Letter[],
  middle: id === 0 ? "boat" : tile.platform ? "platform" : "water",
}));

const NO_FACE: Face = { sides: [], middle: "water" };

export function faceOf(tile: number): Face {
  return FACES[tile] ?? NO_FACE;
}

export function laidTile([tile, x, y, turns]: LaidInfo): LaidTile {
  return { cell: { x, y }, turns, ...faceOf(tile) };
}

/** The lantern that a tile, turned so, shows in a direction. */
export function sideOf(face: Face, turns: number, direction: Direction): Letter {
  return face.sides[quarter(direction - turns)] ?? "K";
}
