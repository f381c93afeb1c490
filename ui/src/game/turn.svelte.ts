/** My turn in progress: the step, the tile I picked, its rotation, and the cell I point at. */

import { type Cell, quarter } from "../lake/geometry";
import { cellKey } from "../lake/grid";
import type { Legal, Placement, State } from "../protocol";
import {
  bestCells,
  type CellRank,
  cellsAround,
  formatPlace,
  freeCells,
  indexPlacements,
  type Placements,
  rankCells,
} from "./placements";

export type StepName = "exchange" | "dedicate" | "discard" | "place" | "end";

/** How long a cell is pointed at: while the mouse is there, until I point elsewhere, until I let go. */
export type Hold = "passing" | "resting" | "pinned";

const NO_PLACEMENTS: Placements = new Map();

export class Turn {
  readonly #state: () => State | undefined;
  #chosen: { version: number; step: StepName } | undefined = $state.raw();
  #picked: number | undefined = $state();
  /** Quarter turns by tile; counting past three keeps the animation going in one direction. */
  #turns: ReadonlyMap<number, number> = $state.raw(new Map());
  #pointed: { version: number; cell: Cell; hold: Hold } | undefined = $state.raw();

  constructor(state: () => State | undefined) {
    this.#state = state;
  }

  readonly legal: Legal | undefined = $derived.by(() => this.#state()?.legal ?? undefined);
  readonly isOn: boolean = $derived(this.legal !== undefined);
  readonly hand: readonly number[] = $derived.by(() => {
    const game = this.#state()?.game;
    return (game?.shown == null ? null : game.players[game.shown]?.hand) ?? [];
  });
  /** The lantern cards of the player on turn, including those still in the air. */
  readonly cards: readonly number[] = $derived.by(() => {
    const game = this.#state()?.game;
    return game?.players[game.turn]?.cards ?? [];
  });

  readonly steps: readonly StepName[] = $derived.by(() => {
    const legal = this.legal;
    if (!legal) return [];
    const last: StepName = legal.end ? "end" : "place";
    return legal.discards.length
      ? ["exchange", "dedicate", "discard", last]
      : ["exchange", "dedicate", last];
  });

  /** The step I chose, as long as nothing has happened since. */
  readonly chosen: StepName | undefined = $derived.by(() => {
    const chosen = this.#chosen;
    return chosen?.version === this.#state()?.version &&
      this.steps.some((step) => step === chosen?.step)
      ? chosen?.step
      : undefined;
  });

  /** The current step: the one I chose, or else the one that has to be done. */
  readonly step: StepName = $derived.by(() => {
    const { legal, chosen } = this;
    if (chosen) return chosen;
    // A set in hand comes first: the first discard would end the dedication of this turn.
    if (legal?.discards.length) return legal.dedications.length ? "dedicate" : "discard";
    if (legal?.end) return legal.dedications.length ? "dedicate" : "end";
    return "place";
  });

  readonly picked: number | undefined = $derived.by(() => {
    const held = this.#picked;
    return held !== undefined && this.hand.includes(held) ? held : this.hand[0];
  });
  readonly turns: number = $derived(this.turnsOf(this.picked));

  readonly placements: Placements = $derived(
    this.legal ? indexPlacements(this.legal.placements) : NO_PLACEMENTS,
  );
  readonly canPlace: boolean = $derived(this.placements.size > 0);
  readonly free: readonly Cell[] = $derived.by(() => {
    if (this.legal?.placements.length) return freeCells(this.legal.placements);
    const laid = this.#state()?.game?.lake ?? [];
    return cellsAround(laid.map(([, x, y]) => ({ x, y })));
  });

  readonly pointed: Cell | undefined = $derived.by(() => {
    const pointed = this.#pointed;
    return pointed?.version === this.#state()?.version ? pointed?.cell : undefined;
  });
  readonly hold: Hold | undefined = $derived(this.pointed && this.#pointed?.hold);

  /** The placement pointed at, during the step to place. */
  readonly placement: Placement | undefined = $derived.by(() => {
    const { pointed, picked } = this;
    return pointed && picked !== undefined && this.step === "place"
      ? this.placementAt(pointed)
      : undefined;
  });

  /** How many sides would match on each free cell with the current rotation. */
  readonly marks: ReadonlyMap<string, number> = $derived.by(() => {
    const marks = new Map<string, number>();
    if (this.step !== "place") return marks;
    for (const cell of this.free) {
      const matches = this.placementAt(cell)?.[1].length ?? 0;
      if (matches) marks.set(cellKey(cell), matches);
    }
    return marks;
  });

  /** The most that the picked tile can give on each free cell. */
  readonly ranks: ReadonlyMap<string, CellRank> = $derived.by(() => {
    if (this.picked === undefined || !this.canPlace) return new Map();
    return rankCells(this.placements, this.free, this.picked, this.turns);
  });
  readonly best: ReadonlySet<string> = $derived(
    this.ranks.size ? bestCells(this.ranks) : new Set(),
  );

  turnsOf(tile: number | undefined): number {
    return tile === undefined ? 0 : (this.#turns.get(tile) ?? 0);
  }

  placementAt(cell: Cell): Placement | undefined {
    if (this.picked === undefined) return undefined;
    return this.placements.get(formatPlace({ tile: this.picked, cell, turns: this.turns }));
  }

  choose(step: StepName): void {
    this.#chosen = { version: this.#state()?.version ?? 0, step };
  }

  /** Go back to the step that has to be done. */
  resetStep(): void {
    this.#chosen = undefined;
  }

  pick(tile: number): void {
    this.#picked = tile;
    if (this.canPlace) this.choose("place");
  }

  rotate(quarters: number): void {
    const { picked } = this;
    if (picked === undefined) return;
    this.#turns = new Map([...this.#turns, [picked, this.turns + quarters]]);
  }

  /** Turn the tile clockwise to this rotation. */
  turnTo(turns: number): void {
    this.rotate(quarter(turns - this.turns));
  }

  point(cell: Cell | undefined, hold: Hold = "resting"): void {
    this.#pointed = cell && { version: this.#state()?.version ?? 0, cell, hold };
  }
}
