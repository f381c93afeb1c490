/** A game that is over as the source of a table: it shows any moment of it, from any seat. */

import { readPosition } from "../../core/position";
import { happenedMessage } from "../../engine/happened";
import { gameInfo } from "../../engine/messages";
import { type Played, recordToJson } from "../../engine/played";
import { levelsIn } from "../../engine/record";
import { REPLAY_ID } from "../../wire/local-id";
import type {
  Answer,
  Direction,
  GameInfo,
  Happened,
  Plan,
  SeatInfo,
  State,
} from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import type { Connection, TableSource } from "../source";

/** Version 1 is the opening of a table, version 2 the deal. */
const DEALT = 2;

export class ReplaySource implements TableSource {
  readonly id = REPLAY_ID;
  readonly played: Played;
  /** How many actions have been played. */
  ply: number = $state(0);
  /** Whose side the table is seen from. */
  seat: number = $state(0);
  /** Whether all hands are shown, and not only that of the seat. */
  isOpen: boolean = $state(false);

  constructor(played: Played, title: string) {
    this.played = played;
    this.#title = title;
  }

  readonly #title: string;
  readonly seats: readonly SeatInfo[] = $derived.by(() => seatsOf(this.played));

  /** What happened in the whole game, as the seat saw it. */
  readonly whole: readonly Happened[] = $derived.by(() => [
    { version: DEALT, events: [{ type: "game_started" }] },
    ...this.played.events.map((_, index) =>
      happenedAt(this.played, index, this.isOpen ? "all" : this.seat),
    ),
  ]);
  readonly log: readonly Happened[] = $derived(this.whole.slice(0, this.ply + 1));

  readonly state: State = $derived.by(() => {
    const { played, ply, seats } = this;
    const result = ply === this.last ? (played.result ?? null) : null;
    return {
      type: "state",
      version: ply + DEALT,
      table: {
        id: this.id,
        title: this.#title,
        status: result ? "over" : "playing",
        seats: [...seats],
        seating_by_chance: false,
        creator: false,
        watchers: 0,
        join: null,
        watch: null,
        commitment: "",
        previous: null,
        rematch: null,
      },
      game: gameAt(played, ply, this.seat, this.isOpen),
      legal: null,
      result,
      happened: [],
    };
  });

  /** The number of actions of the whole game. */
  get last(): number {
    return this.played.events.length;
  }

  /** How the game looked at its end. */
  get final(): GameInfo {
    return gameAt(this.played, this.last, this.seat, true);
  }

  /** The ply that led to a version. */
  plyOf(version: number): number {
    return version - DEALT;
  }

  // Nothing of what follows ever changes: everybody is there, and nothing can be done.
  readonly hasHistory = true;
  readonly watchers = 0;
  readonly connection: Connection = "open";
  readonly busy = false;
  readonly isUnsent = false;
  readonly refusal = undefined;
  readonly recordAddress = "";
  readonly local = undefined;
  get connected(): readonly boolean[] {
    return this.seats.map(() => true);
  }
  send(): Promise<Answer> {
    return Promise.reject(new TypeError("Nothing can be done in a replay."));
  }
  plan(): Promise<Plan> {
    return Promise.resolve({ version: this.state.version, seat: null, placements: [] });
  }
  record(): Promise<unknown> {
    return Promise.resolve(JSON.parse(recordToJson(this.played)));
  }
  joinRematch(): Promise<void> {
    return Promise.resolve();
  }
  withdraw(): void {}
  here(): void {}
  retryBot(): void {}
  close(): void {}
}

/** The seat to look from: that of the only person, or else of the first player. */
export function usualSeat({ record }: Played): number {
  const people = levelsIn(record).flatMap((level, seat) => (level === null ? [seat] : []));
  return people.length === 1 ? (people[0] ?? 0) : 0;
}

function seatsOf({ record }: Played): SeatInfo[] {
  const levels = levelsIn(record);
  return record.seats.map((side, seat) => {
    const name = record.names?.[seat] ?? "";
    const level = levels[seat] ?? null;
    return {
      side: side as Direction,
      kind: level === null ? "person" : "bot",
      name: level === null ? name || t("replay-player", { number: seat + 1 }) : "",
      face: "",
      level,
      mine: false,
      ready: true,
      connected: true,
      invitation: null,
    };
  });
}

function gameAt({ rules, states }: Played, ply: number, seat: number, isOpen: boolean): GameInfo {
  const state = states[ply] ?? new Uint8Array();
  const game = gameInfo({ rules, state }, seat);
  if (!isOpen) return game;
  const { players } = readPosition(state);
  return {
    ...game,
    players: game.players.map((player, place) => ({
      ...player,
      hand: [...(players[place]?.hand ?? [])],
    })),
  };
}

function happenedAt(played: Played, index: number, shown: number | "all"): Happened {
  const events = played.events[index] ?? [];
  const action = played.record.actions[index] ?? "";
  const winners = index + 1 === played.events.length ? (played.result?.winners ?? []) : [];
  // Only the player who acts draws a tile.
  const seat = shown === "all" ? (events[0]?.seat ?? 0) : shown;
  const entry = { type: "acted", action } as const;
  return happenedMessage(
    { version: index + 1 + DEALT, entry, events, turn: seat ?? 0, winners },
    seat,
  );
}
