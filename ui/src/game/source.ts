/**
 * Where a table comes from. Every part of the table depends on this interface only: a live table
 * is one kind of source, and a replay or a game played in the browser itself can be others.
 */

import type { Command } from "../commands";
import type { Answer, Happened, Plan, Problem, State } from "../protocol";

/** `lost` is being restored; `gone` means there is no such table, or no access to it. */
export type Connection = "connecting" | "open" | "lost" | "gone";

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
  /** A link to download the record. */
  readonly recordAddress: string;

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
  close(): void;
}
