/** The shuffle recomputed in the browser, as specified in docs/shuffle.md. */

import { sha256, sha256Hex } from "../kit/sha256";
import { LAKE_TILES, TILES_IN_PLAY } from "../wire/pieces";

/** The latest way to shuffle, and the one before it, without pledges. */
export const FORMAT = "lanterns-shuffle/2";
export const OLD_FORMAT = "lanterns-shuffle/1";

/** The inputs of the shuffle, all of which the record of an ended game contains. */
export interface ShuffleInput {
  readonly format: string;
  readonly table: string;
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly seating_by_chance: boolean;
  readonly start: number | null;
}

interface Deal {
  /** The seats of the lobby in turn order. */
  readonly order: readonly number[];
  readonly tiles: readonly number[];
}

/** The SHA-256 of the secret, which was published before the first seat was taken. */
export function commitmentOf(secret: string): string {
  return sha256Hex(secret);
}

/** Return the seating, the start player first, and the order of the tiles. */
export function deal(chance: ShuffleInput): Deal {
  const draws = new Draws(chance);
  const players = chance.contributions.length;
  let order = range(0, players);
  if (chance.seating_by_chance) order = draws.shuffled(order, players);
  const first = chance.start === null ? draws.below(players) : order.indexOf(chance.start);
  const inPlay = TILES_IN_PLAY[String(players) as keyof typeof TILES_IN_PLAY];
  const tiles = draws.shuffled(range(1, LAKE_TILES), inPlay);
  return { order: [...order.slice(first), ...order.slice(0, first)], tiles };
}

/** Random numbers from the byte stream that the inputs define. */
class Draws {
  readonly #seed: Uint8Array;
  #counter = 0;
  #bytes: number[] = [];

  constructor(chance: ShuffleInput) {
    const lines = [chance.format, chance.table, chance.secret, ...chance.contributions];
    this.#seed = sha256(new TextEncoder().encode(lines.join("\n")));
  }

  /** A number from 0 to `bound - 1`, each equally likely. */
  below(bound: number): number {
    // The last, incomplete range of bytes would favor small numbers, so it is skipped.
    const limit = 256 - (256 % bound);
    let byte = this.#next();
    while (byte >= limit) byte = this.#next();
    return byte % bound;
  }

  /** The first `count` items of a random permutation. */
  shuffled(items: readonly number[], count: number): number[] {
    const left = [...items];
    for (let place = 0; place < count; place += 1) {
      const other = place + this.below(left.length - place);
      const [one, two] = [left[place], left[other]];
      if (one === undefined || two === undefined) throw new RangeError("more drawn than there are");
      left[place] = two;
      left[other] = one;
    }
    return left.slice(0, count);
  }

  #next(): number {
    const byte = this.#bytes.shift();
    if (byte !== undefined) return byte;
    const block = new Uint8Array(this.#seed.length + 4);
    block.set(this.#seed);
    new DataView(block.buffer).setUint32(this.#seed.length, this.#counter);
    this.#counter += 1;
    this.#bytes = [...sha256(block)];
    return this.#next();
  }
}

function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => first + place);
}
