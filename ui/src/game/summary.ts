/** The log as a reader wants it: one entry for each thing done, with all that came of it. */

import { LETTERS, type Letter } from "../art/lanterns";
import type { Cell } from "../lake/geometry";
import type { Happened } from "../protocol";
import { t } from "../words/words.svelte";
import type { TableEvent } from "./log";
import { eventSentence, gainsSentence, type Reader, seatFacts } from "./narrate";
import { letterOf } from "./tiles";

/** One sentence of an entry, and what it speaks of. */
export interface Line {
  readonly words: string;
  readonly cells: readonly Cell[];
  readonly seats: readonly number[];
}

export interface Entry {
  readonly version: number;
  readonly title: string;
  /** What each seat got of a placement, in words. */
  readonly gains: readonly string[];
  /** The same, to be drawn: lanterns by seat, in the order dealt. */
  readonly dealt: readonly {
    readonly seat: number;
    readonly letters: readonly Letter[];
    readonly favor: number;
  }[];
  /** Every event in words. */
  readonly lines: readonly Line[];
  readonly cells: readonly Cell[];
  readonly seats: readonly number[];
  /** Who did it; none for what happened to the table. */
  readonly seat: number | undefined;
  readonly isDedication: boolean;
}

/** Entries for these happenings; the whole log says who was on turn. */
export function summarize(
  reader: Reader,
  happened: readonly Happened[],
  log: readonly Happened[],
): readonly Entry[] {
  return happened.flatMap((one) => entryOf(reader, one, turnBefore(log, one.version)) ?? []);
}

/** The seat whose turn it was when a version came about. */
export function turnBefore(log: readonly Happened[], version: number): number {
  let seat = 0;
  for (const one of log) {
    if (one.version >= version) break;
    for (const event of one.events) if (event.type === "turn_began") seat = event.seat;
  }
  return seat;
}

function entryOf(reader: Reader, happened: Happened, onTurn: number): Entry | undefined {
  const told = happened.events.filter((event) => event.type !== "turn_began" || event.final);
  const [first] = told;
  if (!first) return undefined;
  const title = titleOf(reader, first, onTurn);
  if (title === undefined) return undefined;
  const dealt = dealtBy(told);
  const lines = told.flatMap((event) => {
    const words = eventSentence(reader, event, onTurn);
    return words ? [{ words, cells: cellsOf(event), seats: seatsOf(event) }] : [];
  });
  return {
    version: happened.version,
    title,
    gains: dealt.map(({ seat, letters, favor }) =>
      gainsSentence(reader, seat, countsOf(letters), favor),
    ),
    dealt,
    lines,
    cells: first.type === "tile_laid" ? cellsOf(first) : [],
    seats: [...new Set(lines.flatMap((line) => line.seats))],
    seat: first.type === "took_back" ? onTurn : seatsOf(first)[0],
    isDedication: first.type === "dedicated",
  };
}

function titleOf(reader: Reader, event: TableEvent, onTurn: number): string | undefined {
  if (event.type === "tile_laid") return t("table-tile-laid", seatFacts(reader, event.seat));
  return eventSentence(reader, event, onTurn);
}

function dealtBy(events: readonly TableEvent[]) {
  const seats = new Map<number, { letters: Letter[]; favor: number }>();
  const of = (seat: number) => {
    const known = seats.get(seat) ?? { letters: [], favor: 0 };
    seats.set(seat, known);
    return known;
  };
  for (const event of events) {
    if (event.type === "matched" || event.type === "faced") {
      const own = of(event.seat);
      if (event.received) own.letters.push(letterOf(event.color));
    } else if (event.type === "favor_earned" && event.received) {
      of(event.seat).favor += 1;
    }
  }
  return [...seats].map(([seat, { letters, favor }]) => ({ seat, letters, favor }));
}

function countsOf(letters: readonly Letter[]): readonly number[] {
  return LETTERS.map((letter) => letters.filter((one) => one === letter).length);
}

function cellsOf(event: TableEvent): readonly Cell[] {
  switch (event.type) {
    case "tile_laid":
      return [{ x: event.cell[0], y: event.cell[1] }];
    case "matched":
      return [{ x: event.neighbor[0], y: event.neighbor[1] }];
    case "favor_earned":
      return [{ x: event.platform[0], y: event.platform[1] }];
    default:
      return [];
  }
}

function seatsOf(event: TableEvent): readonly number[] {
  switch (event.type) {
    case "game_started":
    case "game_ended":
    case "table_renamed":
    case "table_abandoned":
    case "rematch_opened":
    case "took_back":
      return [];
    default:
      return [event.seat];
  }
}
