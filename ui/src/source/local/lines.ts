/** Tables in brief, for lists. */

import type { LocalTable } from "../../engine/table";
import { seatName } from "../../engine/table-record";
import type { StoredLine } from "./storage/database";

/** A table in one line, as its owner sees it. */
export function lineOf(table: LocalTable, browser: string, changed: string): StoredLine {
  const { id, title, status, holders, game, version } = table;
  const isMine = game !== undefined && table.seatsOf(browser).includes(game.turn);
  return {
    id,
    title,
    status,
    names: holders.map((holder) =>
      holder.level !== null || holder.pledge !== null ? seatName(holder) : "",
    ),
    my_turn: status === "playing" && isMine,
    changed,
    version,
  };
}
