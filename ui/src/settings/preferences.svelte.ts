/** Names, number of players and bots of the last game, kept in this browser for the next one. */

import { NAME_LENGTH } from "../commands";

interface Preferences {
  /** My name, and those of others who share this screen. */
  names: string[];
  /** The number of players in a game against bots, including me. */
  players: number;
  /** The levels of the bots, one for each possible seat. */
  levels: string[];
}

/** An earlier name of this file: browsers in use have their data under it. */
const STORAGE_KEY = "lanterns.wishes";
const SEATS = 4;
/** A friendly opponent: it aims for sets and overlooks what it gives to others. */
const FIRST_LEVEL = "lamplighter";

export const preferences: Preferences = $state(parsePreferences(localStorage.getItem(STORAGE_KEY)));

export function savePreferences(): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
}

/** Parse saved preferences; invalid ones get their default. */
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

/** The preferred level, or a similar one if the server does not have it. */
export function levelFor(preferred: string | undefined, levels: readonly string[]): string {
  if (preferred !== undefined && levels.includes(preferred)) return preferred;
  return levels.includes(FIRST_LEVEL) ? FIRST_LEVEL : (levels[Math.floor(levels.length / 2)] ?? "");
}

function texts(found: unknown, otherwise: string): string[] {
  const list: unknown[] = Array.isArray(found) ? found : [];
  return Array.from({ length: SEATS }, (_, place) => {
    const text = list[place];
    return typeof text === "string" ? text.slice(0, NAME_LENGTH) : otherwise;
  });
}
