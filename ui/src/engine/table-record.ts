/** The record of a finished game in the browser. */

import { DIRECTIONS, RECORD_FORMAT } from "../core/names";
import { BOT_PREFIX } from "../wire/pieces";
import { resultInfo } from "./messages";
import { tableFault } from "./problems";
import type { Holder, LocalTable } from "./table";

/** The record as the server writes it; throws `Refused` while the game could still go on. */
export function recordOf({ game, isClosed, dealt, holders }: LocalTable): object {
  if (!isClosed) throw tableFault("not_ended");
  const { honor, favor, cards, winners } = resultInfo(game);
  return {
    format: RECORD_FORMAT,
    seats: holders.map(({ side }) => DIRECTIONS[side]),
    tiles: dealt.tiles,
    names: holders.map(seatName),
    actions: game.actions,
    ...(game.isOver && { result: { honor, favor, cards, winners } }),
    ...(dealt.shuffle && { shuffle: dealt.shuffle }),
  };
}

/** The name of a seat in records and in lists of tables. */
export function seatName({ name, level }: Holder): string {
  return name || `${BOT_PREFIX}${level}`;
}
