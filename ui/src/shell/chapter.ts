/** The part of the rules that somebody at this table may want to read now. */

import type { State } from "../protocol";

export function chapterOf(state: State): string {
  const { game, legal, table } = state;
  if (table.status === "over" || game?.final) return "end";
  if (legal?.discards.length) return "limit";
  if (game?.phase === "dedicate" || legal?.dedications.length) return "dedicate";
  if (legal?.exchanges.length) return "exchange";
  return "place";
}
