/** What this browser saw and gave before each game began, kept until the shuffle can be checked. */

const KEPT_AT = "lanterns.pledges";
const TABLES = 40;

export interface Pledge {
  readonly table: string;
  /** The server's commitment as it was first seen. */
  readonly commitment?: string;
  /** What this browser added to the shuffle. */
  readonly contributions: readonly string[];
}

export function pledgeOf(table: string): Pledge {
  return read().find((one) => one.table === table) ?? { table, contributions: [] };
}

/** Note a commitment down; the first one seen is the one that counts. */
export function noteCommitment(table: string, commitment: string): void {
  const known = pledgeOf(table);
  if (known.commitment === undefined) keep({ ...known, commitment });
}

export function keepContribution(table: string, contribution: string): void {
  const known = pledgeOf(table);
  keep({ ...known, contributions: [...known.contributions, contribution] });
}

/** Of many tables the oldest are forgotten. */
function keep(pledge: Pledge): void {
  const others = read().filter(({ table }) => table !== pledge.table);
  localStorage.setItem(KEPT_AT, JSON.stringify([pledge, ...others].slice(0, TABLES)));
}

function read(): readonly Pledge[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPledge) : [];
  } catch {
    return [];
  }
}

function isPledge(one: unknown): one is Pledge {
  const { table, contributions } = (one ?? {}) as Partial<Pledge>;
  return typeof table === "string" && Array.isArray(contributions);
}
