/** A position of the simulator, read from its bytes. It has no rules, only their state. */

import { ORIGIN, PLAYER, STATE } from "./layout";

export interface Token {
  readonly kind: number;
  readonly honor: number;
}

export interface Player {
  readonly hand: readonly number[];
  readonly cards: readonly number[];
  readonly favor: number;
  readonly honor: number;
  readonly tokens: readonly Token[];
}

export interface Laid {
  readonly tile: number;
  readonly cell: readonly [number, number];
  readonly turns: number;
}

export interface Position {
  readonly players: readonly Player[];
  readonly lake: readonly Laid[];
  readonly supply: readonly number[];
  readonly favorBank: number;
  readonly drawCount: number;
  readonly turn: number;
  readonly phase: number;
}

const COLORS = 7;

export function readPosition(state: Uint8Array): Position {
  const at = (offset: number) => state[offset] ?? 0;
  const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
  return {
    players: Array.from({ length: at(STATE.player_count) }, (_, seat) =>
      readPlayer(state.subarray(STATE.players + seat * PLAYER.bytes)),
    ),
    lake: Array.from({ length: at(STATE.placed_count) }, (_, index) => ({
      tile: at(STATE.placed + index) >> 2,
      cell: cellOf(view.getUint16(STATE.cells + 2 * index, true)),
      turns: at(STATE.placed + index) & 3,
    })),
    supply: numbers(state, STATE.supply, COLORS),
    favorBank: at(STATE.favor_bank),
    drawCount: at(STATE.draw_count),
    turn: at(STATE.turn),
    phase: at(STATE.phase),
  };
}

/** The seat on turn. */
export function turnOf(state: Uint8Array): number {
  return state[STATE.turn] ?? 0;
}

export function playersIn(state: Uint8Array): number {
  return state[STATE.player_count] ?? 0;
}

/** The cell that a number stands for. */
export function cellOf(number: number): readonly [number, number] {
  return [(number >> 7) - ORIGIN, (number & 127) - ORIGIN];
}

function readPlayer(bytes: Uint8Array): Player {
  return {
    hand: numbers(bytes, PLAYER.hand, bytes[PLAYER.hand_count] ?? 0),
    cards: numbers(bytes, PLAYER.cards, COLORS),
    favor: bytes[PLAYER.favor] ?? 0,
    honor: bytes[PLAYER.honor] ?? 0,
    tokens: numbers(bytes, PLAYER.tokens, bytes[PLAYER.token_count] ?? 0).map((token) => ({
      kind: token >> 4,
      honor: token & 15,
    })),
  };
}

function numbers(bytes: Uint8Array, begin: number, count: number): readonly number[] {
  return Array.from(bytes.subarray(begin, begin + count));
}
