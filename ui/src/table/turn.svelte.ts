/**
 * My turn in progress: the step, the tile I picked, its rotation, and the cell I point at. During
 * the turns of others the same, as a plan of which nothing is sent.
 */

import { type Cell, quarter } from "../lake/geometry";
import { cellKey } from "../lake/grid";
import {
  bestCells,
  type CellRank,
  cellsAround,
  formatPlace,
  freeCells,
  indexPlacements,
  type Placements,
  rankCells,
} from "../stage/placements";
import type { LaidInfo, Legal, Placement, Plan, State } from "../wire/protocol";
import type { Marks, StepName } from "./api";

/** How long a cell is pointed at: while the mouse is there, until I point elsewhere, until I let go. */
export type Hold = "passing" | "resting" | "pinned";

const NO_PLACEMENTS: Placements = new Map();
const NO_TILES: readonly LaidInfo[] = [];

export class Turn {
  readonly #state: () => State | undefined;
  readonly #marks: () => Marks;
  #chosen: { version: number; step: StepName } | undefined = $state.raw();
  #picked: number | undefined = $state();
  /** Quarter turns by tile; counting past three keeps the animation going in one direction. */
  #turns: ReadonlyMap<number, number> = $state.raw(new Map());
  #pointed:
    | { version: number; cell: Cell; hold: Hold; planned: boolean; isOwn?: boolean }
    | undefined = $state.raw();
  #plans: boolean = $state(false);
  #plan: Plan | undefined = $state.raw();

  constructor(state: () => State | undefined, marks: () => Marks = () => ({})) {
    this.#state = state;
    this.#marks = marks;
  }

  readonly legal: Legal | undefined = $derived.by(() => this.#state()?.legal ?? undefined);
  /** By itself, so that the free cells are not found again for every card that lands. */
  readonly #laid: readonly LaidInfo[] = $derived.by(() => this.#state()?.game?.lake ?? NO_TILES);
  readonly isOn: boolean = $derived(this.legal !== undefined);
  readonly hand: readonly number[] = $derived.by(() => {
    const game = this.#state()?.game;
    return (game?.shown == null ? null : game.players[game.shown]?.hand) ?? [];
  });
  readonly canPlan: boolean = $derived.by(
    () => !this.isOn && this.hand.length > 0 && this.#state()?.table.status === "playing",
  );
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
    // An exchange that leads to a set was made for it.
    const isExchanged = this.#state()?.game?.phase === "dedicate";
    return isExchanged && legal?.dedications.length ? "dedicate" : "place";
  });

  /** The tile of a hint that lies where I point, unless I chose or turned one of mine there. */
  readonly #shown: { tile: number; turns: number } | undefined = $derived.by(() => {
    const { tile, cell, turns } = this.#marks();
    const { pointed } = this;
    if (!pointed || !cell || tile === undefined || turns === undefined) return undefined;
    const isThere = cellKey(cell) === cellKey(pointed) && !this.#pointed?.isOwn;
    return isThere && this.hand.includes(tile) ? { tile, turns } : undefined;
  });

  readonly picked: number | undefined = $derived.by(() => {
    if (this.#shown) return this.#shown.tile;
    const held = this.#picked;
    return held !== undefined && this.hand.includes(held) ? held : this.hand[0];
  });
  readonly turns: number = $derived(this.turnsOf(this.picked));

  /** Whether I try tiles on the lake while another player is on turn. */
  readonly isPlanning: boolean = $derived(this.#plans && this.canPlan);
  /** The legal placements; while planning, those that would be, as the lake lies now. */
  readonly placements: Placements = $derived.by(() => {
    if (this.legal) return indexPlacements(this.legal.placements);
    const plan = this.isPlanning ? this.#plan : undefined;
    return plan?.version === this.#state()?.version && plan
      ? indexPlacements(plan.placements)
      : NO_PLACEMENTS;
  });
  /** Whether there are placements to look at, legal now or planned. */
  readonly canTry: boolean = $derived(this.placements.size > 0);
  readonly canPlace: boolean = $derived(this.isOn && this.canTry);
  /** Whether anybody has a tile left to place. */
  readonly #hasTiles: boolean = $derived.by(
    () => this.#state()?.game?.players.some(({ hand_size }) => hand_size > 0) ?? false,
  );
  readonly free: readonly Cell[] = $derived.by(() => {
    if (this.legal?.placements.length) return freeCells(this.legal.placements);
    if (!this.#hasTiles) return [];
    const laid = this.#laid;
    return cellsAround(laid.map(([, x, y]) => ({ x, y })));
  });

  readonly pointed: Cell | undefined = $derived.by(() => {
    const pointed = this.#pointed;
    if (!pointed || pointed.version === this.#state()?.version) return pointed?.cell;
    // A plan outlives what others do, and a tile held on its cell the beginning of my turn.
    const lasts = pointed.planned && (this.isPlanning || (this.isOn && pointed.hold === "pinned"));
    const key = cellKey(pointed.cell);
    return lasts && this.free.some((cell) => cellKey(cell) === key) ? pointed.cell : undefined;
  });
  /** Whether the cell was chosen while planning: it takes a new choice before a click places. */
  readonly isCarried: boolean = $derived(
    this.isOn && this.pointed !== undefined && this.#pointed?.planned === true,
  );
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
    if (this.picked === undefined || !this.canTry) return new Map();
    return rankCells(this.placements, this.free, this.picked, this.turns);
  });
  readonly best: ReadonlySet<string> = $derived(
    this.ranks.size ? bestCells(this.ranks) : new Set(),
  );

  turnsOf(tile: number | undefined): number {
    if (tile !== undefined && tile === this.#shown?.tile) return this.#shown.turns;
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
    this.#own();
    this.#picked = tile;
    if (this.canPlace) this.choose("place");
    this.startPlanning();
  }

  /** Begin to plan, if another player is on turn and I have tiles. */
  startPlanning(): void {
    this.#plans = this.canPlan;
  }

  /** Stop planning; a tile that is held on a cell stays there for my turn, unless it is dropped. */
  stopPlanning(drops = true): void {
    this.#plans = false;
    if (drops) this.#pointed = undefined;
  }

  /** Take what the tiles would give; an answer that was overtaken is dropped. */
  setPlan(plan: Plan): void {
    if (plan.version >= (this.#plan?.version ?? 0)) this.#plan = plan;
  }

  rotate(quarters: number): void {
    const { picked } = this;
    if (picked === undefined) return;
    const turns = this.turns + quarters;
    this.#own();
    this.#picked = picked;
    this.#turns = new Map([...this.#turns, [picked, turns]]);
  }

  /** From here on the tile where I point is mine, not that of a hint. */
  #own(): void {
    if (this.#pointed) this.#pointed = { ...this.#pointed, isOwn: true };
  }

  /** Turn the tile clockwise to this rotation. */
  turnTo(turns: number): void {
    this.rotate(quarter(turns - this.turns));
  }

  point(cell: Cell | undefined, hold: Hold = "resting"): void {
    const version = this.#state()?.version ?? 0;
    this.#pointed = cell && { version, cell, hold, planned: this.isPlanning };
  }
}
