/**
 * What a command leads to at a table in the browser: an entry for the log, or the reason why not.
 *
 * Nothing here changes a table; only the log does. All people are at this browser: each of them may
 * do what the creator of a server's table may, and nobody is away.
 */

import { MOST } from "../../core/names";
import type { Entry } from "../../engine/log";
import { checkLegal, tableFault } from "../../engine/problems";
import type { Holder, LocalTable } from "../../engine/table";
import { BOTS } from "../../wire/bots";
import type { Upward } from "../../wire/protocol";

/** A command: what is not `here` or `ping`. */
export type TableCommand = Extract<Upward, { version: number }>;

/** What a decision is based on, beside the command. */
export interface Context {
  readonly table: LocalTable;
  /** The seat whose hand is shown. */
  readonly shown: number | null;
  /** An id for the next table. */
  newTable(): string;
}

/** The entry that a command leads to; throws `Refused` with the reason. */
export function decide(command: TableCommand, context: Context): Entry {
  const entry = entryFor(command, context);
  const most: Readonly<Record<string, number>> = MOST;
  if (context.table.timesOf(entry.type) >= (most[entry.type] ?? Number.POSITIVE_INFINITY)) {
    throw tableFault("too_many_changes");
  }
  return entry;
}

/** Whether a command is based on something that has changed since. */
export function isStale(table: LocalTable, command: TableCommand): boolean {
  const { type, version } = command;
  const { positionAt, personAt, dealtAt } = table;
  // Bots may act on before something is taken back, since that is taken back as well.
  const floor = type === "act" ? positionAt : type === "take_back" ? personAt : dealtAt;
  return version < floor || version > table.version;
}

function entryFor(command: TableCommand, context: Context): Entry {
  const { table } = context;
  switch (command.type) {
    case "act": {
      checkPlays(context, table.game.turn);
      checkLegal(table.game.rules, table.game.state, command.action);
      return { type: "acted", action: command.action };
    }
    case "take_back": {
      const seat = table.onlyPerson ?? table.game.turn;
      checkPlays(context, seat);
      const actions = table.actionsToTakeBack(seat);
      if (!actions) throw tableFault("nothing_to_take_back");
      return { type: "tookback", ...(actions > 1 && { actions }) };
    }
    case "rename":
      return { type: "renamed", title: command.title.trim() };
    case "hand_over": {
      const { seat, level } = command;
      checkRunning(table);
      const { isPerson, level: bot } = holderOf(table, seat);
      if (!isPerson || bot !== null) throw tableFault("bot_plays");
      if (!BOTS.some((one) => one.level === level)) throw tableFault("no_level", { level });
      return { type: "handedover", seat, level };
    }
    case "reclaim": {
      checkRunning(table);
      const { isPerson, level } = holderOf(table, command.seat);
      if (!isPerson) throw tableFault("seat_not_yours");
      if (level === null) throw tableFault("seat_not_played");
      return { type: "reclaimed", seat: command.seat };
    }
    case "abandon":
      checkRunning(table);
      return { type: "abandoned" };
    case "rematch":
      if (!table.isClosed) throw tableFault("not_ended");
      if (table.rematch !== null) throw tableFault("rematched");
      return { type: "rematched", table: context.newTable() };
    case "move_seat":
      checkRunning(table);
      // No link leads to a table in another browser.
      throw tableFault("bad_invitation");
    case "sit":
    case "reveal":
    case "seat_bot":
    case "start":
      checkRunning(table);
      throw tableFault("already_started");
  }
}

function checkRunning(table: LocalTable): void {
  if (table.isClosed) throw tableFault("table_closed");
}

/** Refuse unless a person plays a seat, with its hand shown. */
function checkPlays({ table, shown }: Context, seat: number): void {
  checkRunning(table);
  const { isPerson, level } = holderOf(table, seat);
  if (!isPerson) throw tableFault("not_your_turn");
  if (level !== null) throw tableFault("bot_plays");
  // Acting blindly behind the curtain would reveal the hand by what is refused.
  if (shown !== seat) throw tableFault("curtain");
}

function holderOf(table: LocalTable, seat: number): Holder {
  const holder = table.holders[seat];
  if (!holder) throw tableFault("no_seat", { seat });
  return holder;
}
