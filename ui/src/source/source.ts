/**
 * Where a table comes from. Every part of the table depends on this interface only: a live table
 * is one kind of source, on a server or in this browser, and a replay can be another.
 */

import type { Command } from "../wire/commands";
import type { Answer, Happened, Plan, Problem, State } from "../wire/protocol";

/**
 * `lost` is being restored; `gone` means there is no such table, or no access to it; `moved`, that my
 * seat is at another device now. A table in this browser can be `unreadable`, or the browser can be
 * unable to play it: `broken`.
 */
export type Connection =
  | "connecting"
  | "open"
  | "lost"
  | "gone"
  | "moved"
  | "unreadable"
  | "broken";

/** What there is to say about a table in this browser. */
export interface LocalNews {
  /** Whether it is stored; one in memory ends with its tab. */
  readonly isKept: boolean;
  /** The level of a bot that could not choose. */
  readonly failedBot: string | null;
}

/** A table's data and commands. Implementations keep the properties reactive. */
export interface TableSource {
  readonly id: string;
  /** The latest state; undefined until the first one is known. */
  readonly state: State | undefined;
  /** What happened, by version, in order. */
  readonly log: readonly Happened[];
  /** Whether the log has everything up to the latest state. */
  readonly hasHistory: boolean;
  /** Whether the player of each seat is present. */
  readonly connected: readonly boolean[];
  readonly watchers: number;
  readonly connection: Connection;
  /** Whether a command is unanswered, or answered but its state has not arrived. */
  readonly busy: boolean;
  /** Whether a command waits for the connection. */
  readonly isUnsent: boolean;
  /** Why the last command was refused. */
  readonly refusal: Problem | undefined;
  /** A link to download the record of an ended game. */
  readonly recordAddress: string;
  /** For a table in this browser, what there is to say about it. */
  readonly local: LocalNews | undefined;

  send(command: Command): Promise<Answer>;
  /** Drop the commands that are still unsent; they count as refused. */
  withdraw(): void;
  /** Pass and play: the player of this seat is looking at the screen. */
  here(seat: number): void;
  /** Return what my tiles would give now, whoever is on turn. */
  plan(): Promise<Plan>;
  /** Return the record of an ended game. */
  record(): Promise<unknown>;
  /** Take my seats at the next game; start it if there is nobody to wait for. */
  joinRematch(table: string): Promise<void>;
  /** Let a bot that failed think again. */
  retryBot(): void;
  close(): void;
}
