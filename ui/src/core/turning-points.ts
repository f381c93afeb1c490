/** The turns with which a seat's chance to win changed for good. The twin of `coach.turning_points`. */

import type { Decision } from "./review";

/** A smaller change of the chance is none that decides a game. */
const LEAST_CHANGE = 0.1;

/** A turn with which the chance of a seat fell or rose, and did not come back. */
export interface TurningPoint {
  /** Where the decision in it that moved the chance most is among all. */
  readonly at: number;
  /** The seat's chance after the turn before; at first, what the first decision began with. */
  readonly before: number;
  readonly after: number;
  /** Whether more of it came from tiles and hands that nobody knew than from what was decided. */
  readonly isLuck: boolean;
}

/** What is read of a decision. */
export type Moved = {
  readonly seat: number;
  readonly advice: Pick<Decision["advice"], "shift">;
  readonly best: Pick<Decision["best"], "winChance">;
  readonly chosen: Pick<Decision["chosen"], "winChance">;
};

/**
 * The greatest lasting changes of a seat's chance to win by a turn, in order of play: it never came
 * back by half of a change, to the end of the game.
 */
export function turningPoints(
  decisions: readonly Moved[],
  results: readonly number[],
  seat: number,
  most: number,
): readonly TurningPoint[] {
  const turns = turnsOf(decisions);
  const chances = [
    decisions[0]?.best.winChance[seat] ?? 0,
    ...turns.map((turn) => decisions[turn.at(-1) ?? 0]?.chosen.winChance[seat] ?? 0),
    results[seat] ?? 0,
  ];
  const shiftAt = (at: number) => decisions[at]?.advice.shift[seat] ?? 0;
  const points = turns.flatMap((turn, nth): readonly TurningPoint[] => {
    const [before = 0, ...later] = chances.slice(nth);
    const [after = 0] = later;
    const middle = (before + after) / 2;
    const lasts = after < before ? Math.max(...later) < middle : Math.min(...later) > middle;
    if (!lasts || Math.abs(after - before) < LEAST_CHANGE) return [];
    const shift = turn.reduce((sum, at) => sum + shiftAt(at), 0);
    const at = turn.reduce((most, one) =>
      Math.abs(shiftAt(one)) > Math.abs(shiftAt(most)) ? one : most,
    );
    return [{ at, before, after, isLuck: Math.abs(after - before - shift) > Math.abs(shift) }];
  });
  const greatest = points
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.at - other.at)
    .slice(0, most);
  return points.filter((one) => greatest.includes(one));
}

/** The decisions of each turn, by their places. */
function turnsOf(decisions: readonly Moved[]): readonly (readonly number[])[] {
  const turns: number[][] = [];
  for (const [at, { seat }] of decisions.entries()) {
    if (seat === decisions[at - 1]?.seat) turns.at(-1)?.push(at);
    else turns.push([at]);
  }
  return turns;
}

function sizeOf({ before, after }: TurningPoint): number {
  return Math.abs(after - before);
}
