/**
 * The face of the table: what a screen or the coach can tell it, and what it tells them. The parts of
 * the table share the class behind it, `TableView`.
 */

import type { Snippet } from "svelte";
import type { Cell, Direction, Edge } from "../lake/geometry";
import type { Pace } from "../settings/settings.svelte";
import type { Scene } from "../stage/scene";
import type { Reader } from "../stage/sentences";
import type { GameInfo, Placement, SeatInfo, State } from "../wire/protocol";

/** What kind of table it is: by default one at which I play. */
export interface TableOptions {
  /** How fast the turns of others are shown; by default as the settings say. */
  readonly pace?: () => Pace;
  /** The side of the table to look from, where nobody is addressed as “you”: in a replay. */
  readonly side?: () => Direction;
  /** Whether a guide says what happened and what to do: then there are no recaps and no hints. */
  readonly isGuided?: boolean;
  /** Whether the coach judges no ideas here: where the result counts, or the table forbids it. */
  readonly forbidsIdeas?: boolean;
}

/** How much a hint can say: a nudge, the place, the whole turn. */
export const HINT_LEVELS = ["nudge", "place", "turn"] as const;

/** What a hint marks: a tile of my hand, a cell of the lake, and how the tile lies there. */
export interface Marks {
  readonly tile?: number | undefined;
  readonly cell?: Cell | undefined;
  readonly turns?: number | undefined;
  /** What a free cell is called, where marks say more than that a hint has one. */
  readonly noted?: (key: string, what: string) => string;
}

/** The hint on a table: how much of it I asked for, and what the coach shows. */
export interface TableHint {
  /** Zero for none, then the place in `HINT_LEVELS`, from 1. */
  level: number;
  marks: Marks;
  /** A drawing on the lake. */
  mark: Snippet | undefined;
  /** How much of the lake its words cover, on a small screen. */
  height: number;
}

/** What the coach says of the placement that I am trying. */
export interface TableIdea {
  /** Whether I want to know. */
  isAsked: boolean;
  words: string;
  /** The loss and the verdict alone. */
  short: string;
}

/** The steps of a turn. */
export type StepName = "exchange" | "dedicate" | "discard" | "place" | "end";

/** Cells and seats to highlight. */
export interface Highlight {
  readonly cells: readonly Cell[];
  readonly seats: readonly number[];
}

export interface TableApi {
  readonly id: string;
  /** The table and its game as shown: without what is still in the air. */
  readonly state: State | undefined;
  readonly game: GameInfo | undefined;
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  /** Short enough for a badge. */
  readonly shortNames: readonly string[];
  readonly mine: number | undefined;
  /** How the lake is turned, and the seat at each edge of the screen. */
  readonly spin: Direction;
  readonly edges: Readonly<Partial<Record<Edge, number>>>;
  edge(seat: number): Edge;
  /** Whom sentences are for. */
  readonly reader: Reader;

  /** Whether the actions of others are being shown, and the scene that is on. */
  readonly isPlaying: boolean;
  readonly scene: Scene | undefined;
  /** Show what the source shows now, without a scene. */
  leap(): void;
  /** Show what is new as a scene; what is there on arrival goes into a recap. */
  follow(): void;
  /** End all scenes. */
  finishAll(): void;
  visibilityChanged(): void;

  /** The step of my turn that I chose, and what I am trying. */
  readonly step: StepName | undefined;
  readonly hand: readonly number[];
  readonly placement: Placement | undefined;
  readonly turns: number;
  act(action: string): void;
  /** Take these actions of mine one after the other, each as a scene. */
  play(actions: readonly string[]): void;
  /** Place the tile where I point; without a choice, say what is missing. */
  place(): void;
  takeBack(): void;
  highlight(what: Highlight | undefined): void;

  readonly hint: TableHint;
  readonly idea: TableIdea;
  /** Ask for a hint, or for more of it. */
  askHint(): void;
}
