/** Who looks at a table in the browser, and whose hand they may see. */

import type { LocalTable } from "./table";

/** A browser that looks at a table, and the seat whose hand it may see now. */
export interface Viewer {
  readonly browser: string;
  readonly shown: number | null;
}

/** The seat whose hand a browser sees; `curtain` is the turn it was lifted for. */
export function shownSeat(
  table: LocalTable,
  browser: string,
  curtain: number | null,
): number | null {
  const [only, ...others] = table.seatsOf(browser);
  if (!table.game || only === undefined) return null;
  if (!others.length) return only;
  // Several people share this browser: show only the seat on turn, once its person is there.
  const { turn, turnsCompleted } = table.game;
  return [only, ...others].includes(turn) && curtain === turnsCompleted ? turn : null;
}
