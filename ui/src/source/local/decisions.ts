/**
 * What a command leads to at a table in the browser: an entry for the log, or the reason why not.
 *
 * Nothing here changes a table; only the log does. All people are at this browser, so nobody is away.
 */

import { MOST, MOVE_SECONDS } from "../../core/names";
import type { AnyEntry } from "../../engine/entries";
import { checkLegal, tableFault } from "../../engine/problems";
import type { LocalTable } from "../../engine/table";
import type { Upward } from "../../wire/protocol";
import { type Context, checkCreator, checkLevel, holderOf, ownHolder, running } from "./context";
import { reveal, seatBot, sit, start } from "./lobby-decisions";

/** A command: what is not `here` or `ping`. */
export type TableCommand = Extract<Upward, { version: number }>;

/** The entry that a command leads to; throws `Refused` with the reason. */
export function decide(command: TableCommand, context: Context): AnyEntry {
  const entry = entryFor(command, context);
  const most: Readonly<Record<string, number>> = MOST;
  if (context.table.timesOf(entry.type) >= (most[entry.type] ?? Number.POSITIVE_INFINITY)) {
    throw tableFault("too_many_changes");
  }
  return entry;
}

/** Whether a command is based on something that has changed since. */
export function isStale(table: LocalTable, command: TableCommand): boolean {
  const isMove = command.type === "act" || command.type === "take_back";
  const floor = isMove ? table.positionAt : table.numberedAt;
  return command.version < floor || command.version > table.version;
}

function entryFor(command: TableCommand, context: Context): AnyEntry {
  const { table, viewer } = context;
  switch (command.type) {
    case "act": {
      const game = onTurn(context);
      checkLegal(game.rules, game.state, command.action);
      return { type: "acted", action: command.action };
    }
    case "take_back":
      onTurn(context);
      if (!table.canTakeBack) throw tableFault("nothing_to_take_back");
      return { type: "tookback" };
    case "sit":
      return sit(context, command);
    case "reveal":
      return reveal(context, command);
    case "rename":
      checkCreator(context);
      return { type: "renamed", title: command.title.trim() };
    case "seat_bot":
      return seatBot(context, command);
    case "start":
      return start(context);
    case "hand_over": {
      running(context);
      const holder = holderOf(table, command.seat);
      if (holder.owner === null || holder.level !== null) throw tableFault("bot_plays");
      if (holder.owner !== viewer.browser) throw tableFault("seat_present");
      checkLevel(context, command.level);
      return { type: "handedover", seat: command.seat, level: command.level };
    }
    case "reclaim":
      running(context);
      if (ownHolder(context, command.seat).level === null) throw tableFault("seat_not_played");
      return { type: "reclaimed", seat: command.seat };
    case "move_seat": {
      running(context);
      ownHolder(context, command.seat);
      const until = Math.trunc(context.now()) + MOVE_SECONDS;
      return { type: "moveoffered", seat: command.seat, token: context.newToken(), until };
    }
    case "abandon":
      checkCreator(context);
      if (table.isClosed) throw tableFault("table_closed");
      return { type: "abandoned" };
    case "rematch":
      if (!table.seatsOf(viewer.browser).length) throw tableFault("seat_not_yours");
      if (!table.isClosed) throw tableFault("not_ended");
      if (!table.game) throw tableFault("not_started");
      if (table.rematch !== null) throw tableFault("rematched");
      return { type: "rematched", table: context.newToken() };
  }
}

/** The game, if it is the viewer's turn, with their hand shown. */
function onTurn(context: Context) {
  const game = running(context);
  const { owner, level } = holderOf(context.table, game.turn);
  if (owner !== context.viewer.browser) throw tableFault("not_your_turn");
  if (level !== null) throw tableFault("bot_plays");
  // Acting blindly behind the curtain would reveal the hand by what is refused.
  if (context.viewer.shown !== game.turn) throw tableFault("curtain");
  return game;
}
