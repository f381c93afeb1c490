/** Shows this browser's part of the shuffle once every seat is taken, and not before. */

import { DIRECTIONS } from "../core/names";
import { sha256Hex } from "../kit/sha256";
import type { Command } from "../wire/commands";
import type { TableInfo } from "../wire/protocol";
import { note, notedAt, raiseAlarm } from "./noted";

export type Reveal = Extract<Command, { type: "reveal" }>;

/** The seat that starts a rematch; otherwise chance decides. */
export const NEXT_TO_START = 1;

/** Whether every seat is taken, so that nobody can choose their part any more. */
export function isComplete({ seats }: TableInfo): boolean {
  return seats.every((seat) => seat.ready && (seat.kind === "bot" || seat.pledge));
}

/**
 * What is to be shown now. All that decides the deal is noted first, to be compared after the game;
 * once the server has changed any of it, nothing is shown any more.
 */
export function revealsOf(table: TableInfo): readonly Reveal[] {
  const { contributions, pledges } = notedAt(table.id);
  const opening = {
    commitment: table.commitment,
    sides: table.seating_by_chance ? [] : table.seats.map(({ side }) => DIRECTIONS[side] ?? ""),
    start: table.previous === null ? null : NEXT_TO_START,
  };
  if (!note(table.id, opening) || !isComplete(table)) return [];
  const mine = table.seats.flatMap((seat, place) => {
    const contribution = contributions.find((one) => sha256Hex(one) === seat.pledge);
    return seat.mine ? [{ place, contribution, hidden: seat.revealed === false }] : [];
  });
  // A browser that has forgotten its contributions cannot tell what was changed.
  if (contributions.length && mine.some((one) => !one.contribution)) raiseAlarm(table.id);
  const hidden = mine.filter((one) => one.hidden && one.contribution);
  if (!hidden.length && !pledges) return [];
  const shown = { pledges: table.seats.map((seat) => seat.pledge ?? "") };
  if (!note(table.id, shown)) return [];
  return hidden.map(({ place, contribution = "" }) => ({
    type: "reveal",
    seat: place,
    contribution,
  }));
}
