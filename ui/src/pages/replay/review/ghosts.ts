/** The tiles of a decision as ghosts on the lake: what was played, and what it is compared with. */

import type { Decision } from "../../../core/review";
import { cellKey, type LaidTile } from "../../../lake/grid";
import { t } from "../../../words/words.svelte";
import { comparisonOf } from "./comparison";
import { placedBy } from "./line-placement";
import { SIGNS } from "./VerdictMark.svelte";

export interface Ghost {
  readonly tile: LaidTile;
  readonly kind: "played" | "other";
  /** Those of both turns, where both place the same tile in the same way. */
  readonly signs: readonly string[];
  /** Whether the other one lies on the same cell. */
  readonly isUnder: boolean;
}

const OTHERS = { best: SIGNS.best, "as-good": "=", next: "2" } as const;

/** The better one comes first, so that the other is drawn over it; final turns have none. */
export function ghostsOf(decision: Decision): readonly Ghost[] {
  const { other: line, kind } = comparisonOf(decision);
  const [played, other] = [placedBy(decision.chosen), line && placedBy(line)];
  const [sign, second] = [SIGNS[decision.advice.verdict], OTHERS[kind]];
  const both = played && other && cellKey(played.cell) === cellKey(other.cell);
  if (both && isSame(played, other))
    return [{ tile: played, kind: "played", signs: [sign, second], isUnder: false }];
  return [
    ...(other ? [{ tile: other, kind: "other", signs: [second], isUnder: false } as const] : []),
    ...(played
      ? [{ tile: played, kind: "played", signs: [sign], isUnder: both === true } as const]
      : []),
  ];
}

/** What the free cells with ghosts are called. */
export function notedBy(decision: Decision): (key: string, what: string) => string {
  const { kind } = comparisonOf(decision);
  const ghosts = ghostsOf(decision);
  return (key, what) =>
    ghosts
      .filter(({ tile }) => cellKey(tile.cell) === key)
      .reduce(
        (words, ghost) =>
          ghost.kind === "played"
            ? t("replay-review-marked-played", { what: words })
            : t("replay-review-marked-other", { what: words, kind }),
        what,
      );
}

function isSame(one: LaidTile, other: LaidTile): boolean {
  // Sides say which tile it is: no two tiles have the same.
  return one.turns === other.turns && one.sides.join() === other.sides.join();
}
