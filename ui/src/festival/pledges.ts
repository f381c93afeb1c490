/** What this browser gave to the shuffle of each table, kept until the game can be checked. */

const KEPT_AT = "lanterns.pledges";
const TABLES = 40;

type Pledges = readonly (readonly [table: string, contributions: readonly string[]])[];

export function contributionsTo(table: string): readonly string[] {
  return read().find(([id]) => id === table)?.[1] ?? [];
}

/** Remember a contribution; of many tables the oldest are forgotten. */
export function keepContribution(table: string, contribution: string): void {
  const others = read().filter(([id]) => id !== table);
  const mine: Pledges[number] = [table, [...contributionsTo(table), contribution]];
  localStorage.setItem(KEPT_AT, JSON.stringify([mine, ...others].slice(0, TABLES)));
}

function read(): Pledges {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPledge) : [];
  } catch {
    return [];
  }
}

function isPledge(one: unknown): one is Pledges[number] {
  return Array.isArray(one) && typeof one[0] === "string" && Array.isArray(one[1]);
}
