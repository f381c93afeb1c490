/** A game record: read from JSON, with the referee's reasons where it is not one. */

import { DIRECTIONS, RECORD_FORMAT } from "../core/names";
import { BOT_PREFIX, LAKE_TILES, TILES_IN_PLAY } from "../wire/pieces";
import { BadGame, excerpt } from "./fault";

/** A game as written. The result is what the record claims. */
export interface GameRecord {
  /** The side of each seat in turn order, as a number. */
  readonly seats: readonly number[];
  readonly tiles: readonly number[];
  readonly names: readonly string[] | undefined;
  readonly actions: readonly string[];
  readonly result: Readonly<Record<string, unknown>> | undefined;
}

/** The level of each seat that a bot plays, as far as the record has names. */
export function levelsIn({ seats, names }: GameRecord): readonly (string | null)[] {
  return seats.map((_, seat) => {
    const name = names?.[seat];
    return name?.startsWith(BOT_PREFIX) ? name.slice(BOT_PREFIX.length) : null;
  });
}

type Found = Readonly<Record<string, unknown>>;

/** Read one record; throws `BadGame` with the reason. */
export function recordFromJson(text: string): GameRecord {
  let found: unknown;
  try {
    // A mark that some editors put in front of a text is no part of it.
    found = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new BadGame("not_json", { why: error instanceof Error ? error.message : "" });
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw new BadGame("not_an_object");
  }
  const data: Found = { ...found };
  if (!("format" in data)) throw new BadGame("no_format");
  if (data.format !== RECORD_FORMAT) {
    throw new BadGame("unknown_format", {
      format: excerpt(String(data.format)),
      known: RECORD_FORMAT,
    });
  }
  const { names, result } = data;
  if (result !== undefined && result !== null && !isObject(result)) throw new BadGame("bad_result");
  const seats = seatsOf(items(data, "seats", (one) => typeof one === "string") as string[]);
  const tiles = items(data, "tiles", Number.isInteger) as number[];
  const actions = items(data, "actions", (one) => typeof one === "string") as string[];
  checkTiles(tiles, seats.length);
  return {
    seats,
    tiles,
    names: Array.isArray(names) ? names.map(String) : undefined,
    actions,
    result: isObject(result) ? result : undefined,
  };
}

function items(data: Found, key: string, isOne: (item: unknown) => boolean): unknown[] {
  if (!(key in data)) throw new BadGame("missing_key", { key });
  const found = data[key];
  if (!Array.isArray(found) || !found.every(isOne)) throw new BadGame("bad_key", { key });
  return found;
}

/** The sides of the seats, which must be those of a game. */
function seatsOf(words: readonly string[]): readonly number[] {
  const sides: readonly string[] = DIRECTIONS;
  const unknown = words.find((word) => !sides.includes(word));
  if (unknown !== undefined) throw setup("seat_unknown", { side: excerpt(unknown) });
  if (!(words.length in TILES_IN_PLAY)) throw setup("seat_count", { count: words.length });
  const again = words.find((word, seat) => words.indexOf(word) !== seat);
  if (again !== undefined) throw setup("seat_repeated", { side: again });
  const seats = words.map((word) => sides.indexOf(word));
  const quarters = seats.map((side) => (side - (seats[0] ?? 0) + 4) % 4);
  if (quarters.some((turn, seat) => turn < (quarters[seat - 1] ?? 0))) throw setup("seat_order");
  return seats;
}

function checkTiles(tiles: readonly number[], players: number): void {
  const unknown = tiles.find((tile) => tile < 1 || tile > LAKE_TILES);
  if (unknown !== undefined) throw setup("tile_unknown", { tile: excerpt(String(unknown)) });
  const again = tiles.find((tile, place) => tiles.indexOf(tile) !== place);
  if (again !== undefined) throw setup("tile_repeated", { tile: again });
  const needed = TILES_IN_PLAY[String(players) as keyof typeof TILES_IN_PLAY];
  if (tiles.length !== needed) {
    throw setup("tile_count", { players, needed, count: tiles.length });
  }
}

function setup(code: string, facts: Record<string, number | string> = {}): BadGame {
  return new BadGame("bad_setup", {}, new BadGame(code, facts));
}

function isObject(value: unknown): value is Found {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
