/** What this browser received and contributed before each game, kept to check its shuffle. */

import { readJson, writeJson } from "../storage/storage.svelte";

const STORAGE_KEY = "lanterns.pledges";
const TABLES = 40;

interface SavedCommitment {
  readonly table: string;
  /** The server's commitment when it was first seen. */
  readonly commitment?: string;
  /** This browser's contributions to the shuffle. */
  readonly contributions: readonly string[];
  /** The pledges of all seats when this browser revealed its contribution. */
  readonly pledges?: readonly string[];
}

export function savedCommitment(table: string): SavedCommitment {
  return read().find((one) => one.table === table) ?? { table, contributions: [] };
}

/** Save a commitment, unless there is one already: the first one counts. */
export function saveCommitment(table: string, commitment: string): void {
  const known = savedCommitment(table);
  if (known.commitment === undefined) keep({ ...known, commitment });
}

export function saveContribution(table: string, contribution: string): void {
  const known = savedCommitment(table);
  keep({ ...known, contributions: [...known.contributions, contribution] });
}

/** Forget a contribution that the server did not take. */
export function forgetContribution(table: string, contribution: string): void {
  const known = savedCommitment(table);
  keep({ ...known, contributions: known.contributions.filter((one) => one !== contribution) });
}

/** Save the pledges of a table; if everyone had to pledge anew, the latest count. */
export function savePledges(table: string, pledges: readonly string[]): void {
  keep({ ...savedCommitment(table), pledges });
}

/** Keep the newest tables only. */
function keep(saved: SavedCommitment): void {
  const others = read().filter(({ table }) => table !== saved.table);
  writeJson(STORAGE_KEY, [saved, ...others].slice(0, TABLES));
}

function read(): readonly SavedCommitment[] {
  const kept = readJson(STORAGE_KEY);
  return Array.isArray(kept) ? kept.filter(isSavedCommitment) : [];
}

function isSavedCommitment(one: unknown): one is SavedCommitment {
  const { table, contributions } = (one ?? {}) as Partial<SavedCommitment>;
  return typeof table === "string" && Array.isArray(contributions);
}
