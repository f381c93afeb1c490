/** Checks that an ended game was dealt as promised, claim by claim. */

import { commitmentOf, deal, FORMAT, type ShuffleInput } from "./shuffle";

/** The parts of a record that are checked. */
interface ShuffledRecord {
  readonly tiles: readonly number[];
  readonly shuffle: ShuffleInput & {
    readonly format: string;
    readonly commitment: string;
    readonly order: readonly number[];
  };
}

export const CLAIMS = ["format", "seal", "promise", "mine", "order", "tiles"] as const;
export type Claim = (typeof CLAIMS)[number];

interface SavedBefore {
  /** The commitment that was seen before the game. */
  readonly commitment: string;
  /** This browser's contributions; none if it only watched, or has forgotten them. */
  readonly contributions: readonly string[];
}

/** Return each claim that can be checked and whether it holds. */
export async function checkShuffle(
  record: ShuffledRecord,
  saved: SavedBefore,
): Promise<readonly (readonly [Claim, boolean])[]> {
  const { shuffle } = record;
  const dealt = await deal(shuffle);
  const claims: [Claim, boolean][] = [
    ["format", shuffle.format === FORMAT],
    ["seal", (await commitmentOf(shuffle.secret)) === shuffle.commitment],
    ["promise", shuffle.commitment === saved.commitment],
    ["order", same(dealt.order, shuffle.order)],
    ["tiles", same(dealt.tiles, record.tiles)],
  ];
  if (saved.contributions.length > 0) {
    const mine = saved.contributions.every((one) => shuffle.contributions.includes(one));
    claims.splice(3, 0, ["mine", mine]);
  }
  return claims;
}

/** Whether this is a record with its shuffle. */
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
