/** The coach: what a decision is worth, asked of the simulator. Words and pictures come later. */

import { ADVICE, ADVICE_WORLDS, LINE, MAX_LINES, REASON, STATE } from "./layout";
import type { CoreModule, Pointer } from "./module";
import { VERDICTS } from "./names";
import { Nets } from "./nets";
import { playersIn } from "./position";
import { type Reason, readReason } from "./reasons";
import type { StateBytes } from "./rules";

export type Verdict = (typeof VERDICTS)[number];

/** A way to play the rest of a turn, how the game should end then, and what it changes now. */
export interface Line {
  /** Packed actions; of a final turn only the first one. */
  readonly actions: readonly number[];
  /** Each seat's chance to win with those who play; they add up to one. */
  readonly winChance: readonly number[];
  /** Each seat's chance if everybody played like the coach: by these, lines are compared. */
  readonly equalChance: readonly number[];
  /** Each seat's expected honor at the end. */
  readonly honor: readonly number[];
  /** The standard error of the active seat's equal chance less that of the best line. */
  readonly error: number;
  /** In how many deals the line was tried; none if it is exact or judged by the net alone. */
  readonly worlds: number;
  /** How many cards of each color the tile brings to each seat. */
  readonly cards: readonly (readonly number[])[];
  /** Favor tokens that the active seat gains or pays. */
  readonly favor: number;
  /** Honor that the active seat gains in this turn. */
  readonly honorNow: number;
  /** The effects on every seat, those on the active one first. */
  readonly reasons: readonly Reason[];
  /** Those of them that the best line does not have, with what they cost; the costliest first. */
  readonly alone: readonly Reason[];
  /** The effects of the best line that this one does not have, likewise. */
  readonly missed: readonly Reason[];
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
  /** The seat's equal chance with the best line less the mean over all placements. */
  readonly stake: number;
  readonly verdict: Verdict;
  readonly isExact: boolean;
  /** What the chosen action gives to each seat's equal chance, or takes from it; the sum is zero. */
  readonly shift: readonly number[];
}

/** How strong the seats are, as the ladder rates them; null for one that nobody knows. */
export type Ratings = readonly (number | null)[];

const COLORS = 7;
/** A hand takes so many bytes: the colors, and their sum. */
const CARDS_BYTES = 8;
const NO_ACTION = -1;
const MOST_SEATS = 4;

export class Coach {
  readonly #core: CoreModule;
  readonly #nets: Nets;

  constructor(core: CoreModule) {
    this.#core = core;
    this.#nets = new Nets(core);
  }

  /**
   * Judge a decision of the active seat by what it can know; what it cannot see does not matter.
   * With no worlds, the net judges alone, in a few milliseconds. Ratings say how strong the seats
   * are, with null for one that nobody knows. Nothing when the game is over.
   */
  advise(
    net: Uint8Array,
    state: StateBytes,
    chosen: number = NO_ACTION,
    worlds: number = ADVICE_WORLDS,
    ratings: Ratings = [],
  ): Advice | undefined {
    const core = this.#core;
    const weights = this.#nets.read(net, playersIn(state));
    const strengths = Float64Array.from({ length: MOST_SEATS }, (_, seat) => ratings[seat] ?? 0);
    return core.borrow(() => {
      const advice = core.reserve(ADVICE.bytes);
      const lines = core.reserve(MAX_LINES * LINE.bytes);
      const found = core.call(
        "advise",
        weights,
        core.store(state.subarray(0, STATE.bytes)),
        chosen,
        worlds,
        core.store(new Uint8Array(strengths.buffer)),
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
    const best = this.#reasons(first);
    const lines = each(count, (at) => this.#line(first + at * LINE.bytes, players, best));
    return {
      seat: view.getUint8(ADVICE.seat),
      lines,
      chosen: lines[view.getInt32(ADVICE.chosen, true)] ?? null,
      lossWin: view.getFloat64(ADVICE.loss_win, true),
      lossHonor: view.getFloat64(ADVICE.loss_honor, true),
      stake: view.getFloat64(ADVICE.stake, true),
      verdict: VERDICTS[view.getUint8(ADVICE.verdict)] ?? "best",
      isExact: view.getUint8(ADVICE.is_exact) === 1,
      shift: each(players, (seat) => view.getFloat64(ADVICE.shift + 8 * seat, true)),
    };
  }

  #line(begin: Pointer, players: number, best: readonly Reason[]): Line {
    const view = this.#core.view(begin, LINE.bytes);
    const reasons = this.#reasons(begin);
    const offers = offered(view, players);
    return {
      actions: each(view.getUint8(LINE.count), (at) => view.getInt32(LINE.actions + 4 * at, true)),
      winChance: each(players, (seat) => view.getFloat64(LINE.at_table + 8 * seat, true)),
      equalChance: each(players, (seat) => view.getFloat64(LINE.chance + 8 * seat, true)),
      honor: each(players, (seat) => view.getFloat64(LINE.honor + 8 * seat, true)),
      error: Math.sqrt(view.getFloat64(LINE.variance, true)),
      worlds: view.getUint32(LINE.worlds, true),
      cards: each(players, (seat) =>
        each(COLORS, (color) => view.getUint8(LINE.cards + CARDS_BYTES * seat + color)),
      ),
      favor: view.getInt8(LINE.favor),
      honorNow: view.getUint8(LINE.honor_now),
      reasons,
      alone: differing(reasons, view, "alone", offers.alone),
      missed: differing(best, view, "missed", offers.missed),
      isExact: view.getUint8(LINE.is_exact) === 1,
    };
  }

  #reasons(line: Pointer): readonly Reason[] {
    const count = this.#core.view(line, LINE.bytes).getUint8(LINE.reason_count);
    const first = line + LINE.reasons;
    return each(count, (at) =>
      readReason(this.#core.view(first + at * REASON.bytes, REASON.bytes)),
    );
  }
}

function each<T>(count: number, of: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => of(index));
}

/**
 * What a line offers, and what the best one does, by what they explain of the loss: what the best line
 * offers the active seat explains it, and so does what the other offers the others.
 */
function offered(line: DataView, players: number) {
  const share = line.getFloat64(LINE.lake_share, true);
  const lake: Reason[] = share ? [{ type: "lake_left", share }] : [];
  const turns: readonly Reason[] = each(players, (seat): readonly Reason[] => {
    const more = line.getFloat64(LINE.more_next_shares + 8 * seat, true);
    return more ? [{ type: "more_next", seat, share: more }] : [];
  }).flat();
  const helps = ({ share: part = 0 }: Reason) => part > 0;
  return {
    alone: [...lake.filter((one) => !helps(one)), ...turns.filter(helps)],
    missed: [...lake.filter(helps), ...turns.filter((one) => !helps(one))],
  };
}

/** Some of the reasons, each with its share of a loss, and what else is offered. */
function differing(
  reasons: readonly Reason[],
  line: DataView,
  which: "alone" | "missed",
  offers: readonly Reason[],
): readonly Reason[] {
  const found: Reason[] = each(line.getUint8(LINE[`${which}_count`]), (at) => {
    const one = reasons[line.getUint8(LINE[which] + at)];
    const share = line.getFloat64(LINE[`${which}_shares`] + 8 * at, true);
    return one ? [{ ...one, share }] : [];
  }).flat();
  if (offers.length === 0) return found;
  return [...found, ...offers].sort((one, other) => (other.share ?? 0) - (one.share ?? 0));
}
