/** Checks that an ended game was dealt as promised, claim by claim. */

import { sha256Hex } from "../kit/sha256";
import { commitmentOf, deal, FORMAT, OLD_FORMAT, type ShuffleProof } from "./shuffle";

/** The parts of a record that are checked. */
interface ShuffledRecord {
  readonly tiles: readonly number[];
  readonly shuffle: ShuffleProof;
}

export const CLAIMS = ["format", "seal", "promise", "mine", "pledges", "order", "tiles"] as const;
export type Claim = (typeof CLAIMS)[number];

interface SavedBefore {
  /** The commitment that was seen before the game. */
  readonly commitment?: string | undefined;
  /** This browser's contributions; none if it only watched, or has forgotten them. */
  readonly contributions: readonly string[];
  /** The pledges of all seats, noted before this browser revealed its own contribution. */
  readonly pledges?: readonly string[] | undefined;
}

/** What could not be compared: nothing was noted before, or the shuffle had no pledges. */
export type OpenQuestion = "unseen" | "old";

/** Return each claim that can be checked and whether it holds. */
export function checkShuffle(
  record: ShuffledRecord,
  saved: SavedBefore,
): readonly (readonly [Claim, boolean])[] {
  const { shuffle } = record;
  const dealt = deal(shuffle);
  const claims: [Claim, boolean][] = [
    ["format", shuffle.format === FORMAT || shuffle.format === OLD_FORMAT],
    ["seal", commitmentOf(shuffle.secret) === shuffle.commitment],
  ];
  if (saved.commitment !== undefined) {
    claims.push(["promise", shuffle.commitment === saved.commitment]);
  }
  const mine = contributed(saved);
  if (mine.length > 0) {
    claims.push(["mine", mine.every((one) => shuffle.contributions.includes(one))]);
  }
  if (shuffle.format === FORMAT) {
    const pledges = shuffle.contributions.map((one) => (one ? sha256Hex(one) : ""));
    const noted = saved.pledges ?? pledges;
    claims.push(["pledges", same(pledges, shuffle.pledges ?? []) && same(pledges, noted)]);
  }
  claims.push(["order", same(dealt.order, shuffle.order)]);
  claims.push(["tiles", same(dealt.tiles, record.tiles)]);
  return claims;
}

/** What the claims leave open. */
export function openQuestions({ shuffle }: ShuffledRecord, saved: SavedBefore): OpenQuestion[] {
  const people = shuffle.contributions.filter(Boolean).length;
  const questions: OpenQuestion[] = [];
  const isPledged = people < 2 || shuffle.format === OLD_FORMAT || saved.pledges !== undefined;
  if (saved.commitment === undefined || !isPledged) questions.push("unseen");
  if (shuffle.format === OLD_FORMAT && people > 1) questions.push("old");
  return questions;
}

/** My contributions that counted: if everyone had to pledge anew, the older ones did not. */
function contributed({ contributions, pledges }: SavedBefore): readonly string[] {
  if (!pledges) return contributions;
  return contributions.filter((one) => pledges.includes(sha256Hex(one)));
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

function same<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}
