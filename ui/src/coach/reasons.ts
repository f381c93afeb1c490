/**
 * Why one way to play a turn is better than another: the differences that exist, as data. The twin of
 * `lanterns.coach.line_reasons`; a test holds the two to the same answers.
 */

import type { Advice, Line } from "../core/coach";
import { colorsOf, KIND, kindOf } from "../core/notation";
import { EXCHANGE_COST } from "../wire/pieces";
import type { Color, DedicationKind } from "../wire/protocol";

/** One effect of a turn. Where no seat is named, it is the active one's. */
export type Reason =
  | { readonly type: "cards_taken"; readonly colors: readonly Color[] }
  | { readonly type: "cards_returned"; readonly colors: readonly Color[] }
  | { readonly type: "card_given"; readonly seat: number; readonly color: Color }
  /** The seat faces a color that the supply has run out of. */
  | { readonly type: "card_denied"; readonly seat: number; readonly color: Color }
  /** Taken, or paid if negative. */
  | { readonly type: "favor_taken"; readonly count: number }
  | { readonly type: "token_taken"; readonly kind: DedicationKind; readonly honor: number }
  /** The cards of the seat now complete a set for a token of this honor. */
  | {
      readonly type: "set_completed";
      readonly seat: number;
      readonly kind: DedicationKind;
      readonly honor: number;
    };

/** Two ways to play the same turn, each with the effects that the other does not have. */
export interface Comparison {
  readonly better: readonly Reason[];
  readonly worse: readonly Reason[];
  /** How much higher each seat's chance to win is with the better line. */
  readonly winChance: readonly number[];
  /** How much more honor each seat can expect with the better line. */
  readonly honor: readonly number[];
}

const KINDS: readonly DedicationKind[] = [0, 1, 2];

/** The differences between two lines of one decision. */
export function compare(advice: Advice, better: Line, worse: Line): Comparison {
  const [mine, other] = [lineReasons(advice, better), lineReasons(advice, worse)];
  return {
    better: without(mine, other),
    worse: without(other, mine),
    winChance: less(better.winChance, worse.winChance),
    honor: less(better.honor, worse.honor),
  };
}

/** The effects of a line on every seat, those on the active one first. */
export function lineReasons(advice: Advice, line: Line): readonly Reason[] {
  const others = line.cards.flatMap((_, seat) => (seat === advice.seat ? [] : [seat]));
  return [
    ...ownReasons(advice.seat, line),
    ...completed(advice, line, advice.seat),
    ...others.flatMap((seat) => [...given(line, seat), ...completed(advice, line, seat)]),
  ];
}

function* ownReasons(seat: number, line: Line): Generator<Reason> {
  const { actions, token, honorNow, favor } = line;
  if (token !== null) {
    yield { type: "token_taken", kind: token as DedicationKind, honor: honorNow };
  }
  const exchanges = actions.filter((action) => kindOf(action) === KIND.exchange);
  for (const [back, taken] of exchanges.map(colorsOf)) {
    yield { type: "cards_returned", colors: colors([back]) };
    yield { type: "cards_taken", colors: colors([taken]) };
  }
  const discards = actions.filter((action) => kindOf(action) === KIND.discard).flatMap(colorsOf);
  discards.sort((one, other) => one - other);
  if (discards.length) yield { type: "cards_returned", colors: colors(discards) };
  const drawn = listed(line.cards[seat]);
  if (drawn.length) yield { type: "cards_taken", colors: drawn };
  // The exchange is paid for, whatever the tile brings in.
  const earned = favor + EXCHANGE_COST * exchanges.length;
  if (earned) yield { type: "favor_taken", count: earned };
  if (exchanges.length) yield { type: "favor_taken", count: -EXCHANGE_COST };
}

function* given(line: Line, seat: number): Generator<Reason> {
  for (const color of listed(line.cards[seat])) yield { type: "card_given", seat, color };
  const denied = line.denied[seat] ?? null;
  if (denied !== null) yield { type: "card_denied", seat, color: denied as Color };
}

/** The kinds of set that a seat's cards complete after the turn and did not before. */
function* completed(advice: Advice, line: Line, seat: number): Generator<Reason> {
  for (const kind of KINDS) {
    if (!line.ready[seat]?.includes(kind) || advice.ready[seat]?.includes(kind)) continue;
    yield { type: "set_completed", seat, kind, honor: line.tops[kind] ?? 0 };
  }
}

/** The colors of some cards, each as often as there are cards of it. */
function listed(cards: readonly number[] = []): readonly Color[] {
  return colors(cards.flatMap((count, color) => new Array<number>(count).fill(color)));
}

function colors(numbers: readonly (number | undefined)[]): readonly Color[] {
  return numbers as readonly Color[];
}

/** Reasons are made in one place each, so that equal ones are equal as text. */
function without(these: readonly Reason[], those: readonly Reason[]): readonly Reason[] {
  const known = new Set(those.map((one) => JSON.stringify(one)));
  return these.filter((one) => !known.has(JSON.stringify(one)));
}

function less(these: readonly number[], those: readonly number[]): readonly number[] {
  return these.map((one, at) => one - (those[at] ?? 0));
}
