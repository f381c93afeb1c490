/**
 * Logs of earlier pages, whose tables were opened, seated and started in several rows, as a server's
 * are. Read today, those rows are one: the deal.
 */

import { sha256Hex } from "../kit/sha256";
import { REPLAY_ID } from "../wire/local-id";
import type { Renamed } from "./entries";
import {
  type Dealt,
  type DealtSeat,
  defaultSides,
  type LogRow,
  readable,
  UnreadableLog,
} from "./log";
import { commitmentOf, deal, type ShuffleProof } from "./shuffle";

interface Opened {
  readonly type: "opened";
  readonly title: string;
  readonly seats: readonly { name?: string; face?: string; level?: string | null }[];
  readonly secret: string;
  readonly sides?: readonly string[] | null;
  readonly start?: number | null;
  readonly previous?: string | null;
  /** The way to shuffle; none, if the game goes on from a replay. */
  readonly shuffle?: number;
}

interface Started {
  readonly type: "started";
  readonly order: readonly number[];
  readonly sides: readonly string[];
  readonly tiles: readonly number[];
  readonly rules?: number;
}

/** A seat was taken by a person or a bot, or a person's part of the shuffle was shown. */
interface Seated {
  readonly type: "sat" | "revealed" | "botseated";
  readonly seat: number;
  readonly contribution?: string;
}

type OldEntry = Opened | Seated | Started | Renamed;

const LOBBY: readonly string[] = ["opened", "sat", "revealed", "botseated", "renamed", "started"];

/** The log with one row up to the deal, numbered as the last that it replaces; throws `UnreadableLog`. */
export function withDeal(id: string, rows: readonly LogRow[]): readonly LogRow[] {
  const types = rows.map(({ entry }) => entry.type as string);
  if (types[0] !== "opened") return rows;
  // A table that was left in its lobby is dealt as it would have been on its start.
  const ends = [types.indexOf("started") + 1, types.findIndex((type) => !LOBBY.includes(type))];
  const count = ends.find((end) => end > 0) ?? rows.length;
  const last = rows[count - 1];
  if (!last) return rows;
  const entries = rows.slice(0, count).map(({ entry }) => entry as unknown as OldEntry);
  return [{ ...last, entry: readable(() => dealtBy(id, entries)) }, ...rows.slice(count)];
}

function dealtBy(id: string, entries: readonly OldEntry[]): Dealt {
  const opened = entries[0] as Opened;
  const seats = opened.seats.map((plan) => ({ name: "", face: "", contribution: "", ...plan }));
  let title = opened.title;
  let started: Started | undefined;
  for (const entry of entries) {
    if (entry.type === "renamed") title = entry.title;
    else if (entry.type === "started") started = entry;
    else if (entry.type !== "opened") Object.assign(seats[entry.seat] ?? {}, entry);
  }
  const shuffle = shuffleOf(
    id,
    opened,
    seats.map(({ contribution }) => contribution),
  );
  const { order, sides, tiles, rules } = started ?? startedBy(opened, shuffle);
  const previous = opened.shuffle === 0 ? REPLAY_ID : opened.previous;
  return {
    type: "dealt",
    title,
    seats: order.map((seat, place): DealtSeat => {
      const { name = "", face = "", level = null } = seats[seat] ?? {};
      if (!name && level === null) throw new UnreadableLog("It ends before somebody sat down.");
      return { side: sides[place] ?? "", ...(level === null ? { name, face } : { level }) };
    }),
    tiles,
    ...(rules && { rules }),
    ...(previous && { previous }),
    ...(opened.shuffle !== 0 && { shuffle }),
  };
}

function startedBy(opened: Opened, shuffle: ShuffleProof): Omit<Started, "type"> {
  const { order, tiles } = deal(shuffle);
  const { sides } = opened;
  const chosen = sides && order.map((seat) => sides[seat] ?? "");
  return { order, tiles, sides: chosen ?? defaultSides(order.length) };
}

function shuffleOf(id: string, opened: Opened, contributions: readonly string[]): ShuffleProof {
  const { secret, shuffle = 1, sides, start = null } = opened;
  const input = {
    format: `lanterns-shuffle/${shuffle}`,
    table: id,
    secret,
    contributions,
    ...(shuffle !== 1 && { pledges: contributions.map((one) => (one ? sha256Hex(one) : "")) }),
    seating_by_chance: !sides,
    start,
  };
  return { ...input, commitment: commitmentOf(input), order: deal(input).order };
}
