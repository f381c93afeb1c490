/** States of a small table, to be changed by each test as it needs. */

import type { GameInfo, Legal, PlayerInfo, SeatInfo, State, TableInfo } from "../wire/protocol";

export const LEGAL: Legal = {
  exchanges: [],
  dedications: [],
  discards: [],
  placements: [
    [
      "7@0,-1r0",
      [[2, 0, true]],
      [],
      [
        [0, 1, true],
        [1, 2, false],
      ],
    ],
    [
      "7@0,-1r1",
      [],
      [],
      [
        [0, 2, true],
        [1, 3, true],
      ],
    ],
    [
      "7@0,1r0",
      [],
      [[0, 1, true]],
      [
        [0, 4, true],
        [1, 5, true],
      ],
    ],
    [
      "9@0,-1r0",
      [],
      [],
      [
        [0, 3, true],
        [1, 1, true],
      ],
    ],
  ],
  end: false,
  take_back: false,
  closed: {},
};

export function seatOf(change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    side: 2,
    kind: "person",
    name: "Ana",
    face: "",
    level: null,
    mine: false,
    ready: true,
    connected: true,
    invitation: null,
    ...change,
  };
}

export function playerOf(change: Partial<PlayerInfo> = {}): PlayerInfo {
  return {
    hand: null,
    hand_size: 3,
    cards: [1, 0, 0, 0, 0, 0, 0],
    favor: 0,
    honor: 0,
    tokens: [],
    ...change,
  };
}

export function gameOf(change: Partial<GameInfo> = {}): GameInfo {
  return {
    shown: 0,
    turn: 0,
    phase: "exchange",
    final: false,
    players: [playerOf({ hand: [7, 9, 11] }), playerOf()],
    lake: [[0, 0, 0, 0]],
    supply: [4, 4, 4, 4, 4, 4, 4],
    stacks: [
      [8, 7, 6],
      [9, 8, 7],
      [10, 9, 8],
    ],
    favor_bank: 20,
    draw_count: 12,
    ...change,
  };
}

export function tableOf(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    title: "Evening",
    status: "playing",
    seats: [seatOf({ mine: true }), seatOf({ side: 0, name: "Bo" })],
    seating_by_chance: true,
    creator: true,
    watchers: 0,
    join: null,
    watch: null,
    commitment: "c0ffee",
    previous: null,
    rematch: null,
    ...change,
  };
}

/** Ana against Bo, seen by Ana, who is on turn. */
export function stateOf(change: Partial<State> = {}): State {
  return {
    type: "state",
    version: 5,
    table: tableOf(),
    game: gameOf(),
    legal: LEGAL,
    result: null,
    happened: [],
    ...change,
  };
}

/** The same while it is Bo's turn. */
export function theirTurn(): State {
  return stateOf({ game: gameOf({ turn: 1 }), legal: null });
}
