/** The players of an ended game in order of rank. */

import type { ResultInfo } from "../../wire/protocol";

interface RankedPlayer {
  readonly seat: number;
  readonly rank: number;
  readonly honor: number;
  readonly favor: number;
  readonly cards: number;
  /** What separated this player from others with the same honor. */
  readonly tiebreaker: "favor" | "cards" | undefined;
}

/** Return the players by rank; equal ranks stay in turn order. */
export function rankPlayers(result: ResultInfo): readonly RankedPlayer[] {
  return result.ranks
    .map((rank, seat) => ({
      seat,
      rank,
      honor: result.honor[seat] ?? 0,
      favor: result.favor[seat] ?? 0,
      cards: result.cards[seat] ?? 0,
      tiebreaker: tiebreakerOf(result, seat),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function tiebreakerOf(result: ResultInfo, seat: number): RankedPlayer["tiebreaker"] {
  const level = result.honor.flatMap((honor, other) =>
    honor === result.honor[seat] && result.ranks[other] !== result.ranks[seat] ? [other] : [],
  );
  if (level.length === 0) return undefined;
  const byFavor = level.some((other) => result.favor[other] !== result.favor[seat]);
  return byFavor ? "favor" : "cards";
}
