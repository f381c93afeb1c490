/** The bots that were beaten in this browser: the seals on the shelf. */

import { seatsOfMine } from "../stage/seats";
import { readJson, writeJson } from "../storage/storage.svelte";
import { REPLAY_ID } from "../wire/local-id";
import type { State } from "../wire/protocol";

const STORAGE_KEY = "lanterns.beaten";

let beaten: ReadonlySet<string> = $state.raw(new Set(parseBeaten(readJson(STORAGE_KEY))));

/** The levels of those bots. */
export function beatenBots(): ReadonlySet<string> {
  return beaten;
}

/** Parse saved levels; anything else is left out. */
export function parseBeaten(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((level) => typeof level === "string") : [];
}

/** The bots that the only person at this browser beat by winning; none if a bot played for them. */
export function beatenAt({ table, result }: Pick<State, "table" | "result">): readonly string[] {
  const [mine, another] = seatsOfMine({ table });
  // A game that goes on from a replay is for practice.
  if (table.previous === REPLAY_ID) return [];
  if (!result || mine === undefined || another !== undefined) return [];
  if (table.seats[mine]?.level !== null || !result.winners.includes(mine)) return [];
  return table.seats.flatMap(({ kind, level }, seat) =>
    kind === "bot" && level && !result.winners.includes(seat) ? [level] : [],
  );
}

/** Keep the seals that a finished game earned; return the new ones. */
export function collectSeals(state: Pick<State, "table" | "result">): readonly string[] {
  const fresh = [...new Set(beatenAt(state))].filter((level) => !beaten.has(level));
  beaten = new Set([...beaten, ...fresh]);
  if (fresh.length > 0) writeJson(STORAGE_KEY, [...beaten]);
  return fresh;
}
