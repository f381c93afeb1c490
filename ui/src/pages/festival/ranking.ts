/** The players of an ended game in order of rank, and how it ended for the person at this browser. */

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

/** How a game ended for the person at this browser. */
interface Outcome {
  /** `watched`: several people or none at this browser, so the game is nobody's own. */
  readonly kind: "won" | "shared" | "lost" | "watched";
  readonly rank: number;
  /** The best other player, and how much honor lies between them and me. */
  readonly rival: number;
  readonly gap: number;
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

export function outcomeFor(result: ResultInfo, mine: readonly number[]): Outcome {
  const rows = rankPlayers(result);
  const [me, another] = mine;
  const own = rows.find((row) => row.seat === me);
  const rival = rows.find((row) => row.seat !== me);
  if (!own || !rival || another !== undefined) {
    return { kind: "watched", rank: 0, rival: rows[0]?.seat ?? 0, gap: 0 };
  }
  const kind = own.rank > 1 ? "lost" : rival.rank > 1 ? "won" : "shared";
  return { kind, rank: own.rank, rival: rival.seat, gap: Math.abs(own.honor - rival.honor) };
}

function tiebreakerOf(result: ResultInfo, seat: number): RankedPlayer["tiebreaker"] {
  const level = result.honor.flatMap((honor, other) =>
    honor === result.honor[seat] && result.ranks[other] !== result.ranks[seat] ? [other] : [],
  );
  if (level.length === 0) return undefined;
  const byFavor = level.some((other) => result.favor[other] !== result.favor[seat]);
  return byFavor ? "favor" : "cards";
}
