/** My name and lantern, and the players of the last game, kept in this browser for the next one. */

import { OWN_FACES } from "../art/faces";
import { readJson, writeJson } from "../storage/storage.svelte";
import { cleanName, NAME_LENGTH } from "../wire/names";
import { t } from "../words/words.svelte";

interface Preferences {
  /** My name, and those of others who share this screen. */
  names: string[];
  /** The lantern I play as. */
  face: string;
  /** The number of players in a game against bots, including me. */
  players: number;
  /** The opponents chosen on the shelf, by edge; none as long as nothing was chosen. */
  opponents: string[];
  /** The edges they sit at, for two, three and four players. */
  edges: number[][];
  /** The levels of bots at other tables, one for each possible seat. */
  levels: string[];
}

const STORAGE_KEY = "lanterns.preferences";
const SEATS = 4;
/** Across for two, left and right for three; counted from my left. */
const EDGES = [[1], [0, 2], [0, 1, 2]];
/** A friendly opponent: it aims for sets and overlooks what it gives to others. */
const FIRST_LEVEL = "lamplighter";

export const preferences: Preferences = $state(parsePreferences(readJson(STORAGE_KEY)));

// People at one table should differ before they have chosen, and stay who they are.
if (!preferences.face) {
  preferences.face = OWN_FACES[Math.floor(Math.random() * OWN_FACES.length)] ?? "";
  savePreferences();
}

export function savePreferences(): void {
  writeJson(STORAGE_KEY, preferences);
}

/** Parse saved preferences; invalid ones get their default. */
export function parsePreferences(kept: unknown): Preferences {
  const found: Partial<Record<keyof Preferences, unknown>> = { ...(kept as object | undefined) };
  return {
    names: texts(found.names, ""),
    face: OWN_FACES.find((face) => face === found.face) ?? "",
    players: [2, 3, 4].find((count) => count === found.players) ?? 3,
    opponents: Array.isArray(found.opponents)
      ? found.opponents.filter((level) => typeof level === "string").slice(0, SEATS - 1)
      : [],
    edges: EDGES.map((usual, place) => edgesOf(found.edges, place) ?? [...usual]),
    levels: texts(found.levels, FIRST_LEVEL),
  };
}

/** What the player of this browser is called at new tables. */
export function ownName(): string {
  return cleanName(preferences.names[0]) || t("home-guest");
}

/** The lanterns of people who share this screen: mine first, and others for the rest; none is taken. */
export function facesAtHome(people: number, taken: readonly string[] = []): readonly string[] {
  const faces = new Set([preferences.face, ...OWN_FACES]);
  return [...faces].filter((face) => !taken.includes(face)).slice(0, people);
}

/** The preferred level, or a similar one if the server does not have it. */
export function levelFor(preferred: string | undefined, levels: readonly string[]): string {
  if (preferred !== undefined && levels.includes(preferred)) return preferred;
  return levels.includes(FIRST_LEVEL) ? FIRST_LEVEL : (levels[Math.floor(levels.length / 2)] ?? "");
}

/** Saved edges, if they are as many as there must be and in clockwise order. */
function edgesOf(found: unknown, place: number): number[] | undefined {
  const list: unknown = Array.isArray(found) ? found[place] : undefined;
  if (!Array.isArray(list) || list.length !== place + 1) return undefined;
  const inOrder = list.every(
    (edge, at) => [0, 1, 2].includes(edge) && (at === 0 || edge > list[at - 1]),
  );
  return inOrder ? list : undefined;
}

function texts(found: unknown, otherwise: string): string[] {
  const list: unknown[] = Array.isArray(found) ? found : [];
  return Array.from({ length: SEATS }, (_, place) => {
    const text = list[place];
    return typeof text === "string" ? text.slice(0, NAME_LENGTH) : otherwise;
  });
}
