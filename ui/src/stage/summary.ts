/** The log as a reader wants it: one entry for each action, with everything that came of it. */

import type { Cell } from "../lake/geometry";
import { LETTERS, type Letter } from "../wire/letters";
import type { Happened, TileLaid } from "../wire/protocol";
import { currentLanguage, type Language } from "../words/words.svelte";
import { eventKind, eventSentence, type TableEvent } from "./events";
import { gainsSentence, type Reader } from "./sentences";

/** One sentence of an entry, and what it is about. */
interface LogSentence {
  readonly words: string;
  readonly cells: readonly Cell[];
  readonly seats: readonly number[];
}

export interface LogEntry {
  readonly version: number;
  readonly title: string;
  /** What each seat got from a placement, in words. */
  readonly gains: readonly string[];
  /** The same, to be drawn: lanterns by seat, in the order dealt. */
  readonly dealt: readonly {
    readonly seat: number;
    readonly letters: readonly Letter[];
    readonly favor: number;
  }[];
  /** Every event in words. */
  readonly sentences: readonly LogSentence[];
  readonly cells: readonly Cell[];
  readonly seats: readonly number[];
  /** Who acted; none for what happened to the table. */
  readonly seat: number | undefined;
  readonly isDedication: boolean;
  /** The honor of the token that was taken. */
  readonly honor: number | undefined;
  readonly placed: TileLaid | undefined;
  /** Whether the final turns begin with it: it placed the last tile. */
  readonly isLastTile: boolean;
}

/** The entries of one player's turn; what happened to the table is an entry by itself. */
export interface LogTurn {
  /** The version of its first entry. */
  readonly version: number;
  readonly seat: number | undefined;
  readonly entries: readonly LogEntry[];
  readonly placed: TileLaid | undefined;
}

/** The entries that were worded last, each for whom and in which language. */
const worded = new WeakMap<
  Happened,
  { reader: Reader; language: Language; entry: LogEntry | undefined }
>();

/** Return the entries for these versions. */
export function summarize(reader: Reader, happened: readonly Happened[]): readonly LogEntry[] {
  return happened.flatMap((one) => knownEntry(reader, one) ?? []);
}

/** Words take time, and the log only grows: an entry is worded once. */
function knownEntry(reader: Reader, happened: Happened): LogEntry | undefined {
  const language = currentLanguage();
  const known = worded.get(happened);
  if (known?.reader === reader && known.language === language) return known.entry;
  const entry = entryOf(reader, happened);
  worded.set(happened, { reader, language, entry });
  return entry;
}

/** Entries by turns: what one player did without a break, up to the tile. */
export function groupTurns(entries: readonly LogEntry[]): readonly LogTurn[] {
  const turns: LogTurn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const goesOn = last?.seat !== undefined && last.seat === entry.seat && !last.placed;
    if (goesOn) {
      turns[turns.length - 1] = {
        ...last,
        entries: [...last.entries, entry],
        placed: entry.placed,
      };
    } else {
      const { version, seat, placed } = entry;
      turns.push({ version, seat, entries: [entry], placed });
    }
  }
  return turns;
}

/** The turns of others after my last one; none before I have played. */
export function turnsSinceMine(turns: readonly LogTurn[], mine: number): readonly LogTurn[] {
  const last = turns.findLastIndex(({ seat }) => seat === mine);
  return last < 0 ? [] : turns.slice(last + 1).filter(({ seat }) => seat !== undefined);
}

function entryOf(reader: Reader, happened: Happened): LogEntry | undefined {
  const events = happened.events.filter((event) => !eventKind(event).isUnlogged?.(event));
  const [first] = events;
  if (!first) return undefined;
  const title = eventKind(first).title?.(reader, first) ?? eventSentence(reader, first);
  if (title === undefined) return undefined;
  const dealt = dealtBy(events);
  const sentences = events.flatMap((event) => {
    const words = eventSentence(reader, event);
    return words ? [{ words, cells: cellsOf(event), seats: seatsOf(event) }] : [];
  });
  return {
    version: happened.version,
    title,
    gains: dealt.map(({ seat, letters, favor }) =>
      gainsSentence(reader, seat, countsOf(letters), favor),
    ),
    dealt,
    sentences,
    cells: first.type === "tile_laid" ? cellsOf(first) : [],
    seats: [...new Set(sentences.flatMap((sentence) => sentence.seats))],
    seat: seatsOf(first)[0],
    isDedication: first.type === "dedicated",
    honor: first.type === "dedicated" ? first.honor : undefined,
    placed: first.type === "tile_laid" ? first : undefined,
    isLastTile: first.type === "tile_laid" && events.some(({ type }) => type === "turn_began"),
  };
}

function dealtBy(events: readonly TableEvent[]): LogEntry["dealt"] {
  const seats = new Map<number, { letters: Letter[]; favor: number }>();
  for (const event of events) {
    const [seat] = seatsOf(event);
    const gain = eventKind(event).gain?.(event);
    if (!gain || seat === undefined) continue;
    const own = seats.get(seat) ?? { letters: [], favor: 0 };
    if (gain.letter) own.letters.push(gain.letter);
    own.favor += gain.favor ?? 0;
    seats.set(seat, own);
  }
  return [...seats].map(([seat, { letters, favor }]) => ({ seat, letters, favor }));
}

function countsOf(letters: readonly Letter[]): readonly number[] {
  return LETTERS.map((letter) => letters.filter((one) => one === letter).length);
}

function cellsOf(event: TableEvent): readonly Cell[] {
  return eventKind(event).cells?.(event) ?? [];
}

function seatsOf(event: TableEvent): readonly number[] {
  const seat = eventKind(event).seat(event);
  return seat === undefined ? [] : [seat];
}
