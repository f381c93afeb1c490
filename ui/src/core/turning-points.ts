/** The turns with which a seat's chance to win changed for good. The twin of `coach.turning_points`. */

import type { Decision } from "./review";

/** A smaller change of the chance is none that decides a game. */
const LEAST_CHANGE = 0.1;

/** A decision with which the chance of a seat fell or rose, and did not come back. */
export interface TurningPoint {
  /** Where it is among the decisions. */
  readonly at: number;
  /** The seat's chance after the decision before it; at first, an equal share. */
  readonly before: number;
  readonly after: number;
  /** Whether more of it came from tiles and hands that nobody knew than from the decision. */
  readonly isLuck: boolean;
}

/** What is read of a decision. */
export type Moved = {
  readonly advice: Pick<Decision["advice"], "shift">;
  readonly chosen: Pick<Decision["chosen"], "winChance">;
};

/**
 * The greatest lasting changes of a seat's chance to win, in order of play: it never came back by
 * half of a change, to the end of the game.
 */
export function turningPoints(
  decisions: readonly Moved[],
  results: readonly number[],
  seat: number,
  most: number,
): readonly TurningPoint[] {
  const chances = [
    1 / results.length,
    ...decisions.map(({ chosen }) => chosen.winChance[seat] ?? 0),
    results[seat] ?? 0,
  ];
  const points = decisions.flatMap(({ advice }, at): readonly TurningPoint[] => {
    const [before = 0, ...later] = chances.slice(at);
    const [after = 0] = later;
    const middle = (before + after) / 2;
    const lasts = after < before ? Math.max(...later) < middle : Math.min(...later) > middle;
    if (!lasts || Math.abs(after - before) < LEAST_CHANGE) return [];
    const shift = advice.shift[seat] ?? 0;
    return [{ at, before, after, isLuck: Math.abs(after - before - shift) > Math.abs(shift) }];
  });
  const greatest = points
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.at - other.at)
    .slice(0, most);
  return points.filter((one) => greatest.includes(one));
}

function sizeOf({ before, after }: TurningPoint): number {
  return Math.abs(after - before);
}
