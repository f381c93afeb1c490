import { describe, expect, it } from "vitest";
import type { State } from "../wire/protocol";
import type { Marks } from "./api";
import { choose, point } from "./pointing";
import { Turn } from "./turn.svelte";
import type { TableView } from "./view.svelte";

const HERE = { x: 0, y: -1 };
const THERE = { x: 0, y: 1 };

/** A table with one tile to lay, which notes where it is laid. */
function table(marks: Marks = {}) {
  const state = {
    version: 5,
    game: { shown: 0, turn: 0, players: [{ hand: [7] }], lake: [[0, 0, 0, 0]] },
    legal: {
      exchanges: [],
      dedications: [],
      discards: [],
      placements: [
        ["7@0,-1r0", [], [], []],
        ["7@0,-1r1", [], [], []],
        ["7@0,1r0", [], [], []],
      ],
      end: false,
      take_back: false,
      closed: {},
    },
  } as unknown as State;
  const turn = new Turn(
    () => state,
    () => marks,
  );
  const laid: (string | undefined)[] = [];
  const view = { turn, place: () => laid.push(turn.placement?.[0]) } as unknown as TableView;
  return { turn, view, laid };
}

describe("pointing", () => {
  it("lets go of a cell when the mouse moves on, and lays the tile with a click", () => {
    const { turn, view, laid } = table();
    point(turn, HERE, "mouse");
    expect(turn.hold).toBe("passing");
    point(turn, undefined, "mouse");
    expect(turn.pointed).toBeUndefined();
    expect(turn.hold).toBeUndefined();
    point(turn, THERE, "mouse");
    choose(view, THERE, "mouse");
    expect(laid).toEqual(["7@0,1r0"]);
  });

  it("takes the tile of a hint where that lies, until I turn it", () => {
    const { turn, view, laid } = table({ tile: 7, cell: HERE, turns: 1 });
    point(turn, THERE, "mouse");
    expect(turn.placement?.[0]).toBe("7@0,1r0");
    point(turn, HERE, "mouse");
    expect([turn.picked, turn.placement?.[0]]).toEqual([7, "7@0,-1r1"]);
    turn.rotate(-1);
    expect(turn.placement?.[0]).toBe("7@0,-1r0");
    point(turn, undefined, "mouse");
    point(turn, HERE, "mouse");
    choose(view, HERE, "mouse");
    expect(laid).toEqual(["7@0,-1r1"]);
  });

  it("only shows a cell that came under a mouse at rest", () => {
    const { turn, view, laid } = table();
    choose(view, HERE, "mouse");
    expect(turn.pointed).toEqual(HERE);
    expect(laid).toEqual([]);
    choose(view, HERE, "mouse");
    expect(laid).toEqual(["7@0,-1r0"]);
  });

  it("rests where the keys are: the first Enter shows, the second lays", () => {
    const { turn, view, laid } = table();
    choose(view, HERE, "keys");
    expect(turn.hold).toBe("resting");
    point(turn, undefined, "mouse");
    expect(turn.pointed).toEqual(HERE);
    expect(laid).toEqual([]);
    choose(view, HERE, "keys");
    expect(laid).toEqual(["7@0,-1r0"]);
  });

  it("keeps what was put down by touch, whatever passes over it", () => {
    const { turn, view, laid } = table();
    choose(view, HERE, "touch");
    point(turn, THERE, "mouse");
    point(turn, undefined, "mouse");
    expect(turn.pointed).toEqual(HERE);
    choose(view, HERE, "touch");
    expect(turn.placement?.[0]).toBe("7@0,-1r1");
    choose(view, THERE, "touch");
    expect(turn.pointed).toEqual(THERE);
    expect(laid).toEqual([]);
  });

  it("moves a tile that was put down with the first click and lays it with the second", () => {
    const { turn, view, laid } = table();
    turn.point(HERE, "pinned");
    choose(view, THERE, "mouse");
    expect(turn.hold).toBe("pinned");
    expect(laid).toEqual([]);
    choose(view, THERE, "mouse");
    expect(laid).toEqual(["7@0,1r0"]);
  });
});
