/** The coach: what a decision is worth, asked of the simulator. Words and pictures come later. */

import { ADVICE, ADVICE_WORLDS, LINE, MAX_LINES, STATE } from "./layout";
import type { CoreModule, Pointer } from "./module";
import { VERDICTS } from "./names";
import { Nets } from "./nets";
import { playersIn, turnOf } from "./position";
import type { StateBytes } from "./rules";

export type Verdict = (typeof VERDICTS)[number];

/** A way to play the rest of a turn, how the game should end then, and what it changes now. */
export interface Line {
  /** Packed actions; of a final turn only the first one. */
  readonly actions: readonly number[];
  /** Each seat's chance to win; they add up to one. */
  readonly winChance: readonly number[];
  /** Each seat's expected honor at the end. */
  readonly honor: readonly number[];
  /** The standard error of the active seat's chance less that of the best line. */
  readonly error: number;
  /** In how many deals the line was tried; none if it is exact or judged by the net alone. */
  readonly worlds: number;
  /** How many cards of each color the tile brings to each seat. */
  readonly cards: readonly (readonly number[])[];
  /** The kinds of set that each seat's cards complete afterwards. */
  readonly ready: readonly (readonly number[])[];
  /** The color that a seat faces and does not get, because the supply has run out. */
  readonly denied: readonly (number | null)[];
  /** Favor tokens that the active seat gains or pays. */
  readonly favor: number;
  /** Honor that the active seat gains in this turn. */
  readonly honorNow: number;
  /** The kind of dedication in this turn. */
  readonly token: number | null;
  /** The honor of the next token of each kind afterwards. */
  readonly tops: readonly number[];
  readonly isExact: boolean;
}

/** The lines of one decision, best first, and what the chosen action costs. */
export interface Advice {
  readonly seat: number;
  readonly lines: readonly Line[];
  /** The best line that begins with the chosen action, if one was given. */
  readonly chosen: Line | null;
  readonly lossWin: number;
  /** The expected honor that the chosen action costs, or brings if negative. */
  readonly lossHonor: number;
  /** The seat's chance with the best line less the mean over all placements. */
  readonly stake: number;
  readonly verdict: Verdict;
  readonly isExact: boolean;
  /** The kinds of set that each seat's cards complete now. */
  readonly ready: readonly (readonly number[])[];
}

const KINDS = 3;
const COLORS = 7;
const NO_ACTION = -1;

export class Coach {
  readonly #core: CoreModule;
  readonly #nets: Nets;

  constructor(core: CoreModule) {
    this.#core = core;
    this.#nets = new Nets(core);
  }

  /**
   * Judge a decision of the active seat by what it can know; what it cannot see does not matter.
   * With no worlds, the net judges alone, in a few milliseconds. Nothing when the game is over.
   */
  advise(
    net: Uint8Array,
    state: StateBytes,
    chosen: number = NO_ACTION,
    worlds: number = ADVICE_WORLDS,
  ): Advice | undefined {
    const core = this.#core;
    const weights = this.#nets.read(net, playersIn(state));
    return core.borrow(() => {
      const advice = core.reserve(ADVICE.bytes);
      const lines = core.reserve(MAX_LINES * LINE.bytes);
      const found = core.call(
        "advise",
        weights,
        core.store(state.subarray(0, STATE.bytes)),
        chosen,
        worlds,
        advice,
        lines,
      );
      if (found < 0) throw new RangeError("This decision cannot be judged.");
      return found ? this.#advice(advice, lines, found, state) : undefined;
    });
  }

  #advice(begin: Pointer, first: Pointer, count: number, state: StateBytes): Advice {
    const players = playersIn(state);
    const view = this.#core.view(begin, ADVICE.bytes);
    const lines = Array.from({ length: count }, (_, index) =>
      this.#line(first + index * LINE.bytes, players),
    );
    return {
      seat: turnOf(state),
      lines,
      chosen: lines[view.getInt32(ADVICE.chosen, true)] ?? null,
      lossWin: view.getFloat64(ADVICE.loss_win, true),
      lossHonor: view.getFloat64(ADVICE.loss_honor, true),
      stake: view.getFloat64(ADVICE.stake, true),
      verdict: VERDICTS[view.getUint8(ADVICE.verdict)] ?? "best",
      isExact: view.getUint8(ADVICE.is_exact) === 1,
      ready: each(players, (seat) => kindsOf(view.getUint8(ADVICE.ready + seat))),
    };
  }

  #line(begin: Pointer, players: number): Line {
    const view = this.#core.view(begin, LINE.bytes);
    const token = view.getUint8(LINE.token);
    return {
      actions: each(view.getUint8(LINE.count), (at) => view.getInt32(LINE.actions + 4 * at, true)),
      winChance: each(players, (seat) => view.getFloat64(LINE.chance + 8 * seat, true)),
      honor: each(players, (seat) => view.getFloat64(LINE.honor + 8 * seat, true)),
      error: Math.sqrt(view.getFloat64(LINE.variance, true)),
      worlds: view.getUint32(LINE.worlds, true),
      cards: each(players, (seat) =>
        each(COLORS, (color) => view.getUint8(LINE.cards + COLORS * seat + color)),
      ),
      ready: each(players, (seat) => kindsOf(view.getUint8(LINE.ready + seat))),
      denied: each(players, (seat) => {
        const color = view.getInt8(LINE.denied + seat);
        return color < 0 ? null : color;
      }),
      favor: view.getInt8(LINE.favor),
      honorNow: view.getUint8(LINE.honor_now),
      token: token < KINDS ? token : null,
      tops: each(KINDS, (kind) => view.getUint8(LINE.tops + kind)),
      isExact: view.getUint8(LINE.is_exact) === 1,
    };
  }
}

function each<T>(count: number, of: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => of(index));
}

function kindsOf(mask: number): readonly number[] {
  return [0, 1, 2].filter((kind) => (mask >> kind) & 1);
}
