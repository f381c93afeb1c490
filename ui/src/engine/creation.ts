/** Opening tables in the browser: the first entry of a log, for a new table or a rematch. */

import { DIRECTIONS } from "../core/names";
import { randomHex } from "../wire/commands";
import { NAME_LENGTH } from "../wire/names";
import type { OpenTable } from "../wire/protocol";
import type { Opened, SeatPlan } from "./entries";
import { tableFault } from "./problems";
import type { Holder, LocalTable } from "./table";

const SECRET_BYTES = 32;
const TOKEN_BYTES = 16;
/** The latest way to shuffle. */
const SHUFFLE = 2;
/** The number of no way to shuffle: the tiles were dealt elsewhere. */
export const UNSHUFFLED = 0;

/** The entry that opens a table; throws `Refused` for guests, whom nobody can invite here. */
export function openTable(browser: string, request: OpenTable, levels: readonly string[]): Opened {
  const seats = request.seats.map(({ kind, level = null }): SeatPlan => {
    if (kind === "open") throw tableFault("bad_invitation");
    if (kind === "bot" ? !levels.includes(level ?? "") : level !== null) {
      throw tableFault("no_level", { level: level ?? "" });
    }
    return { kind, owner: kind === "person" ? browser : null, level };
  });
  return {
    type: "opened",
    creator: browser,
    title: (request.title ?? "").trim(),
    seats,
    ...secrets(),
    sides: request.sides ?? null,
  };
}

/** The entry that opens a rematch: the seats stay, and the next seat starts. */
export function openRematch(table: LocalTable, browser: string): Opened {
  return {
    type: "opened",
    creator: browser,
    title: nextTitle(table.title),
    seats: table.holders.map(planAgain),
    ...secrets(),
    sides: table.sides.map((side) => DIRECTIONS[side] ?? ""),
    start: 1,
    previous: table.id,
  };
}

/** “Moon Pond 2” after “Moon Pond”, and “Moon Pond 3” after that. */
export function nextTitle(title: string): string {
  const [, begin, number] = /^(.*\S) ([1-9]\d{0,2})$/s.exec(title) ?? [];
  const suffix = ` ${Number(number ?? 1) + 1}`;
  return (
    [...(begin ?? title)]
      .slice(0, NAME_LENGTH - suffix.length)
      .join("")
      .trimEnd() + suffix
  );
}

function secrets(): Pick<Opened, "secret" | "watch" | "shuffle"> {
  return { secret: randomHex(SECRET_BYTES), watch: randomHex(TOKEN_BYTES), shuffle: SHUFFLE };
}

function planAgain({ owner, level, name, face }: Holder): SeatPlan {
  if (owner === null) return { kind: "bot", level };
  return { kind: "person", name, owner, face };
}
