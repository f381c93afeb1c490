import { beforeAll, describe, expect, it } from "vitest";
import type { Happened } from "../wire/protocol";
import { setLanguage } from "../words/words.svelte";
import type { Reader } from "./sentences";
import { summarize } from "./summary";

const READER: Reader = { names: ["Ana", "Bo", "Mei"], mine: 0, spin: 0 };

const PLACED: Happened = {
  version: 2,
  events: [
    { type: "tile_laid", seat: 1, tile: 12, cell: [0, -1], turns: 0 },
    { type: "matched", seat: 1, color: 3, direction: 2, neighbor: [0, 0], received: true },
    { type: "favor_earned", seat: 1, platform: [0, -1], received: true },
    { type: "favor_earned", seat: 1, platform: [0, 0], received: false },
    { type: "faced", seat: 1, color: 3, direction: 2, received: true },
    { type: "faced", seat: 0, color: 4, direction: 0, received: false },
    { type: "tile_drawn", seat: 1, tile: null },
    { type: "turn_began", seat: 2, final: false },
  ],
};
const DEDICATED: Happened = {
  version: 3,
  events: [{ type: "dedicated", seat: 2, kind: 0, colors: [2], honor: 8, generic: false }],
};
const TOOK_BACK: Happened = { version: 4, events: [{ type: "took_back", seat: 2, actions: 1 }] };

function entriesOf(...log: Happened[]) {
  return summarize(READER, log);
}

beforeAll(() => setLanguage("en"));

describe("a placement", () => {
  const entry = { get: () => entriesOf(PLACED)[0] };

  it("is one entry with a short title", () => {
    expect(entriesOf(PLACED)).toHaveLength(1);
    expect(entry.get()?.title).toBe("Bo places a tile.");
    expect([entry.get()?.version, entry.get()?.seat]).toEqual([2, 1]);
  });

  it("says what each player got, and that somebody got nothing", () => {
    expect(entry.get()?.gains).toEqual(["Bo: 2 purple and 1 favor token", "You: nothing"]);
    expect(entry.get()?.dealt).toEqual([
      { seat: 1, letters: ["P", "P"], favor: 1 },
      { seat: 0, letters: [], favor: 0 },
    ]);
  });

  it("has a sentence for every event except the next turn", () => {
    expect(entry.get()?.sentences).toHaveLength(7);
    expect(entry.get()?.sentences.map(({ seats }) => seats)).toEqual([
      [1],
      [1],
      [1],
      [1],
      [1],
      [0],
      [1],
    ]);
  });

  it("points at its own cell; its sentences at the cells they are about", () => {
    expect(entry.get()?.cells).toEqual([{ x: 0, y: -1 }]);
    expect(entry.get()?.sentences.map(({ cells }) => cells)).toEqual([
      [{ x: 0, y: -1 }],
      [{ x: 0, y: 0 }],
      [{ x: 0, y: -1 }],
      [{ x: 0, y: 0 }],
      [],
      [],
      [],
    ]);
    expect(entry.get()?.seats).toEqual([1, 0]);
  });
});

describe("other entries", () => {
  it("are marked where they are dedications", () => {
    const [placed, dedicated] = entriesOf(PLACED, DEDICATED);
    expect([placed?.isDedication, dedicated?.isDedication]).toEqual([false, true]);
    expect([dedicated?.seat, dedicated?.cells, dedicated?.dealt]).toEqual([2, [], []]);
  });

  it("name who took something back", () => {
    const [, , entry] = entriesOf(PLACED, DEDICATED, TOOK_BACK);
    expect([entry?.title, entry?.seat]).toEqual(["Mei takes back the last step.", 2]);
  });

  it("tell of a final turn, and not of any other", () => {
    const turn = (final: boolean): Happened => ({
      version: 5,
      events: [{ type: "turn_began", seat: 1, final }],
    });
    expect(entriesOf(turn(false))).toEqual([]);
    expect(entriesOf(turn(true))).toHaveLength(1);
  });

  it("leave out what needs no sentence", () => {
    const seated: Happened = {
      version: 2,
      events: [{ type: "sat_down", seat: 0, name: "Ana", level: null }],
    };
    expect(entriesOf(seated, { version: 3, events: [] })).toEqual([]);
  });
});

describe("words that were found before", () => {
  it("are kept for the same reader, and found again for another one or in another language", async () => {
    const [first] = entriesOf(PLACED);
    expect(entriesOf(PLACED)[0]).toBe(first);
    expect(summarize({ ...READER, mine: 1 }, [PLACED])[0]?.title).toBe("You place a tile.");
    await setLanguage("de");
    expect(entriesOf(PLACED)[0]?.title).not.toBe(first?.title);
    await setLanguage("en");
    expect(entriesOf(PLACED)[0]).toEqual(first);
  });
});
