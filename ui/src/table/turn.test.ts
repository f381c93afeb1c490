import { describe, expect, it } from "vitest";
import type { Legal, State } from "../wire/protocol";
import { Turn } from "./turn.svelte";

const LEGAL: Legal = {
  exchanges: [],
  dedications: [],
  discards: [],
  placements: [
    ["7@0,-1r0", [[2, 0, true]], [], [[0, 1, true]]],
    ["7@0,-1r1", [], [], [[0, 2, true]]],
    ["9@0,-1r0", [], [], [[0, 3, true]]],
  ],
  end: false,
  take_back: false,
  closed: {},
};

function turnWith(legal: Partial<Legal>): Turn {
  const state = {
    version: 5,
    game: { shown: 0, turn: 0, players: [{ hand: [7, 9] }], lake: [[0, 0, 0, 0]] },
    legal: { ...LEGAL, ...legal },
  } as unknown as State;
  return new Turn(() => state);
}

describe("my turn", () => {
  it("begins with the first tile in hand and the step that has to be done", () => {
    const turn = turnWith({});
    expect(turn.picked).toBe(7);
    expect(turn.step).toBe("place");
    expect(turn.steps).toEqual(["exchange", "dedicate", "place"]);
    expect(turn.free).toEqual([{ x: 0, y: -1 }]);
  });

  it("asks for discards before anything else, and in the final turn for its end", () => {
    expect(turnWith({ discards: ["-R"], placements: [] }).step).toBe("discard");
    const final = turnWith({ placements: [], end: true });
    expect(final.step).toBe("end");
    // Nobody has a tile left, so there is nothing to place it on either.
    expect(final.free).toEqual([]);
    expect(final.steps).toEqual(["exchange", "dedicate", "end"]);
  });

  it("finds the placement pointed at, as the tile is turned", () => {
    const turn = turnWith({});
    turn.point({ x: 0, y: -1 });
    expect(turn.placement?.[0]).toBe("7@0,-1r0");
    turn.rotate(1);
    expect(turn.placement?.[0]).toBe("7@0,-1r1");
    turn.rotate(-1);
    turn.rotate(4);
    expect(turn.placement?.[0]).toBe("7@0,-1r0");
    turn.turnTo(1);
    expect(turn.placement?.[0]).toBe("7@0,-1r1");
    turn.pick(9);
    expect(turn.placement?.[0]).toBe("9@0,-1r0");
    turn.point(undefined);
    expect(turn.placement).toBeUndefined();
  });

  it("keeps each tile turned as it was left", () => {
    const turn = turnWith({});
    turn.rotate(1);
    turn.pick(9);
    expect(turn.turns).toBe(0);
    turn.pick(7);
    expect(turn.turns).toBe(1);
  });

  it("marks how many sides match, and which cells give most", () => {
    const turn = turnWith({});
    expect([...turn.marks]).toEqual([["0,-1", 1]]);
    expect(turn.ranks.get("0,-1")).toEqual({ value: 2, turns: 0 });
    expect([...turn.best]).toEqual(["0,-1"]);
    turn.choose("dedicate");
    expect(turn.step).toBe("dedicate");
    expect(turn.marks.size).toBe(0);
    turn.resetStep();
    expect(turn.step).toBe("place");
  });
});
