/**
 * Every kind of event in one table: its sentence, whom and what it is about, and what travels over
 * the table because of it. A new kind of event is one new row; without it, this does not compile.
 */

import type { Cell } from "../lake/geometry";
import { type Letter, letterOf } from "../wire/letters";
import { DEDICATION_SETS, EXCHANGE_COST } from "../wire/pieces";
import type { Faced, Happened, Matched } from "../wire/protocol";
import { colorKey } from "../words/keys";
import { t } from "../words/words.svelte";
import {
  drawTile,
  earnFavor,
  type Flight,
  layTile,
  payFavor,
  returnCard,
  takeCard,
  takeToken,
} from "./flights";
import { type Reader, seatFacts, setFacts, sideFacts, tileFacts } from "./sentences";

export type TableEvent = Happened["events"][number];

/** What a player got, or missed, by an event. */
interface EventGain {
  readonly letter?: Letter | undefined;
  readonly favor?: number;
}

interface EventKind<Event> {
  /** One sentence; none where nothing needs to be said. */
  sentence(reader: Reader, event: Event): string | undefined;
  /** A shorter sentence for the title of a log entry, where its gains are shown beside it. */
  title?(reader: Reader, event: Event): string;
  /** The player it is about; none for what concerns the whole table. */
  seat(event: Event): number | undefined;
  /** The player chose to do this: it is an action of the game, not a consequence of one. */
  isAction?: true;
  /** Whether the log leaves it out. */
  isUnlogged?(event: Event): boolean;
  /** The cells that it is about. */
  cells?(event: Event): readonly Cell[];
  gain?(event: Event): EventGain | undefined;
  /** What travels, first to last; `placed` is the cell of the action's tile. */
  flights?(event: Event, placed: Cell): readonly Flight[];
}

type Table = { [Type in TableEvent["type"]]: EventKind<Extract<TableEvent, { type: Type }>> };

/** Seats are numbered in turn order. */
const START_SEAT = 0;

const seat = (event: { seat: number }) => event.seat;
const noSeat = () => undefined;
const silent = () => undefined;

const EVENTS: Table = {
  exchanged: {
    sentence: (reader, event) =>
      t("event-exchanged", {
        ...seatFacts(reader, event.seat),
        given: colorKey(letterOf(event.given)),
        taken: colorKey(letterOf(event.taken)),
      }),
    seat,
    isAction: true,
    flights: (event) => [
      ...Array.from({ length: EXCHANGE_COST }, () => payFavor(event.seat)),
      returnCard(event.seat, event.given),
      takeCard(event.seat, event.taken, { at: "supply", letter: letterOf(event.taken) }),
    ],
  },
  dedicated: {
    sentence: (reader, event) =>
      t(event.generic ? "event-dedicated-generic" : "event-dedicated", {
        ...seatFacts(reader, event.seat),
        ...setFacts(event.kind, event.colors),
        honor: event.honor,
      }),
    seat,
    isAction: true,
    flights: (event) => [
      ...event.colors.flatMap((color) =>
        Array.from({ length: DEDICATION_SETS[event.kind].copies }, () =>
          returnCard(event.seat, color),
        ),
      ),
      takeToken(event),
    ],
  },
  discarded: {
    sentence: (reader, event) =>
      t("event-discarded", {
        ...seatFacts(reader, event.seat),
        color: colorKey(letterOf(event.color)),
      }),
    seat,
    isAction: true,
    flights: (event) => [returnCard(event.seat, event.color)],
  },
  tile_laid: {
    sentence: (reader, event) =>
      t("table-placed", {
        ...seatFacts(reader, event.seat),
        ...tileFacts(reader, event.tile, event.turns),
      }),
    title: (reader, event) => t("table-tile-laid", seatFacts(reader, event.seat)),
    seat,
    isAction: true,
    cells: (event) => [cellAt(event.cell)],
    flights: (event) => [layTile(event)],
  },
  matched: {
    sentence: (reader, event) =>
      t(event.received ? "table-matched" : "table-matched-missed", cardFacts(reader, event)),
    seat,
    cells: (event) => [cellAt(event.neighbor)],
    gain: cardGain,
    flights: cardFlight,
  },
  favor_earned: {
    sentence: (reader, event) =>
      t(event.received ? "table-platform" : "table-platform-missed", seatFacts(reader, event.seat)),
    seat,
    cells: (event) => [cellAt(event.platform)],
    gain: (event) => (event.received ? { favor: 1 } : undefined),
    flights: (event) => (event.received ? [earnFavor(event.seat, cellAt(event.platform))] : []),
  },
  faced: {
    sentence: (reader, event) =>
      t(event.received ? "table-faced" : "table-faced-missed", cardFacts(reader, event)),
    seat,
    gain: cardGain,
    flights: cardFlight,
  },
  tile_drawn: {
    sentence: (reader, event) =>
      event.tile === null
        ? t("event-tile-drawn-hidden", seatFacts(reader, event.seat))
        : t("table-drawn", {
            ...seatFacts(reader, event.seat),
            ...tileFacts(reader, event.tile, 0),
          }),
    seat,
    flights: (event) => [drawTile(event.seat)],
  },
  turn_began: {
    sentence: (reader, event) =>
      t(event.final ? "event-turn-began-final" : "event-turn-began", seatFacts(reader, event.seat)),
    seat,
    isUnlogged: (event) => !event.final,
  },
  game_ended: { sentence: () => t("event-game-ended"), seat: noSeat },
  took_back: {
    sentence: (reader, event) => t("table-took-back", seatFacts(reader, event.seat)),
    seat,
  },
  handed_over: {
    sentence: (reader, event) => t("table-handed-over", seatFacts(reader, event.seat)),
    seat,
  },
  reclaimed: {
    sentence: (reader, event) => t("table-reclaimed", seatFacts(reader, event.seat)),
    seat,
  },
  seat_moved: {
    sentence: (reader, event) => t("table-seat-moved", seatFacts(reader, event.seat)),
    seat,
  },
  end_wanted: {
    sentence: (reader, event) => t("table-end-wanted", seatFacts(reader, event.seat)),
    seat,
  },
  game_started: {
    sentence: (reader) => t("event-game-started", seatFacts(reader, START_SEAT)),
    seat: noSeat,
  },
  sat_down: { sentence: silent, seat },
  table_renamed: { sentence: silent, seat: noSeat },
  table_abandoned: { sentence: silent, seat: noSeat },
  rematch_opened: { sentence: silent, seat: noSeat },
};

