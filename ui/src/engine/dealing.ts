/** Deals the game of a table in the browser: a new one, or a rematch. */

import { DIRECTIONS, RULES_VERSION } from "../core/names";
import { BOTS } from "../wire/bots";
import { NAME_LENGTH } from "../wire/names";
import { BOT_PREFIX } from "../wire/pieces";
import { below, shuffled, shuffledTiles } from "./draws";
import { type Dealt, type DealtSeat, defaultSides, type Player } from "./log";
import { tableFault } from "./problems";
import type { LocalTable } from "./table";

/** A game to deal. */
export interface NewTable {
  readonly title: string;
  readonly players: readonly Player[];
  /** The side of each player, clockwise; without them, the seats are drawn by chance. */
  readonly sides?: readonly string[] | undefined;
}

/** Deal to players who have no game yet; throws `Refused` for a name or a level that cannot be. */
export function dealTable({ title, players, sides }: NewTable): Dealt {
  const checked = players.map(checkedPlayer);
  const count = players.length;
  const seats = sides
    ? rotated(checked.map(atSide(sides)), below(count, randomByte))
    : shuffled(checked, count, randomByte).map(atSide(defaultSides(count)));
  return dealt(title.trim(), seats);
}

/** Deal again to the players of an ended game: the seats stay, and the next one starts. */
export function dealRematch({ id, title, holders }: LocalTable): Dealt {
  const seats = holders.map(({ isPerson, side, name, face, level }): DealtSeat => {
    const player = isPerson ? { name, face } : { level: level ?? "" };
    return { ...player, side: DIRECTIONS[side] ?? "" };
  });
  return { ...dealt(nextTitle(title), rotated(seats, 1)), previous: id };
}

/** “Moon Pond 2” after “Moon Pond”, and “Moon Pond 3” after that. */
export function nextTitle(title: string): string {
  const [, begin, number] = /^(.*\S) ([1-9]\d{0,2})$/s.exec(title) ?? [];
  const suffix = ` ${Number(number ?? 1) + 1}`;
  return (
    [...(begin ?? title)]
      .slice(0, NAME_LENGTH - suffix.length)
      .join("")
      .trimEnd() + suffix
  );
}

function dealt(title: string, seats: readonly DealtSeat[]): Dealt {
  const tiles = shuffledTiles(seats.length, randomByte);
  return { type: "dealt", title, seats, tiles, ...(RULES_VERSION > 1 && { rules: RULES_VERSION }) };
}

function checkedPlayer(player: Player): Player {
  const { level } = player;
  if (level !== undefined) {
    if (!BOTS.some((bot) => bot.level === level)) throw tableFault("no_level", { level });
    return { level };
  }
  const name = (player.name ?? "").trim();
  // In a record, such a name means that a bot played the seat.
  if (name.startsWith(BOT_PREFIX)) throw tableFault("bot_name", { prefix: BOT_PREFIX });
  return { ...player, name };
}

function atSide(sides: readonly string[]) {
  return (player: Player, seat: number): DealtSeat => ({ ...player, side: sides[seat] ?? "" });
}

function rotated<Item>(items: readonly Item[], first: number): Item[] {
  return [...items.slice(first), ...items.slice(0, first)];
}

function randomByte(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
}
