/** What decides the deal of a table in the browser. */

import { FORMAT, OLD_FORMAT, type ShuffleInput } from "./shuffle";
import type { Holder, LocalTable } from "./table";

/** Everything that decides the deal. */
export function shuffleInput({ id, opened, holders, contributions }: LocalTable): ShuffleInput {
  return {
    format: (opened.shuffle ?? 1) === 1 ? OLD_FORMAT : FORMAT,
    table: id,
    secret: opened.secret,
    // After the start, seats are numbered otherwise.
    contributions: contributions.length ? contributions : holders.map(partOf),
    seating_by_chance: !opened.sides,
    start: opened.start ?? null,
  };
}

function partOf({ contribution }: Holder): string {
  return contribution ?? "";
}
