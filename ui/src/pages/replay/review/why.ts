/** The differences between two lines that matter most to the seat that decides. */

import type { Reason } from "../../../core/reasons";

/** How many effects of each line are named at once; the rest can be opened. */
const MOST = 2;

/** What counts most, first. */
const WEIGHT: readonly Reason["type"][] = [
  "token_taken",
  "set_completed",
  "card_denied",
  "cards_taken",
  "favor_taken",
  "card_given",
  "cards_returned",
];

export interface Why {
  /** What speaks for the better line. */
  readonly better: readonly Reason[];
  /** What speaks against the worse one. */
  readonly worse: readonly Reason[];
}

/** What speaks for the better line and against the worse one; if nothing does, what differs. */
export function mainReasons({ better, worse }: Why, active: number): Why {
  const good = better.filter((reason) => isGoodFor(reason, active));
  const bad = worse.filter((reason) => !isGoodFor(reason, active));
  if (good.length + bad.length > 0) return { better: heaviest(good), worse: heaviest(bad) };
  return { better: heaviest(better), worse: heaviest(worse) };
}

function isGoodFor(reason: Reason, active: number): boolean {
  switch (reason.type) {
    case "set_completed":
      return reason.seat === active;
    case "card_given":
    case "cards_returned":
      return false;
    case "favor_taken":
      return reason.count > 0;
    default:
      return true;
  }
}

function heaviest(reasons: readonly Reason[]): readonly Reason[] {
  return reasons
    .toSorted((one, other) => WEIGHT.indexOf(one.type) - WEIGHT.indexOf(other.type))
    .slice(0, MOST);
}
