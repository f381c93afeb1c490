/** What this browser saw and gave before each game, noted to check its shuffle. */

import { readJson, writeJson } from "../storage/storage.svelte";

const STORAGE_KEY = "lanterns.pledges";
const TABLES = 40;

/** What the server may not change once it has been noted. */
interface Fixed {
  readonly commitment?: string;
  /** The side of each seat; none if they are drawn by chance. */
  readonly sides?: readonly string[];
  readonly start?: number | null;
  /** The pledges of all seats before this browser showed its contribution. */
  readonly pledges?: readonly string[] | undefined;
}

/** The form of the file that `lanterns verify --noted` reads; docs/shuffle.md describes it. */
export interface Noted extends Fixed {
  readonly table: string;
  /** This browser's contributions to the shuffle. */
  readonly contributions: readonly string[];
  /** Whether all had to pledge anew after this browser had shown its contribution. */
  readonly again?: boolean;
  /** Whether the server showed something else afterwards. */
  readonly alarm?: boolean;
}

export function notedAt(table: string): Noted {
  return read().find((one) => one.table === table) ?? { table, contributions: [] };
}

/** Note what is not noted yet; return whether nothing noted before has ever changed. */
export function note(table: string, seen: Fixed): boolean {
  const known = notedAt(table);
  const changed = Object.entries(seen).some(([key, value]) => {
    const before = known[key as keyof Fixed];
    return before !== undefined && JSON.stringify(before) !== JSON.stringify(value);
  });
  if (changed) raiseAlarm(table);
  else keep({ ...seen, ...known });
  return !changed && !known.alarm;
}

/** The alarm stays: whoever checks the game will see it. */
export function raiseAlarm(table: string): void {
  keep({ ...notedAt(table), alarm: true });
}

/** Save a contribution before its pledge is sent; it counts instead of one that was shown. */
export function saveContribution(table: string, contribution: string): void {
  const { pledges, ...known } = notedAt(table);
  const shown = pledges && { again: true, contributions: [] };
  const { contributions, ...rest } = { ...known, ...shown };
  keep({ ...rest, contributions: [...contributions, contribution] });
}

/** Forget a contribution that the server did not take. */
export function forgetContribution(table: string, contribution: string): void {
  const known = notedAt(table);
  keep({ ...known, contributions: known.contributions.filter((one) => one !== contribution) });
}

/** Keep the newest tables only. */
function keep(noted: Noted): void {
  const others = read().filter(({ table }) => table !== noted.table);
  writeJson(STORAGE_KEY, [noted, ...others].slice(0, TABLES));
}

function read(): readonly Noted[] {
  const kept = readJson(STORAGE_KEY);
  return Array.isArray(kept) ? kept.filter(isNoted) : [];
}

function isNoted(one: unknown): one is Noted {
  const { table, contributions } = (one ?? {}) as Partial<Noted>;
  return typeof table === "string" && Array.isArray(contributions);
}
