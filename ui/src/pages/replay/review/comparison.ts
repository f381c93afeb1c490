/** What a decision is compared with: the better line or, where nothing was better, the next best. */

import { isAsGood } from "../../../coach/hint";
import type { Line } from "../../../core/coach";
import type { Decision } from "../../../core/review";

export interface Comparison {
  /** None where there was only one way to play. */
  readonly other: Line | undefined;
  /** The other line is the `best` one, `as-good` as far as the coach can tell, or the `next` best. */
  readonly kind: "best" | "as-good" | "next";
  /** The chance to win that the worse of the two loses. */
  readonly loss: number;
}

export function comparisonOf({ advice, action, chosen, best, seat }: Decision): Comparison {
  const isBest = advice.verdict === "best";
  const other = isBest ? advice.lines.find(({ actions }) => actions[0] !== action) : best;
  const [better, worse] = isBest ? [chosen, other] : [best, chosen];
  const isAlike = worse !== undefined && isAsGood(worse, better, seat);
  const loss = (better.equalChance[seat] ?? 0) - (worse?.equalChance[seat] ?? 0);
  return { other, kind: isAlike ? "as-good" : isBest ? "next" : "best", loss };
}