/** For an event that the server knows and this page, loaded earlier, does not. */
const UNKNOWN: EventKind<TableEvent> = { sentence: silent, seat: noSeat };

/** The row of an event's kind, typed for any event: a kind is only ever given its own events. */
export function eventKind(event: TableEvent): EventKind<TableEvent> {
  return (EVENTS[event.type] as EventKind<TableEvent> | undefined) ?? UNKNOWN;
}

export function eventSentence(reader: Reader, event: TableEvent): string | undefined {
  return eventKind(event).sentence(reader, event);
}

/** Everything that travels because of these events, in the order of the rules. */
export function flightsOf(
  events: readonly TableEvent[],
  placed: Cell = placedCell(events) ?? { x: 0, y: 0 },
): readonly Flight[] {
  return events.flatMap((event) => eventKind(event).flights?.(event, placed) ?? []);
}

/** The cell of the last tile that was placed. */
export function placedCell(events: readonly TableEvent[]): Cell | undefined {
  const laid = events.findLast((event) => event.type === "tile_laid");
  return laid && cellAt(laid.cell);
}

/** The seat whose action led to a version, if it was an action of the game. */
export function actorOf({ events: [first] }: Happened): number | undefined {
  return first && eventKind(first).isAction ? eventKind(first).seat(first) : undefined;
}

function cellAt([x, y]: readonly [number, number]): Cell {
  return { x, y };
}

function cardFacts(reader: Reader, { seat, direction, color }: Matched | Faced) {
  return {
    ...seatFacts(reader, seat),
    ...sideFacts(reader, direction),
    color: colorKey(letterOf(color)),
  };
}

function cardGain({ color, received }: Matched | Faced): EventGain {
  return { letter: received ? letterOf(color) : undefined };
}

function cardFlight({ seat, color, direction, received }: Matched | Faced, placed: Cell) {
  if (!received) return [];
  return [takeCard(seat, color, { at: "side", cell: placed, side: direction })];
}

/** The actions of the game, without those that were taken back. */
export function standing(log: readonly Happened[]): readonly Happened[] {
  const deeds: Happened[] = [];
  for (const happened of log) {
    const [first] = happened.events;
    if (first?.type === "took_back") deeds.length = Math.max(0, deeds.length - first.actions);
    else if (actorOf(happened) !== undefined) deeds.push(happened);
  }
  return deeds;
}

/** What others did after my last action. */
export function sinceMyTurn(log: readonly Happened[], mine: number): readonly Happened[] {
  const deeds = standing(log);
  return deeds.slice(deeds.findLastIndex((happened) => actorOf(happened) === mine) + 1);
}
