/** The course of a game in numbers: each seat's chance to win, and where its result came from. */

import type { SeatAccount } from "../../../core/accounts";
import type { Decision } from "../../../core/review";

/** Each seat's chance to win after so many actions. */
export interface Chances {
  readonly ply: number;
  readonly chances: readonly number[];
}

/** From what the first decision began with over all that are judged to the result. */
export function courseOf(
  decisions: readonly Decision[],
  results: readonly number[],
  last: number,
): readonly Chances[] {
  const [first] = decisions;
  // Until it is judged, nobody knows better.
  const start = first?.ply === 0 ? first.best.winChance : results.map(() => 1 / results.length);
  const judged = decisions.map(({ ply, chosen }) => ({ ply: ply + 1, chances: chosen.winChance }));
  return [
    { ply: 0, chances: start },
    ...judged.filter(({ ply }) => ply < last),
    { ply: last, chances: results },
  ];
}

/** The chances at a moment: the last that are known by then. */
export function chancesAt(course: readonly Chances[], ply: number): readonly number[] {
  return course.findLast((one) => one.ply <= ply)?.chances ?? [];
}

/** One step of an account, in tenths of a percentage point: a bar from one height to another. */
export interface Step {
  readonly name: "share" | "own" | "others" | "luck" | "result";
  readonly from: number;
  readonly to: number;
}

/**
 * An account as steps, each of which begins where the one before ended: from an equal share over
 * own decisions, those of others and luck to the result. Luck takes what rounding leaves, so that
 * the numbers add up as they are shown.
 */
export function stepsOf({ own, others, result }: SeatAccount, players: number): readonly Step[] {
  const share = rounded(1 / players);
  const afterOwn = share + rounded(own);
  const afterOthers = afterOwn + rounded(others);
  const end = rounded(result);
  return [
    { name: "share", from: 0, to: share },
    { name: "own", from: share, to: afterOwn },
    { name: "others", from: afterOwn, to: afterOthers },
    { name: "luck", from: afterOthers, to: end },
    { name: "result", from: 0, to: end },
  ];
}

function rounded(share: number): number {
  return Math.round(1000 * share) + 0;
}
