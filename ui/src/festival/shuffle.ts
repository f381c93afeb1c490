/** The shuffle recomputed in the browser, as specified in docs/shuffle.md. */

import { LAKE_TILES, TILES_IN_PLAY } from "../pieces";

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

/** Browsers offer SHA-256 on secure addresses only. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The SHA-256 of the secret, which was published before the first seat was taken. */
export async function commitmentOf(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hex(await sha256(bytes));
}

/** Return the seating, the start player first, and the order of the tiles. */
export async function deal(chance: ShuffleInput): Promise<Deal> {
  const draws = await Draws.from(chance);
  const players = chance.contributions.length;
  let order = range(0, players);
  if (chance.seating_by_chance) order = await draws.shuffled(order, players);
  const first = chance.start === null ? await draws.below(players) : order.indexOf(chance.start);
  const inPlay = TILES_IN_PLAY[String(players) as keyof typeof TILES_IN_PLAY];
  const tiles = await draws.shuffled(range(1, LAKE_TILES), inPlay);
  return { order: [...order.slice(first), ...order.slice(0, first)], tiles };
}

/** Random numbers from the byte stream that the inputs define. */
class Draws {
  readonly #seed: Uint8Array;
  #counter = 0;
  #bytes: number[] = [];

  private constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  static async from(chance: ShuffleInput): Promise<Draws> {
    const lines = [chance.format, chance.table, chance.secret, ...chance.contributions];
    return new Draws(await sha256(new TextEncoder().encode(lines.join("\n"))));
  }

  /** A number from 0 to `bound - 1`, each equally likely. */
  async below(bound: number): Promise<number> {
    // The last, incomplete range of bytes would favor small numbers, so it is skipped.
    const limit = 256 - (256 % bound);
    let byte = await this.#next();
    while (byte >= limit) byte = await this.#next();
    return byte % bound;
  }

  /** The first `count` items of a random permutation. */
  async shuffled(items: readonly number[], count: number): Promise<number[]> {
    const left = [...items];
    for (let place = 0; place < count; place += 1) {
      const other = place + (await this.below(left.length - place));
      const [one, two] = [left[place], left[other]];
      if (one === undefined || two === undefined) throw new RangeError("more drawn than there are");
      left[place] = two;
      left[other] = one;
    }
    return left.slice(0, count);
  }

  async #next(): Promise<number> {
    const byte = this.#bytes.shift();
    if (byte !== undefined) return byte;
    const block = new Uint8Array(this.#seed.length + 4);
    block.set(this.#seed);
    new DataView(block.buffer).setUint32(this.#seed.length, this.#counter);
    this.#counter += 1;
    this.#bytes = [...(await sha256(block))];
    return this.#next();
  }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => first + place);
}
