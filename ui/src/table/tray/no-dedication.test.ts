import { beforeAll, describe, expect, it } from "vitest";
import { LEGAL } from "../../testing/states";
import type { Happened } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import { doneThisTurn, whyNoDedication, whyTooLate } from "./no-dedication";

beforeAll(() => setLanguage("en"));

type Event = Happened["events"][number];

const LAID: readonly Event[] = [
  { type: "tile_laid", seat: 1, tile: 4, cell: [0, 2], turns: 0 },
  { type: "turn_began", seat: 0, final: false },
];
const DISCARDED: Event = { type: "discarded", seat: 0, color: 1 };
const DEDICATED: Event = {
  type: "dedicated",
  seat: 0,
  kind: 0,
  colors: [0],
  honor: 8,
  generic: false,
};

function logOf(...acts: (Event | readonly Event[])[]): readonly Happened[] {
  return acts.map((act, place) => ({ version: place + 2, events: [act].flat() }));
}

const PASSED = { code: "dedication_passed", sentence: "?" };
const LATE = { ...LEGAL, closed: { four_of_a_kind: PASSED } };

describe("what was done this turn", () => {
  it("leaves out earlier turns and what was taken back", () => {
    expect(doneThisTurn(logOf(DEDICATED, LAID, DISCARDED))).toEqual(["discarded"]);
    const back: Event = { type: "took_back", seat: 0, actions: 1 };
    expect(doneThisTurn(logOf(LAID, DEDICATED, back, DISCARDED))).toEqual(["discarded"]);
    const all = { ...back, actions: 3 };
    expect(doneThisTurn(logOf(DEDICATED, LAID, DISCARDED, LAID, all))).toEqual(["dedicated"]);
  });
});

describe("why nothing can be dedicated", () => {
  it("is the first discard for a player who has a set in hand", () => {
    expect(whyNoDedication(LATE, logOf(LAID, DISCARDED))).toContain("begun to discard");
  });

  it("is the dedication that was made, also if discards followed it", () => {
    expect(whyNoDedication(LATE, logOf(LAID, DEDICATED, DISCARDED))).toContain("have dedicated");
  });

  it("is the server's word while the log is not known", () => {
    expect(whyNoDedication(LATE, [])).toContain("or begun to discard");
  });

  it("is that there is no set, before it is too late", () => {
    const four = { code: "set_color", sentence: "?", facts: { need: 4, color: "red", have: 3 } };
    const legal = { ...LEGAL, closed: { four_of_a_kind: four } };
    expect(whyTooLate(legal, logOf(LAID))).toBeUndefined();
    expect(whyNoDedication(legal, logOf(LAID))).toContain("no set");
  });
});
