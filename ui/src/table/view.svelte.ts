/** What the parts of the table share: the game as shown, my turn, highlights, tray, commands. */

import type { Snippet } from "svelte";
import { type Cell, type Direction, type Edge, edgeAt } from "../lake/geometry";
import { cellKey } from "../lake/grid";
import { isCoached } from "../settings/coached";
import type { Pace } from "../settings/settings.svelte";
import type { TableSource } from "../source/source";
import { actorOf, sinceMyTurn } from "../stage/events";
import { gainOf } from "../stage/placements";
import { type Completion, completionsOf } from "../stage/preview-reach";
import { type Reach, reachOf } from "../stage/reach";
import { mySeat, seatNames, spinOf } from "../stage/seats";
import type { Reader } from "../stage/sentences";
import { shortNames } from "../stage/short-names";
import { Stage } from "../stage/stage.svelte";
import type { GameInfo, Happened, SeatInfo } from "../wire/protocol";
import { isWide } from "./screen.svelte";
import { type StepName, Turn } from "./turn.svelte";

/** Cells and seats to highlight. */
export interface Highlight {
  readonly cells: readonly Cell[];
  readonly seats: readonly number[];
}

/** What a hint marks: a tile of my hand, a cell of the lake, and how the tile lies there. */
export interface Marks {
  readonly tile?: number | undefined;
  readonly cell?: Cell | undefined;
  readonly turns?: number | undefined;
}

/** How much a hint can say: a nudge, the place, the whole turn. */
export const HINT_LEVELS = ["nudge", "place", "turn"] as const;

/** What the tray shows: the choice that is open, or something to read. */
export type TrayContent =
  | "preview"
  | "hint"
  | "planning"
  | "recap"
  | StepName
  | "first"
  | "closed"
  | "waiting";

const NOTHING: Highlight = { cells: [], seats: [] };
const NO_MARKS: Marks = {};

export class TableView {
  /** The table as the theater shows it. */
  readonly source: Stage;
  readonly turn: Turn;
  highlighted: Highlight = $state.raw(NOTHING);
  /** Whether the last plan could not be fetched. */
  isPlanUnknown: boolean = $state(false);
  /** The version for which a plan was asked. */
  #plannedAt: number | undefined;
  /** The version in which I asked to place without having chosen where. */
  #explainedAt: number | undefined = $state();
  /** Whether the preview lists everything, or at most three lines. */
  isFull: boolean = $state(false);
  /** What happened while the player was away. */
  recap: readonly Happened[] = $state.raw([]);
  /** How much of a hint I asked for; zero for none. */
  hintLevel: number = $state(0);
  /** What the hint marks, a drawing of it on the lake, and how much of the lake its words cover. */
  marks: Marks = $state.raw(NO_MARKS);
  mark: Snippet | undefined = $state.raw();
  readonly hintSize = $state({ width: 0, height: 0 });

  constructor(source: TableSource, pace?: () => Pace) {
    this.source = new Stage(source, pace);
    this.turn = new Turn(() => this.source.state);
    this.resetHint();
  }

