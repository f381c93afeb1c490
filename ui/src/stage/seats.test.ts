import { beforeAll, describe, expect, it } from "vitest";
import { edgeAt } from "../lake/geometry";
import type { SeatInfo, State } from "../wire/protocol";
import { setLanguage } from "../words/words.svelte";
import { faceOf, insteadOf, mySeat, nearSeat, seatNames, spinOf } from "./seats";

/** The edge of the screen where a seat is. */
function edgeOf(state: State, seat: number) {
  return edgeAt(state.table.seats[seat]?.side ?? 2, spinOf(state));
}

function seat(side: 0 | 1 | 2 | 3, mine: boolean, level: string | null = null): SeatInfo {
  return {
    side,
    mine,
    level,
    kind: level ? "bot" : "person",
    face: "",
    name: level ? "" : `P${side}`,
    ready: true,
    connected: true,
    invitation: null,
  };
}

function state(seats: SeatInfo[], shown: number | null, turn: number): State {
  return { table: { seats }, game: { shown, turn } } as unknown as State;
}

describe("who sits where", () => {
  it("puts my seat at the bottom and everybody else clockwise from my left", () => {
    const one = state([seat(2, false), seat(3, true), seat(0, false), seat(1, false)], 1, 0);
    expect(mySeat(one)).toBe(1);
    expect([1, 2, 3, 0].map((place) => edgeOf(one, place))).toEqual([
      "bottom",
      "left",
      "top",
      "right",
    ]);
  });

  it("shows whoever watches the table with south at the bottom", () => {
    const watched = state([seat(2, false), seat(0, false)], null, 0);
    expect(mySeat(watched)).toBeUndefined();
    expect(spinOf(watched)).toBe(0);
    expect(edgeOf(watched, 1)).toBe("top");
  });

  it("turns to whoever plays next while a browser is passed on, and calls nobody “you”", () => {
    const shared = (turn: number) =>
      state([seat(2, true), seat(3, false, "fox"), seat(0, true)], null, turn);
    expect(mySeat(shared(1))).toBeUndefined();
    expect([0, 1, 2].map((turn) => nearSeat(shared(turn)))).toEqual([0, 2, 2]);
    expect(edgeOf(shared(2), 2)).toBe("bottom");
  });
});

describe("names", () => {
  beforeAll(() => setLanguage("en"));

  it("calls bots by their level, and numbers those that are alike", () => {
    const bots = [
      seat(0, true),
      seat(1, false, "fox"),
      seat(2, false, "fox"),
      seat(3, false, "sage"),
    ];
    expect(seatNames(state(bots, 0, 0))).toEqual(["P0", "Fox 1", "Fox 2", "Owl"]);
  });

  it("says beside a person's name that a bot or their program plays", () => {
    const program: SeatInfo = { ...seat(0, false), program: true };
    expect(insteadOf(program)).toBe("Bot");
    expect(insteadOf({ ...program, level: "fox" })).toBe("(a bot plays)");
    expect([seat(0, false), seat(1, false, "fox")].map(insteadOf)).toEqual([undefined, undefined]);
  });

  it("gives a bot the face of its level, also where it plays for a person", () => {
    expect(faceOf({ level: "fox", face: "" })).toBe("fox");
    expect(faceOf({ level: null, face: "rabbit" })).toBe("rabbit");
    expect(faceOf({ level: "sage", face: "rabbit" })).toBe("sage");
  });
});
