/** The placement in a line, and the part of the lake to look at. */

import type { Line } from "../../../core/coach";
import { toText } from "../../../core/notation";
import { readPosition } from "../../../core/position";
import type { StateBytes } from "../../../core/rules";
import { type Box, boxAround, centerOf, type Direction, PITCH } from "../../../lake/geometry";
import type { LaidTile } from "../../../lake/grid";
import { parsePlace } from "../../../stage/placements";
import { faceOf } from "../../../stage/tiles";

/** How much of the lake is shown around what is placed. */
const AROUND = 1.6 * PITCH;
/** How many cells are shown at most to have two tiles in one view. */
const NEAR = 6;

/** The tile that a line places; a final turn has none. */
export function placedBy(line: Line): LaidTile | undefined {
  const place = line.actions.map((action) => parsePlace(toText(action))).find(Boolean);
  return place && { cell: place.cell, turns: place.turns, ...faceOf(place.tile) };
}

export function lakeOf(state: StateBytes): readonly LaidTile[] {
  return readPosition(state).lake.map(({ tile, cell: [x, y], turns }) => ({
    cell: { x, y },
    turns,
    ...faceOf(tile),
  }));
}

/**
 * The part of the lake to look at for each of two lines: the same for both where their tiles are near
 * each other, and otherwise each its own, so that tiles can be read.
 */
export function partsAround(
  lines: readonly Line[],
  lake: readonly LaidTile[],
  spin: Direction,
): readonly Box[] {
  const placed = lines.map((line) => placedBy(line));
  const all = boxOf(
    placed.flatMap((tile) => tile ?? []),
    lake,
    spin,
  );
  const isNear = Math.max(all.right - all.left, all.bottom - all.top) <= NEAR * PITCH;
  return placed.map((tile) => (isNear || !tile ? all : boxOf([tile], lake, spin)));
}

function boxOf(tiles: readonly LaidTile[], lake: readonly LaidTile[], spin: Direction): Box {
  const centers = (tiles.length ? tiles : lake).map(({ cell }) => centerOf(cell, spin));
  return boxAround(centers, tiles.length ? AROUND : 0);
}
