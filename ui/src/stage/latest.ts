/** The latest tile of each player, marked on the lake until that player's next one. */

import type { Cell } from "../lake/geometry";
import type { Happened, LaidInfo } from "../wire/protocol";
import type { Act } from "./stage.svelte";

interface LatestTile {
  readonly seat: number;
  readonly cell: Cell;
  /** Whether no other tile was laid since. */
  readonly isLast: boolean;
}

/** Read it from the log and from what is on the stage; only tiles that lie on the lake count. */
export function latestTiles(
  told: readonly Act[],
  log: readonly Happened[],
  lake: readonly LaidInfo[],
): readonly LatestTile[] {
  const laid = new Set(lake.map(([tile]) => tile));
  const last = lake.at(-1)?.[0];
  const tiles = new Map<number, LatestTile>();
  for (const { events } of [...log, ...told.map(({ happened }) => happened)]) {
    for (const event of events) {
      if (event.type !== "tile_laid" || !laid.has(event.tile)) continue;
      const [x, y] = event.cell;
      tiles.set(event.seat, { seat: event.seat, cell: { x, y }, isLast: event.tile === last });
    }
  }
  return [...tiles.values()];
}
