/** What this browser saw and gave before each game began, kept until the shuffle can be checked. */

const KEPT_AT = "lanterns.pledges";
const TABLES = 40;

export interface SavedCommitment {
  readonly table: string;
  /** The server's commitment as it was first seen. */
  readonly commitment?: string;
  /** What this browser added to the shuffle. */
  readonly contributions: readonly string[];
}

export function savedCommitment(table: string): SavedCommitment {
  return read().find((one) => one.table === table) ?? { table, contributions: [] };
}

/** Note a commitment down; the first one seen is the one that counts. */
export function saveCommitment(table: string, commitment: string): void {
  const known = savedCommitment(table);
  if (known.commitment === undefined) keep({ ...known, commitment });
}

export function saveContribution(table: string, contribution: string): void {
  const known = savedCommitment(table);
  keep({ ...known, contributions: [...known.contributions, contribution] });
}

/** Of many tables the oldest are forgotten. */
function keep(pledge: SavedCommitment): void {
  const others = read().filter(({ table }) => table !== pledge.table);
  localStorage.setItem(KEPT_AT, JSON.stringify([pledge, ...others].slice(0, TABLES)));
}

function read(): readonly SavedCommitment[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSavedCommitment) : [];
  } catch {
    return [];
  }
}

function isSavedCommitment(one: unknown): one is SavedCommitment {
  const { table, contributions } = (one ?? {}) as Partial<SavedCommitment>;
  return typeof table === "string" && Array.isArray(contributions);
}