  readonly mine: number | undefined = $derived.by(
    () => this.source.state && mySeat(this.source.state),
  );
  readonly spin: Direction = $derived.by(() => (this.source.state ? spinOf(this.source.state) : 0));
  readonly seats: readonly SeatInfo[] = $derived.by(() => this.source.state?.table.seats ?? []);
  readonly #joinedNames: string = $derived(seatNames({ table: { seats: this.seats } }).join("\n"));
  /** The same list until a name changes, so that nothing is worded again for every new state. */
  readonly names: readonly string[] = $derived(this.#joinedNames.split("\n"));
  /** Short enough for a badge. */
  readonly shortNames: readonly string[] = $derived(shortNames(this.names));
  readonly reader: Reader = $derived({ names: this.names, mine: this.mine, spin: this.spin });

  /** The game as shown: without what is still in the air. */
  readonly game: GameInfo | undefined = $derived.by(() => this.source.state?.game ?? undefined);

  readonly lit: ReadonlySet<string> = $derived(new Set(this.highlighted.cells.map(cellKey)));

  /** The seat on turn; none once the game is over. */
  readonly onTurn: number | undefined = $derived.by(() => {
    const game = this.source.state?.game;
    return game && game.phase !== "over" && this.source.state?.table.status === "playing"
      ? game.turn
      : undefined;
  });

  /** Whether an action of mine is shown: nobody else is on turn yet, and nothing is to be hurried. */
  readonly isShowingMine: boolean = $derived.by(() => this.source.scene?.isMine === true);

  /** Whether the log has an action of mine. */
  readonly hasPlayed: boolean = $derived.by(
    () => this.mine !== undefined && this.source.log.some((one) => actorOf(one) === this.mine),
  );

  /** Whether to say what has to be chosen before a tile can be placed. */
  readonly isExplaining: boolean = $derived.by(
    () => this.#explainedAt !== undefined && this.#explainedAt === this.source.state?.version,
  );

  /** Whether I can ask for hints: it is my turn, and all others are bots. */
  readonly canHint: boolean = $derived.by(() => {
    const [me, other] = this.seats.filter(({ kind }) => kind !== "bot");
    return this.turn.isOn && me?.mine === true && me.level === null && !other && this.offersHints;
  });
  readonly isHinting: boolean = $derived(this.canHint && this.hintLevel > 0);

  readonly tray: TrayContent | undefined = $derived.by(() => {
    const { turn } = this;
    if (turn.placement) return "preview";
    if (this.isHinting && !isWide.current) return "hint";
    if (this.recap.length && !turn.chosen) return "recap";
    if (turn.isOn && turn.step === "place") {
      if (!turn.canPlace) return "closed";
      // The first time, the instructions are shown even where space is short.
      const isKnown = this.hasPlayed || !this.source.hasHistory;
      return isKnown && !this.isExplaining ? "place" : "first";
    }
    if (turn.isOn) return turn.step;
    if (turn.isPlanning) return "planning";
    return this.onTurn === undefined ? undefined : "waiting";
  });

  /** The seat at each edge of the screen. */
  readonly edges: Readonly<Partial<Record<Edge, number>>> = $derived.by(() =>
    Object.fromEntries(this.seats.map((_, seat) => [this.edge(seat), seat])),
  );

  /** Whether this kind of table has hints. */
  get offersHints(): boolean {
    return true;
  }

  /** Ask for a hint, or for more of it. */
  askHint(): void {
    if (this.canHint) this.hintLevel = Math.min(this.hintLevel + 1, HINT_LEVELS.length);
  }

  /** Between my turns: whether the next one begins with a hint. */
  resetHint(): void {
    this.hintLevel = isCoached(this.source.id) ? 1 : 0;
  }

  edge(seat: number): Edge {
    const side = this.seats[seat]?.side;
    return side == null ? "bottom" : edgeAt(side, this.spin);
  }

  /** Whether a seat steps back, because another player has the stage. */
  isDim(seat: number): boolean {
    return this.source.isPlaying && seat !== this.onTurn;
  }

  /** What the placement pointed at would give a seat. */
  gain(seat: number) {
    const { placement } = this.turn;
    return placement && gainOf(placement, seat);
  }

  /** What the placement pointed at completes, from the player who places it, clockwise. */
  readonly completions: readonly Completion[] = $derived.by(() => {
    const { placement } = this.turn;
    return placement && this.game ? completionsOf(this.game, placement) : [];
  });

  /** How near a seat is to each set, now and with the placement pointed at. */
  reach(seat: number): readonly Reach[] {
    return this.game ? reachOf(this.game, seat, this.gain(seat)?.cards) : [];
  }

  act(action: string): void {
    if (this.source.busy) return;
    this.recap = [];
    this.source.finishAll();
    this.turn.stopPlanning(false);
    void this.source.send({ type: "act", action });
  }

  takeBack(): void {
    if (this.source.busy || !this.turn.legal?.take_back) return;
    this.source.finishAll();
    void this.source.send({ type: "take_back" });
  }

  /** Place the tile where I point; without a choice, say what is missing. */
  place(): void {
    const { turn } = this;
    if (turn.placement && turn.isOn) this.act(turn.placement[0]);
    else if (turn.canPlace) this.#explainedAt = this.source.state?.version;
  }

  /** While I plan, ask what my tiles would give, for every new state of the lake. */
  async followPlan(): Promise<void> {
    // The server knows the latest state only, which the theater may not have shown yet.
    const version = this.source.live.state?.version;
    if (!this.turn.isPlanning || version === undefined || version === this.#plannedAt) return;
    this.#plannedAt = version;
    try {
      this.turn.setPlan(await this.source.plan());
      this.isPlanUnknown = false;
    } catch {
      this.#plannedAt = undefined;
      this.isPlanUnknown = true;
    }
  }

  highlight(what: Highlight | undefined): void {
    this.highlighted = what ?? NOTHING;
  }

  /** Show what happened since my last turn. */
  showRecap(): void {
    const { mine } = this;
    if (mine !== undefined && this.hasPlayed) this.recap = sinceMyTurn(this.source.log, mine);
  }
}
