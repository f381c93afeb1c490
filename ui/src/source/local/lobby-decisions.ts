/** What a command leads to before the game: seats, the parts of the shuffle, the start. */

import { DEFAULT_SEATING, DIRECTIONS, RULES_VERSION } from "../../core/names";
import type { AnyEntry } from "../../engine/entries";
import { tableFault } from "../../engine/problems";
import { deal } from "../../engine/shuffle";
import { shuffleInput } from "../../engine/shuffle-input";
import type { Holder } from "../../engine/table";
import { sha256Hex } from "../../kit/sha256";
import type { Reveal, SeatBot, Sit } from "../../wire/protocol";
import { type Context, checkCreator, checkLevel, checkName, checkOpen, holderOf } from "./context";

/** Take a seat of this browser with a name and a part of the shuffle. */
export function sit(context: Context, command: Sit): AnyEntry {
  checkOpen(context);
  const { table, viewer } = context;
  const holder = holderOf(table, command.seat);
  // Nobody is invited to a table that no other browser can reach.
  if (command.invitation != null) throw tableFault("bad_invitation");
  if (holder.owner !== viewer.browser) throw tableFault("seat_not_yours");
  if (isReady(holder)) throw tableFault("seat_taken");
  const name = command.name.trim();
  checkName(name);
  const { contribution = null, pledge = null, face = "" } = command;
  if ((contribution === null) === (pledge === null)) throw tableFault("one_part");
  if (contribution !== null && !isLastToSit(context, holder)) throw tableFault("not_sealed");
  return {
    type: "sat",
    seat: command.seat,
    browser: viewer.browser,
    name,
    contribution: contribution ?? "",
    ...(face && { face }),
    ...(pledge && { pledge }),
  };
}

/** Show the part of the shuffle that was pledged for a seat. */
export function reveal(context: Context, { seat, contribution }: Reveal): AnyEntry {
  checkOpen(context);
  const { table, viewer } = context;
  const holder = holderOf(table, seat);
  if (holder.owner !== viewer.browser || holder.pledge === null) {
    throw tableFault("seat_not_yours");
  }
  if (!table.holders.every(isReady)) throw tableFault("seats_empty");
  if (sha256Hex(contribution) !== holder.pledge) throw tableFault("wrong_part");
  return { type: "revealed", seat, contribution };
}

/** Give a free seat to a bot. */
export function seatBot(context: Context, { seat, level }: SeatBot): AnyEntry {
  checkCreator(context);
  checkOpen(context);
  if (isReady(holderOf(context.table, seat))) throw tableFault("seat_taken");
  checkLevel(context, level);
  return { type: "botseated", seat, level };
}

/** Deal the game from the parts of the shuffle. */
export function start(context: Context): AnyEntry {
  checkCreator(context);
  checkOpen(context);
  const { opened, holders, sides } = context.table;
  if (!holders.every(isReady)) throw tableFault("seats_empty");
  if (!holders.every(hasRevealed)) throw tableFault("not_revealed");
  const { order, tiles } = deal(shuffleInput(context.table));
  const seating = opened.sides
    ? order.map((seat) => sides[seat] ?? 0)
    : (DEFAULT_SEATING[holders.length] ?? []);
  return {
    type: "started",
    order: [...order],
    sides: seating.map((side) => DIRECTIONS[side] ?? ""),
    tiles: [...tiles],
    ...(RULES_VERSION > 1 && { rules: RULES_VERSION }),
  };
}

/** Whether nobody else is still to choose their part of the shuffle. */
function isLastToSit({ table, viewer }: Context, holder: Holder): boolean {
  return (
    (table.opened.shuffle ?? 1) === 1 ||
    table.holders.every(
      (other) => other === holder || isReady(other) || other.owner === viewer.browser,
    )
  );
}

function isReady({ level, pledge }: Holder): boolean {
  return level !== null || pledge !== null;
}

function hasRevealed({ level, contribution }: Holder): boolean {
  return level !== null || contribution !== null;
}
