/** The differences between two lines that matter most to the seat that decides. */

import type { Reason } from "../../../core/reasons";

/** How many effects of each line are named at once; the rest can be opened. */
const MOST = 2;

export interface Why {
  /** What speaks for the better line. */
  readonly better: readonly Reason[];
  /** What speaks against the worse one. */
  readonly worse: readonly Reason[];
}

/** What explains most of the loss; if nothing does, what differs. The largest share comes first. */
export function mainReasons({ better, worse }: Why): Why {
  const good = better.filter(explains);
  const bad = worse.filter(explains);
  if (good.length + bad.length > 0)
    return { better: good.slice(0, MOST), worse: bad.slice(0, MOST) };
  return { better: better.slice(0, MOST), worse: worse.slice(0, MOST) };
}

function explains({ share = 0 }: Reason): boolean {
  return share > 0;
}
