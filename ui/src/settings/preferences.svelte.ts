/** What somebody likes to play, kept in this browser: so that the next game is one click away. */

import { NAME_LENGTH } from "../commands";

export interface Preferences {
  /** My own name, and those who pass this screen round. */
  names: string[];
  /** How many play against bots, myself included. */
  players: number;
  /** The bots' levels, one for each seat that may be theirs. */
  levels: string[];
}

const KEPT_AT = "lanterns.wishes";
const SEATS = 4;
/** A friendly start: it aims for sets and overlooks what it hands to others. */
const FIRST_LEVEL = "lamplighter";

export const preferences: Preferences = $state(parsePreferences(localStorage.getItem(KEPT_AT)));

export function savePreferences(): void {
  localStorage.setItem(KEPT_AT, JSON.stringify(preferences));
}

/** Preferences from what an earlier visit kept, whole and in bounds whatever was kept. */
export function parsePreferences(kept: string | null): Preferences {
  let found: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    found = { ...JSON.parse(kept ?? "{}") };
  } catch {
    found = {};
  }
  return {
    names: texts(found.names, ""),
    players: [2, 3, 4].find((count) => count === found.players) ?? 3,
    levels: texts(found.levels, FIRST_LEVEL),
  };
}

/** The level wished for, or the nearest thing to it that the server has. */
export function levelFor(wished: string | undefined, levels: readonly string[]): string {
  if (wished !== undefined && levels.includes(wished)) return wished;
  return levels.includes(FIRST_LEVEL) ? FIRST_LEVEL : (levels[Math.floor(levels.length / 2)] ?? "");
}

function texts(found: unknown, otherwise: string): string[] {
  const list: unknown[] = Array.isArray(found) ? found : [];
  return Array.from({ length: SEATS }, (_, place) => {
    const text = list[place];
    return typeof text === "string" ? text.slice(0, NAME_LENGTH) : otherwise;
  });
}
