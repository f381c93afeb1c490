/** The end of a game in order of rank. */

import type { ResultInfo } from "../protocol";

export interface Standing {
  readonly seat: number;
  readonly rank: number;
  readonly honor: number;
  readonly favor: number;
  readonly cards: number;
  /** What parted this player from others with the same honor. */
  readonly parted: "favor" | "cards" | undefined;
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
      parted: partedBy(result, seat),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function partedBy(result: ResultInfo, seat: number): Standing["parted"] {
  const level = result.honor.flatMap((honor, other) =>
    honor === result.honor[seat] && result.ranks[other] !== result.ranks[seat] ? [other] : [],
  );
  if (level.length === 0) return undefined;
  const byFavor = level.some((other) => result.favor[other] !== result.favor[seat]);
  return byFavor ? "favor" : "cards";
}
