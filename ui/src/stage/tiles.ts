/** The printed tiles by their numbers, as the page draws them. */

import { type Direction, quarter } from "../lake/geometry";
import type { LaidTile } from "../lake/grid";
import type { Letter } from "../wire/letters";
import { TILES } from "../wire/pieces";
import type { LaidInfo } from "../wire/protocol";

interface Face {
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

/** The lantern on one side of a tile that is turned. */
export function sideOf(face: Face, turns: number, direction: Direction): Letter {
  return face.sides[quarter(direction - turns)] ?? "K";
}
