/** Checks that an ended game was dealt as promised, claim by claim. */

import { DIRECTIONS } from "../core/names";
import { sha256Hex } from "../kit/sha256";
import { defaultSides } from "./log";
import { commitmentOf, deal, FORMAT, OLD_FORMAT, type ShuffleProof } from "./shuffle";

/** The parts of a record that are checked. */
interface ShuffledRecord {
  readonly seats: readonly string[];
  readonly tiles: readonly number[];
  readonly shuffle: ShuffleProof;
}

export const CLAIMS = [
  "format",
  "seal",
  "promise",
  "seats",
  "mine",
  "pledges",
  "steady",
  "order",
  "tiles",
] as const;
export type Claim = (typeof CLAIMS)[number];

/** What was noted before the game; what is missing cannot be compared. */
interface NotedBefore {
  readonly table: string;
  readonly commitment?: string | undefined;
  readonly sides?: readonly string[] | undefined;
  readonly start?: number | null | undefined;
  readonly pledges?: readonly string[] | undefined;
  /** This browser's contributions; none if it only watched, or has forgotten them. */
  readonly contributions: readonly string[];
  readonly again?: boolean | undefined;
  readonly alarm?: boolean | undefined;
}

/** Why the claims prove less than they could: nothing noted, an older shuffle, a second round. */
export const OPEN_QUESTIONS = ["unseen", "old", "older", "again"] as const;
export type OpenQuestion = (typeof OPEN_QUESTIONS)[number];

/** Each claim and whether it holds; undefined where there is nothing to compare with. */
export type Verdicts = readonly (readonly [Claim, boolean | undefined])[];

export function checkShuffle(record: ShuffledRecord, noted: NotedBefore): Verdicts {
  const { shuffle } = record;
  const { order, tiles } = deal(shuffle);
  const { commitment, sides } = noted;
  const isPromised = commitment === shuffle.commitment && noted.table === shuffle.table;
  const pledges = shuffle.contributions.map((one) => one && sha256Hex(one));
  const isPledged = shuffle.format === OLD_FORMAT || same(pledges, shuffle.pledges ?? []);
  return [
    ["format", isWellFormed(shuffle)],
    ["seal", commitmentOf(shuffle) === shuffle.commitment],
    ["promise", commitment === undefined ? undefined : isPromised],
    ["seats", sides && same(sides, shuffle.sides ?? []) && noted.start === shuffle.start],
    ["mine", isMineIncluded(shuffle, noted)],
    ["pledges", isPledged && noted.pledges && same(pledges, noted.pledges)],
    ["steady", commitment === undefined ? undefined : !noted.alarm],
    ["order", same(order, shuffle.order) && areSidesKept(record)],
    ["tiles", same(tiles, record.tiles)],
  ];
}

/** What the claims leave open. */
export function openQuestions(
  { shuffle }: ShuffledRecord,
  verdicts: Verdicts,
  { again }: NotedBefore,
): OpenQuestion[] {
  const people = shuffle.contributions.filter(Boolean).length;
  const open: Record<OpenQuestion, boolean> = {
    unseen: verdicts.some(([, holds]) => holds === undefined),
    old: shuffle.format === OLD_FORMAT && people > 1,
    older: shuffle.format !== FORMAT,
    again: again === true,
  };
  return OPEN_QUESTIONS.filter((question) => open[question]);
}

/** With other characters, one commitment or pledge could stand for two texts. */
function isWellFormed({ secret, contributions, start, sides = [], ...of }: ShuffleProof): boolean {
  return (
    /^lanterns-shuffle\/[123]$/.test(of.format) &&
    /^[\w-]*$/.test(of.table) &&
    [secret, ...contributions.filter(Boolean)].every((one) => /^[0-9a-f]{64}$/.test(one)) &&
    (start === null || contributions[start] !== undefined) &&
    sides.every((side) => (DIRECTIONS as readonly string[]).includes(side))
  );
}

/** A contribution that the server never got is in no pledge. */
function isMineIncluded(shuffle: ShuffleProof, noted: NotedBefore): boolean | undefined {
  const { contributions, pledges } = noted;
  if (!contributions.length) return undefined;
  const mine = contributions.filter((one) => !pledges || pledges.includes(sha256Hex(one)));
  return mine.length > 0 && mine.every((one) => shuffle.contributions.includes(one));
}

/** Whether everybody sits where the shuffle says. */
function areSidesKept({ seats, shuffle }: ShuffledRecord): boolean {
  const { order, seating_by_chance, sides } = shuffle;
  if (seating_by_chance) return same(seats, defaultSides(order.length));
  return (
    !sides ||
    same(
      seats,
      order.map((seat) => sides[seat]),
    )
  );
}

/** Whether this is a record with its shuffle. */
export function isShuffledRecord(record: unknown): record is ShuffledRecord {
  const { seats, tiles, shuffle } = (record ?? {}) as Partial<ShuffledRecord>;
  return (
    Array.isArray(seats) &&
    Array.isArray(tiles) &&
    typeof shuffle?.secret === "string" &&
    Array.isArray(shuffle.contributions) &&
    Array.isArray(shuffle.order)
  );
}

function same<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}
