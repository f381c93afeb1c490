/** The end of a game in order of rank. */

import type { ResultInfo } from "../protocol";

export interface Standing {
  readonly seat: number;
  readonly rank: number;
  readonly honor: number;
  readonly favor: number;
  readonly cards: number;
}

/** Everybody by rank; those who share one stay in turn order. */
export function standings(result: ResultInfo): readonly Standing[] {
  return result.ranks
    .map((rank, seat) => ({
      seat,
      rank,
      honor: result.honor[seat] ?? 0,
      favor: result.favor[seat] ?? 0,
      cards: result.cards[seat] ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
