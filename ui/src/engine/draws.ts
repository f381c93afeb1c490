/** What is drawn from a stream of random bytes: numbers, orders and tiles, each equally likely. */

import { LAKE_TILES, TILES_IN_PLAY } from "../wire/pieces";

/** Returns the next of a stream of random bytes. */
export type NextByte = () => number;

/** The tiles in play for so many players, in random order. */
export function shuffledTiles(players: number, next: NextByte): number[] {
  const inPlay = TILES_IN_PLAY[String(players) as keyof typeof TILES_IN_PLAY];
  return shuffled(range(1, LAKE_TILES), inPlay, next);
}

/** A number from 0 to `bound - 1`, each equally likely. */
export function below(bound: number, next: NextByte): number {
  // The last, incomplete range of bytes would favor small numbers, so it is skipped.
  const limit = 256 - (256 % bound);
  let byte = next();
  while (byte >= limit) byte = next();
  return byte % bound;
}

/** The first `count` items of a random permutation. */
export function shuffled<Item>(items: readonly Item[], count: number, next: NextByte): Item[] {
  const left = [...items];
  for (let place = 0; place < count; place += 1) {
    const other = place + below(left.length - place, next);
    [left[place], left[other]] = [left[other] as Item, left[place] as Item];
  }
  return left.slice(0, count);
}

export function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => first + place);
}
