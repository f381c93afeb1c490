/** How a game ended for the person at this browser. */

import type { ResultInfo } from "../../wire/protocol";
import { rankPlayers } from "./ranking";

interface Outcome {
  /** `watched`: several people or none at this browser, so the game is nobody's own. */
  readonly kind: "won" | "shared" | "lost" | "watched";
  readonly rank: number;
  /** The best other player, and how much honor lies between them and me. */
  readonly rival: number;
  readonly gap: number;
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
