import { describe, expect, it } from "vitest";
import type { GameInfo, PlayerInfo } from "../wire/protocol";
import { flightsOf, type TableEvent } from "./events";
import { asBefore } from "./flights";

function player(cards: number[], favor: number, honor = 0): PlayerInfo {
  return { hand: null, hand_size: 3, cards, favor, honor, tokens: [] };
}

function game(players: PlayerInfo[]): GameInfo {
  return {
    shown: 0,
    turn: 0,
    phase: "place",
    final: false,
    players,
    lake: [[0, 0, 0, 0]],
    supply: [5, 5, 5, 5, 5, 5, 5],
    stacks: [
      [7, 6],
      [9, 8],
      [10, 9],
    ],
    favor_bank: 10,
    draw_count: 8,
  };
}

const PLACED: readonly TableEvent[] = [
  { type: "tile_laid", seat: 0, tile: 12, cell: [0, -1], turns: 1 },
  { type: "matched", seat: 0, color: 3, direction: 2, neighbor: [0, 0], received: true },
  { type: "favor_earned", seat: 0, platform: [0, -1], received: true },
  { type: "faced", seat: 0, color: 6, direction: 2, received: false },
  { type: "faced", seat: 1, color: 4, direction: 0, received: true },
  { type: "tile_drawn", seat: 0, tile: 30 },
];

describe("what travels", () => {
  it("goes in the order of the rules, from the new tile to whoever gets it", () => {
    expect(flightsOf(PLACED).map(({ seat, cargo, from }) => [seat, cargo.what, from])).toEqual([
      [0, "laid", { at: "hand", seat: 0 }],
      [0, "lantern", { at: "side", cell: { x: 0, y: -1 }, side: 2 }],
      [0, "favor", { at: "cell", cell: { x: 0, y: -1 } }],
      [1, "lantern", { at: "side", cell: { x: 0, y: -1 }, side: 0 }],
      [0, "tile", { at: "draw" }],
    ]);
  });

  it("pays, gives and takes in an exchange", () => {
    const flights = flightsOf([{ type: "exchanged", seat: 1, given: 3, taken: 0 }]);
    expect(flights.map(({ cargo, to }) => [cargo.what, to.at])).toEqual([
      ["favor", "bank"],
      ["favor", "bank"],
      ["lantern", "supply"],
      ["lantern", "card"],
    ]);
  });

  it("returns every card of a set before the token comes", () => {
    const sets: readonly [TableEvent, number][] = [
      [{ type: "dedicated", seat: 0, kind: 0, colors: [2], honor: 8, generic: false }, 4],
      [{ type: "dedicated", seat: 0, kind: 1, colors: [0, 1, 2], honor: 9, generic: false }, 6],
      [
        {
          type: "dedicated",
          seat: 0,
          kind: 2,
          colors: [0, 1, 2, 3, 4, 5, 6],
          honor: 4,
          generic: true,
        },
        7,
      ],
    ];
    for (const [event, cards] of sets) {
      const flights = flightsOf([event]);
      expect(flights).toHaveLength(cards + 1);
      expect(flights.slice(0, cards).every(({ to }) => to.at === "supply")).toBe(true);
      expect(flights.at(-1)?.to).toEqual({ at: "tokens", seat: 0 });
    }
  });
});

describe("the game while things travel", () => {
  const after = game([player([0, 0, 0, 1, 0, 0, 0], 1), player([0, 0, 0, 0, 1, 0, 0], 0)]);

  it("is as it was before any of them set off", () => {
    const shown = asBefore(after, flightsOf(PLACED));
    expect(shown.players.map(({ cards, favor }) => [cards, favor])).toEqual([
      [[0, 0, 0, 0, 0, 0, 0], 0],
      [[0, 0, 0, 0, 0, 0, 0], 0],
    ]);
    expect(shown.supply).toEqual([5, 5, 5, 6, 6, 5, 5]);
    expect(shown.favor_bank).toBe(11);
    expect(shown.draw_count).toBe(9);
  });

  it("is as it is once all have arrived", () => {
    expect(asBefore(after, [])).toBe(after);
  });

  it("keeps a token on its stack until it arrives", () => {
    const rich = {
      ...player([0, 0, 0, 0, 0, 0, 0], 0, 8),
      tokens: [{ kind: 0 as const, honor: 8 }],
    };
    const event: TableEvent = {
      type: "dedicated",
      seat: 0,
      kind: 0,
      colors: [2],
      honor: 8,
      generic: false,
    };
    const [first, ...rest] = flightsOf([event]);
    const shown = asBefore(game([rich]), first ? [first, ...rest] : []);
    expect(shown.players[0]?.honor).toBe(0);
    expect(shown.players[0]?.tokens).toEqual([]);
    expect(shown.players[0]?.cards[2]).toBe(4);
    expect(shown.stacks[0]).toEqual([8, 7, 6]);
    const generic = flightsOf([{ ...event, generic: true }]);
    expect(asBefore(game([rich]), generic).stacks[0]).toEqual([7, 6]);
  });
});
