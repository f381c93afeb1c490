/** The turns that the strip shows. */

import { standing } from "../../stage/events";
import { groupTurns, type LogTurn, summarize, turnsSinceMine } from "../../stage/summary";
import type { TableView } from "../view.svelte";

/** Return what others did since my last turn; watchers get the last turns, as many as there are seats. */
export function recentTurns(view: TableView): readonly LogTurn[] {
  const all = groupTurns(summarize(view.reader, standing(view.source.log)));
  if (view.mine !== undefined) return turnsSinceMine(all, view.mine);
  return all.filter(({ seat }) => seat !== undefined).slice(-view.seats.length);
}
