/** The shuffle recomputed in the browser, as specified in docs/shuffle.md. */

import { sha256, sha256Hex, sha256Text } from "../kit/sha256";
import { below, type NextByte, range, shuffled, shuffledTiles } from "./draws";

/** The latest way to shuffle, and the first one, without pledges. */
export const FORMAT = "lanterns-shuffle/3";
export const OLD_FORMAT = "lanterns-shuffle/1";

/** The inputs of the shuffle, all of which the record of an ended game contains. */
export interface ShuffleInput {
  readonly format: string;
  readonly table: string;
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly seating_by_chance: boolean;
  /** The side of each seat, unless they are drawn by chance; older shuffles do not say. */
  readonly sides?: readonly string[];
  readonly start: number | null;
}

/** The shuffle in the record of an ended game. */
export interface ShuffleProof extends ShuffleInput {
  readonly commitment: string;
  readonly pledges?: readonly string[];
  readonly order: readonly number[];
}

interface Deal {
  /** The seats of the lobby in turn order. */
  readonly order: readonly number[];
  readonly tiles: readonly number[];
}

/** The promise that was published before the first seat was taken. */
export function commitmentOf(chance: ShuffleInput): string {
  return chance.format === FORMAT ? sha256Text(openingOf(chance)) : sha256Hex(chance.secret);
}

/** Return the seating, the start player first, and the order of the tiles. */
export function deal(chance: ShuffleInput): Deal {
  const next = bytesOf(chance);
  const players = chance.contributions.length;
  let order = range(0, players);
  if (chance.seating_by_chance) order = shuffled(order, players, next);
  const first = chance.start === null ? below(players, next) : order.indexOf(chance.start);
  const tiles = shuffledTiles(players, next);
  return { order: [...order.slice(first), ...order.slice(0, first)], tiles };
}

/** The text that is fixed when the table is opened. */
function openingOf({ sides = [], ...chance }: ShuffleInput): string {
  const seats = chance.seating_by_chance ? chance.contributions.map(() => "chance") : sides;
  const fixed = chance.format === FORMAT ? [seats.join(" "), chance.start ?? "chance"] : [];
  return [chance.format, chance.table, ...fixed, chance.secret].join("\n");
}

/** The byte stream that the inputs define. */
function bytesOf(chance: ShuffleInput): NextByte {
  const lines = [openingOf(chance), ...chance.contributions];
  const seed = sha256(new TextEncoder().encode(lines.join("\n")));
  let counter = 0;
  let bytes: number[] = [];
  return () => {
    if (!bytes.length) {
      const block = new Uint8Array(seed.length + 4);
      block.set(seed);
      new DataView(block.buffer).setUint32(seed.length, counter);
      counter += 1;
      bytes = [...sha256(block)];
    }
    return bytes.shift() ?? 0;
  };
}
