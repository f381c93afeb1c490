/** Whether a finished game was dealt as promised: every claim, one by one. */

import { commitmentOf, deal, FORMAT, type ShuffleInput } from "./shuffle";

/** The parts of a record that the check reads. */
export interface ShuffledRecord {
  readonly tiles: readonly number[];
  readonly shuffle: ShuffleInput & {
    readonly format: string;
    readonly commitment: string;
    readonly order: readonly number[];
  };
}

export const CLAIMS = ["format", "seal", "promise", "mine", "order", "tiles"] as const;
export type Claim = (typeof CLAIMS)[number];

export interface Known {
  /** The commitment as it was seen before the game. */
  readonly commitment: string;
  /** What this browser gave; nothing where it only watched or has forgotten. */
  readonly contributions: readonly string[];
}

/** Each claim that can be checked, and whether it holds. */
export async function check(
  record: ShuffledRecord,
  known: Known,
): Promise<readonly (readonly [Claim, boolean])[]> {
  const { shuffle } = record;
  const dealt = await deal(shuffle);
  const claims: [Claim, boolean][] = [
    ["format", shuffle.format === FORMAT],
    ["seal", (await commitmentOf(shuffle.secret)) === shuffle.commitment],
    ["promise", shuffle.commitment === known.commitment],
    ["order", same(dealt.order, shuffle.order)],
    ["tiles", same(dealt.tiles, record.tiles)],
  ];
  if (known.contributions.length > 0) {
    const mine = known.contributions.every((one) => shuffle.contributions.includes(one));
    claims.splice(3, 0, ["mine", mine]);
  }
  return claims;
}

/** Whether this is a record that says how it was shuffled. */
export function isShuffledRecord(record: unknown): record is ShuffledRecord {
  const shuffle = (record as Partial<ShuffledRecord> | null)?.shuffle;
  return (
    Array.isArray((record as Partial<ShuffledRecord> | null)?.tiles) &&
    typeof shuffle?.secret === "string" &&
    Array.isArray(shuffle.contributions) &&
    Array.isArray(shuffle.order)
  );
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, place) => number === other[place]);
}
