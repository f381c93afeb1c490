/**
 * A whole game in a link, as docs/record.md describes it: the deal, and each action by its number in
 * the legal list. The simulator makes the lists; there are no rules here.
 */

import { toText } from "../core/notation";
import type { CoreRules, StateBytes } from "../core/rules";
import { LAKE_TILES, TILES_IN_PLAY } from "../wire/pieces";
import { BadGame, excerpt } from "./fault";
import { linkFromBytes, linkToBytes } from "./link-text";
import type { GameRecord } from "./record";

/** No link takes as many letters; a longer one is not looked at. */
const LONGEST = 2000;
/** More actions than any game has. */
const MOST_ACTIONS = 1024;
/** Of a longer name, only the beginning is kept. */
const NAME_LETTERS = 60;
const FEWEST = 2;
const MOST = 4;
const HAS_NAMES = 4;
const GOES_ON = 8;

/** How many quarter turns the other seats are from the first, by the number of players. */
const OTHERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[1], [2], [3]],
  3: [
    [1, 2],
    [1, 3],
    [2, 3],
  ],
  4: [[1, 2, 3]],
};

/** A link, read: the game, and the ply that it names. */
export interface LinkedGame {
  readonly record: GameRecord;
  readonly ply: number | undefined;
}

/** One choice, and how many there were to choose from. */
type Digit = readonly [digit: number, base: number];

/** The text after `/replay#` for a sound record, at a moment of the game if one is named. */
export function linkOf(rules: CoreRules, record: GameRecord, ply?: number): string {
  const { digits, isOver } = digitsOf(rules, record);
  const { seats, names } = record;
  const kept = names?.length === seats.length ? names : undefined;
  const head = seats.length - FEWEST + (kept ? HAS_NAMES : 0) + (isOver ? 0 : GOES_ON);
  const text = linkFromBytes(
    Uint8Array.of(head, ...(kept ?? []).flatMap(nameBytes), ...numberBytes(joined(digits))),
  );
  return ply === undefined ? text : `${text}.${ply}`;
}

/** Read the text of a link; throws `BadGame` for any that is not one. */
export function readLink(rules: CoreRules, text: string): LinkedGame {
  if (text.length > LONGEST) throw new BadGame("link_long", { most: LONGEST });
  const dot = text.indexOf(".");
  const record = recordIn(rules, linkToBytes(dot < 0 ? text : text.slice(0, dot)));
  if (dot < 0) return { record, ply: undefined };
  const ply = text.slice(dot + 1);
  const last = record.actions.length;
  if (!/^(0|[1-9]\d{0,3})$/.test(ply) || Number(ply) > last) {
    throw new BadGame("link_ply", { ply: excerpt(ply), last });
  }
  return { record, ply: Number(ply) };
}

function digitsOf(rules: CoreRules, { seats, tiles, actions }: GameRecord) {
  const seatings = seatingsFor(seats.length);
  const digits: Digit[] = [[seatings.indexOf(seats.join()), seatings.length]];
  const left = allTiles();
  for (const tile of tiles) {
    const place = left.indexOf(tile);
    digits.push([place, left.length]);
    left.splice(place, 1);
  }
  let state = dealt(rules, seats, tiles);
  const played: Digit[] = [];
  for (const text of actions) {
    const legal = rules.legal(state);
    const place = legal.findIndex((action) => toText(action) === text);
    played.push([place, legal.length]);
    state = after(rules, state, legal[place]);
  }
  const isOver = rules.legal(state).length === 0;
  if (!isOver) digits.push([actions.length, MOST_ACTIONS]);
  return { digits: [...digits, ...played], isOver };
}

function recordIn(rules: CoreRules, body: Uint8Array): GameRecord {
  const [head = 0] = body;
  const players = FEWEST + (head & 3);
  if (players > MOST || head >= 2 * GOES_ON) throw noGame();
  const { names, rest } = namesIn(body.subarray(1), head & HAS_NAMES ? players : 0);
  if (rest[0] === 0) throw noGame();
  const number = new Digits(rest);
  const seatings = seatingsFor(players);
  const seats = (seatings[number.take(seatings.length)] ?? "").split(",").map(Number);
  const left = allTiles();
  const tiles = Array.from({ length: tilesFor(players) }, () =>
    Number(left.splice(number.take(left.length), 1)),
  );
  const count = head & GOES_ON ? number.take(MOST_ACTIONS) : undefined;
  let state = dealt(rules, seats, tiles);
  let legal = rules.legal(state);
  const actions: string[] = [];
  while (actions.length !== count && legal.length) {
    const action = legal[number.take(legal.length)];
    state = after(rules, state, action);
    actions.push(toText(action ?? 0));
    legal = rules.legal(state);
  }
  if ((legal.length === 0) !== (count === undefined) || !number.isUsedUp) throw noGame();
  return { seats, tiles, names, actions, result: undefined };
}

/** A number that is taken apart digit by digit, the least first. */
class Digits {
  #left: bigint;

  constructor(bytes: Uint8Array) {
    this.#left = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  }

  get isUsedUp(): boolean {
    return this.#left === 0n;
  }

  take(base: number): number {
    const digit = Number(this.#left % BigInt(base));
    this.#left /= BigInt(base);
    return digit;
  }
}

function joined(digits: readonly Digit[]): bigint {
  return digits.reduceRight((number, [digit, base]) => number * BigInt(base) + BigInt(digit), 0n);
}

function numberBytes(number: bigint): number[] {
  const bytes: number[] = [];
  for (let left = number; left > 0n; left /= 256n) bytes.unshift(Number(left % 256n));
  return bytes;
}

/** Every seating, as text: by the side of the start player, then by the sides after it. */
function seatingsFor(players: number): string[] {
  return [0, 1, 2, 3].flatMap((first) =>
    (OTHERS[players] ?? []).map((quarters) =>
      [first, ...quarters.map((turn) => (first + turn) % 4)].join(),
    ),
  );
}

function allTiles(): number[] {
  return Array.from({ length: LAKE_TILES }, (_, index) => index + 1);
}

function tilesFor(players: number): number {
  return TILES_IN_PLAY[String(players) as keyof typeof TILES_IN_PLAY];
}

function nameBytes(name: string): number[] {
  // Halves of letters become a sign for one.
  const bytes = new TextEncoder().encode([...name].slice(0, NAME_LETTERS).join(""));
  return [bytes.length, ...bytes];
}

function namesIn(bytes: Uint8Array, count: number) {
  let rest = bytes;
  const names: string[] = [];
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  for (let seat = 0; seat < count; seat += 1) {
    const [length] = rest;
    if (length === undefined || rest.length <= length) throw noGame();
    names.push(textIn(decoder, rest.slice(1, 1 + length)));
    rest = rest.subarray(1 + length);
  }
  return { names: count ? names : undefined, rest };
}

function textIn(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    const name = decoder.decode(bytes);
    if ([...name].length <= NAME_LETTERS) return name;
  } catch {
    // Not text.
  }
  throw noGame();
}

function dealt(rules: CoreRules, seats: readonly number[], tiles: readonly number[]): StateBytes {
  const state = rules.deal(seats, tiles);
  if (!state) throw noGame();
  return state;
}

function after(rules: CoreRules, state: StateBytes, action: number | undefined): StateBytes {
  const next = action === undefined ? undefined : rules.apply(state, action);
  if (!next) throw noGame();
  return next;
}

function noGame(): BadGame {
  return new BadGame("link_game");
}
