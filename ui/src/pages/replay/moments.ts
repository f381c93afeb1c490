/** The turns of a replay, each with the moment at its end. */

import { groupTurns, type LogTurn, summarize } from "../../stage/summary";
import { t } from "../../words/words.svelte";
import type { Playback } from "./playback.svelte";

export interface Moment {
  readonly turn: LogTurn;
  /** The number of the turn, from 1; none for the deal. */
  readonly number: number | undefined;
  /** The plies after its first and its last action. */
  readonly first: number;
  readonly last: number;
}

/** All turns of the game, in order. */
export function momentsOf({ source, view }: Playback): readonly Moment[] {
  const turns = groupTurns(summarize(view.reader, source.whole));
  let number = 0;
  return turns.map((turn) => {
    if (turn.seat !== undefined) number += 1;
    return {
      turn,
      number: turn.seat === undefined ? undefined : number,
      first: source.plyOf(turn.version),
      last: source.plyOf(turn.entries.at(-1)?.version ?? turn.version),
    };
  });
}

/** The turn that a moment is in: the last that has begun. */
export function momentAt(moments: readonly Moment[], ply: number): Moment | undefined {
  return moments.findLast(({ first }) => first <= ply) ?? moments[0];
}

/** Where in the game a replay is, in words. */
export function wordsAt(
  moments: readonly Moment[],
  { source: { ply, last }, view: { names } }: Playback,
): string {
  const seat = momentAt(moments, ply)?.turn.seat;
  const whose = seat === undefined ? t("event-game-ended") : (names[seat] ?? "");
  return t("replay-moment", { ply, last, name: ply === 0 ? t("replay-dealt") : whose });
}
