/** Tables in brief, for lists. */

import { resultInfo } from "../../engine/messages";
import type { LocalTable } from "../../engine/table";
import { seatName } from "../../engine/table-record";
import type { TableLine } from "../../wire/protocol";

/** A table in a list, as the server has them, and what the list of this browser needs. */
export interface TableSummary extends TableLine {
  /** The version that it describes. */
  readonly version: number;
  /** Why the log could not be read, if so. */
  readonly trouble?: string;
}

/** The summary of a table that was changed just now. */
export function summaryOf({ id, title, status, holders, game, version }: LocalTable): TableSummary {
  return {
    id,
    title,
    status,
    names: holders.map(seatName),
    my_turn: status === "playing" && holders[game.turn]?.isPerson === true,
    changed: new Date().toISOString(),
    ...(status === "over" ? resultOf(game) : {}),
    version,
  };
}

function resultOf(game: LocalTable["game"]): Pick<TableLine, "honor" | "winners"> {
  const { honor, winners } = resultInfo(game);
  return { honor, winners };
}
