/** What a command is decided on, and the questions that several commands ask of it. */

import { BOT_PREFIX } from "../../core/names";
import type { LocalGame } from "../../engine/game";
import { tableFault } from "../../engine/problems";
import type { Holder, LocalTable } from "../../engine/table";
import type { Viewer } from "../../engine/viewer";

/** What a decision is based on, beside the command. */
export interface Context {
  readonly table: LocalTable;
  readonly viewer: Viewer;
  /** The bots that there are. */
  readonly levels: readonly string[];
  /** Random text for links and ids of tables. */
  newToken(): string;
  /** Seconds since 1970. */
  now(): number;
}

/** The game, between its start and its end. */
export function running({ table }: Context): LocalGame {
  if (table.isClosed) throw tableFault("table_closed");
  if (!table.game) throw tableFault("not_started");
  return table.game;
}

export function ownHolder({ table, viewer }: Context, seat: number): Holder {
  const holder = holderOf(table, seat);
  if (holder.owner !== viewer.browser) throw tableFault("seat_not_yours");
  return holder;
}

export function holderOf(table: LocalTable, seat: number): Holder {
  const holder = table.holders[seat];
  if (!holder) throw tableFault("no_seat", { seat });
  return holder;
}

/** Refuse unless the table waits for its players. */
export function checkOpen({ table }: Context): void {
  if (table.isClosed) throw tableFault("table_closed");
  if (table.status !== "open") throw tableFault("already_started");
}

export function checkCreator({ table, viewer }: Context): void {
  if (viewer.browser !== table.creator) throw tableFault("not_creator");
}

export function checkLevel({ levels }: Context, level: string): void {
  if (!levels.includes(level)) throw tableFault("no_level", { level });
}

/** Refuse a name that means in a record that a bot played the seat. */
export function checkName(name: string): void {
  if (name.startsWith(BOT_PREFIX)) throw tableFault("bot_name", { prefix: BOT_PREFIX });
}
