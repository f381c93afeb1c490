/** The record of a finished game in the browser, with all that is needed to check its shuffle. */

import { BOT_PREFIX, DIRECTIONS, RECORD_FORMAT } from "../core/names";
import { UNSHUFFLED } from "./creation";
import { resultInfo } from "./messages";
import { tableFault } from "./problems";
import { commitmentOf, deal, FORMAT } from "./shuffle";
import { shuffleInput } from "./shuffle-input";
import type { Holder, LocalTable } from "./table";

/** The record as the server writes it; throws `Refused` while the game could still go on. */
export function recordOf(table: LocalTable): object {
  const { game, isClosed, history } = table;
  const started = history.find(({ entry }) => entry.type === "started")?.entry;
  if (!isClosed || !game || started?.type !== "started") throw tableFault("not_ended");
  const { honor, favor, cards, winners } = resultInfo(game);
  return {
    format: RECORD_FORMAT,
    seats: table.sides.map((side) => DIRECTIONS[side]),
    tiles: started.tiles,
    names: table.holders.map(seatName),
    actions: game.actions,
    ...(game.isOver && { result: { honor, favor, cards, winners } }),
    ...(table.opened.shuffle !== UNSHUFFLED && { shuffle: shuffleOf(table) }),
  };
}

/** The name of a seat in records and in lists of tables. */
export function seatName({ name, level }: Holder): string {
  return name || `${BOT_PREFIX}${level}`;
}

function shuffleOf(table: LocalTable): object {
  const input = shuffleInput(table);
  return {
    format: input.format,
    table: input.table,
    commitment: commitmentOf(input.secret),
    secret: input.secret,
    contributions: input.contributions,
    ...(input.format === FORMAT && { pledges: table.pledges }),
    seating_by_chance: input.seating_by_chance,
    start: input.start,
    order: deal(input).order,
  };
}
