import { beforeAll, describe, expect, it } from "vitest";
import type { Happened } from "../wire/protocol";
import { LANGUAGES } from "../words/languages";
import { setLanguage } from "../words/words.svelte";
import {
  actorOf,
  eventKind,
  eventSentence,
  flightsOf,
  placedCell,
  sinceMyTurn,
  type TableEvent,
} from "./events";
import type { Reader } from "./sentences";

const READER: Reader = { names: ["Ana", "Bo"], mine: 0, spin: 0 };

/** One event of each kind. */
const SAMPLES: { [Type in TableEvent["type"]]: Extract<TableEvent, { type: Type }> } = {
  exchanged: { type: "exchanged", seat: 1, given: 3, taken: 0 },
  dedicated: { type: "dedicated", seat: 1, kind: 0, colors: [2], honor: 8, generic: false },
  discarded: { type: "discarded", seat: 1, color: 6 },
  tile_laid: { type: "tile_laid", seat: 1, tile: 12, cell: [0, -1], turns: 1 },
  matched: {
    type: "matched",
    seat: 1,
    color: 3,
    direction: 2,
    neighbor: [0, 0],
    received: true,
  },
  favor_earned: { type: "favor_earned", seat: 1, platform: [0, 0], received: true },
  faced: { type: "faced", seat: 1, color: 4, direction: 0, received: true },
  tile_drawn: { type: "tile_drawn", seat: 1, tile: null },
  turn_began: { type: "turn_began", seat: 1, final: true },
  game_ended: { type: "game_ended", winners: [1] },
  sat_down: { type: "sat_down", seat: 1, name: "Bo", level: null },
  game_started: { type: "game_started" },
  table_renamed: { type: "table_renamed", title: "x" },
  took_back: { type: "took_back", seat: 1, actions: 1 },
  handed_over: { type: "handed_over", seat: 1, level: "fox" },
  reclaimed: { type: "reclaimed", seat: 1 },
  seat_moved: { type: "seat_moved", seat: 1 },
  end_wanted: { type: "end_wanted", seat: 1 },
  table_abandoned: { type: "table_abandoned" },
  rematch_opened: { type: "rematch_opened", table: "t2" },
};
const EVENTS = Object.values(SAMPLES);
const COMPASS =
  /\b(north|east|south|west|Norden|Osten|Süden|Westen|nord|est|sud|ovest)\b|północ|wsch|połud|zach/;
const SILENT = ["sat_down", "table_renamed", "table_abandoned", "rematch_opened"];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  it("every event has a sentence, except those that change only what is shown anyway", () => {
    const silent = EVENTS.filter((event) => eventSentence(READER, event) === undefined);
    expect(silent.map(({ type }) => type).sort()).toEqual(SILENT.toSorted());
  });

  it("no sentence has compass words, tile numbers or coordinates, which the page does not show", () => {
    const drawn = { type: "tile_drawn", seat: 0, tile: 12 } as const;
    const sentences = [...EVENTS, drawn].map((event) => eventSentence(READER, event) ?? "");
    for (const sentence of sentences) expect(sentence).not.toMatch(COMPASS);
    const placed = [SAMPLES.tile_laid, SAMPLES.favor_earned, drawn];
    for (const event of placed) expect(eventSentence(READER, event)).not.toMatch(/\d/);
  });
});

describe("events", () => {
  it("are about the player they name", () => {
    const seats = EVENTS.map((event) => [eventKind(event).seat(event), "seat" in event]);
    for (const [seat, isNamed] of seats) expect(seat).toBe(isNamed ? 1 : undefined);
  });

  it("are actions where a player chose them", () => {
    const actors = EVENTS.filter((event) => actorOf({ version: 2, events: [event] }) === 1);
    expect(actors.map(({ type }) => type).sort()).toEqual([
      "dedicated",
      "discarded",
      "exchanged",
      "tile_laid",
    ]);
    expect(actorOf({ version: 2, events: [] })).toBeUndefined();
  });

  it("let something travel only where something changes hands", () => {
    const moving = EVENTS.filter((event) => flightsOf([event]).length > 0);
    expect(moving.map(({ type }) => type).sort()).toEqual([
      "dedicated",
      "discarded",
      "exchanged",
      "faced",
      "favor_earned",
      "matched",
      "tile_drawn",
      "tile_laid",
    ]);
    for (const type of ["matched", "faced", "favor_earned"] as const) {
      expect(flightsOf([{ ...SAMPLES[type], received: false }]), type).toEqual([]);
    }
  });

  it("know where the last tile was placed", () => {
    const { tile_laid: laid } = SAMPLES;
    expect(placedCell([laid, { ...laid, cell: [2, 3] }, SAMPLES.faced])).toEqual({ x: 2, y: 3 });
    expect(placedCell([SAMPLES.faced])).toBeUndefined();
  });

  it("of a newer server than this page are passed over", () => {
    const unheard = { type: "lantern_sank", seat: 1 } as unknown as TableEvent;
    expect(eventSentence(READER, unheard)).toBeUndefined();
    expect(flightsOf([unheard])).toEqual([]);
    expect(actorOf({ version: 2, events: [unheard] })).toBeUndefined();
  });
});

describe("the log", () => {
  function laid(version: number, seat: number): Happened {
    return { version, events: [{ type: "tile_laid", seat, tile: 1, cell: [0, 1], turns: 0 }] };
  }

  it("tells what others did since my last deed", () => {
    const started: Happened = { version: 2, events: [{ type: "game_started" }] };
    const log = [started, laid(3, 0), laid(4, 1), laid(5, 2)];
    expect(sinceMyTurn(log, 0).map(({ version }) => version)).toEqual([4, 5]);
    expect(sinceMyTurn(log, 2)).toEqual([]);
    expect(sinceMyTurn(log, 3).map(({ version }) => version)).toEqual([3, 4, 5]);
  });
});
