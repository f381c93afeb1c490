/** What happened at a table, kept once and in order. */

import type { Happened } from "../protocol";

export type Told = Happened["events"][number];

/** Add what is new; a version that is known already says nothing new. */
export function mergeLog(
  known: readonly Happened[],
  told: readonly Happened[],
): readonly Happened[] {
  const versions = new Set(known.map((happened) => happened.version));
  const fresh = told.filter((happened) => !versions.has(happened.version));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((a, b) => a.version - b.version);
}

/** What others did after my last tile: what somebody who comes back wants to know. */
export function sinceMyTurn(log: readonly Happened[], mine: number): readonly Happened[] {
  const last = log.findLastIndex((happened) =>
    happened.events.some((event) => isTurnOf(event, mine)),
  );
  return log.slice(last + 1);
}

/** Whether an event is a deed of this seat's own turn. */
export function isTurnOf(event: Told, seat: number): boolean {
  switch (event.type) {
    case "tile_laid":
    case "exchanged":
    case "dedicated":
    case "discarded":
      return event.seat === seat;
    default:
      return false;
  }
}
