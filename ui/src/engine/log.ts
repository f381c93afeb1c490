/** The log of a table in the browser: the deal, and what happened since. */

import { DEFAULT_SEATING, DIRECTIONS } from "../core/names";
import type { LaterEntry } from "./entries";
import type { ShuffleProof } from "./shuffle";

/** Who plays a seat: a person at this browser by name, or a bot by level. */
export interface Player {
  readonly name?: string;
  readonly face?: string;
  readonly level?: string;
}

export interface DealtSeat extends Player {
  readonly side: string;
}

/** The first entry: the game was dealt to these seats, in turn order. */
export interface Dealt {
  readonly type: "dealt";
  readonly title: string;
  readonly seats: readonly DealtSeat[];
  readonly tiles: readonly number[];
  /** The version of the rules, if it is not the first. */
  readonly rules?: number;
  /** The table whose rematch it is, or the replay that it goes on from. */
  readonly previous?: string;
  /** Earlier pages dealt as a server does, so that the shuffle can be checked. */
  readonly shuffle?: ShuffleProof;
}

export type Entry = Dealt | LaterEntry;

/** An entry with its number in the log and the command that caused it. */
export interface LogRow {
  readonly seq: number;
  readonly command: string;
  readonly entry: Entry;
}

/** The log is not one of a table that this page can play. */
export class UnreadableLog extends Error {}

/** Whatever is wrong with a log leads to one kind of error. */
export function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadableLog ? error : new UnreadableLog(String(error));
  }
}

/** The sides of seats for which none were chosen. */
export function defaultSides(players: number): readonly string[] {
  return (DEFAULT_SEATING[players] ?? []).map((side) => DIRECTIONS[side] ?? "");
}

/** A log of these entries. */
export function logOf(entries: readonly Entry[]): readonly LogRow[] {
  return entries.map((entry, index) => ({ seq: index + 1, command: `row-${index + 1}`, entry }));
}
