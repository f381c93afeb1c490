/** The class behind the face of the table, which its parts share. */

import { type Direction, type Edge, edgeAt, spinFor } from "../lake/geometry";
import { cellKey } from "../lake/grid";
import { isCoached, settings } from "../settings/settings.svelte";
import type { TableSource } from "../source/source";
import { actorOf, sinceMyTurn } from "../stage/events";
import { gainOf } from "../stage/placements";
import { type Completion, completionsOf } from "../stage/preview-reach";
import { type Reach, reachOf } from "../stage/reach";
import type { Scene } from "../stage/scene";
import { mySeat, seatNames, spinOf } from "../stage/seats";
import type { Reader } from "../stage/sentences";
import { shortNames } from "../stage/short-names";
import { Stage } from "../stage/stage.svelte";
import type {
  Answer,
  FacingOutcome,
  GameInfo,
  Happened,
  Placement,
  SeatInfo,
  State,
} from "../wire/protocol";
import {
  HINT_LEVELS,
  type Highlight,
  type StepName,
  type TableApi,
  type TableHint,
  type TableIdea,
  type TableOptions,
} from "./api";
import { isWide } from "./screen.svelte";
import { doneThisTurn, whyClosed } from "./tray/no-dedication";
import { Turn } from "./turn.svelte";

/** What the tray shows: the choice that is open, or something to read. */
export type TrayContent =
  | "preview"
  | "hint"
  | "planning"
  | "recap"
  | StepName
  | "first"
  | "waiting";

const NOTHING: Highlight = { cells: [], seats: [] };

export class TableView implements TableApi {
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
  readonly hint: TableHint = $state({
    level: 0,
    marks: {},
    mark: undefined,
    height: 0,
  });
  readonly idea: TableIdea = $state({ isAsked: false, words: "", short: "" });
  readonly #options: TableOptions;
  /** What is still to be played of a turn that was chosen as a whole. */
  #script: readonly string[] = $state.raw([]);
  /** The version at which I asked for a step that is closed, and why it is. */
  #closed: { version: number; why: string } | undefined = $state.raw();
  /** The version at which the player switched to another window. */
  #leftAt: number | undefined;

  constructor(source: TableSource, options: TableOptions = {}) {
    this.#options = options;
    this.source = new Stage(source, options.pace);
    this.turn = new Turn(
      () => this.source.state,
      () => this.hint.marks,
    );
    this.resetHint();
  }

  get id(): string {
    return this.source.id;
  }
  get state(): State | undefined {
    return this.source.state;
  }
  get isPlaying(): boolean {
    return this.source.isPlaying;
  }
  get scene(): Scene | undefined {
    return this.source.scene;
  }
  get step(): StepName | undefined {
    return this.turn.chosen;
  }
  get hand(): readonly number[] {
    return this.turn.hand;
  }
  get placement(): Placement | undefined {
    return this.turn.placement;
  }
  get turns(): number {
    return this.turn.turns;
  }

  readonly mine: number | undefined = $derived.by(() =>
    this.state && !this.#options.side ? mySeat(this.state) : undefined,
  );
  readonly spin: Direction = $derived.by(() => {
    const { side } = this.#options;
    if (side) return spinFor(side());
    return this.state ? spinOf(this.state) : 0;
  });
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

  /** Whether I play, all others are bots, and no guide leads me. */
  readonly #isAgainstBots: boolean = $derived.by(() => {
    const [me, other] = this.seats.filter(({ kind }) => kind !== "bot");
    return me?.mine === true && me.level === null && !other && !this.#options.isGuided;
  });
  /** Whether I can ask for hints. */
  readonly canHint: boolean = $derived.by(() => this.turn.isOn && this.#isAgainstBots);
  /** Whether I can take back a step of this turn or, against bots, my last tile. */
  readonly canTakeBack: boolean = $derived.by(() => {
    const { legal } = this.turn;
    // The steps of a guide do not lead back beyond the turn.
    if (this.#options.isGuided)
      return legal?.take_back === true && doneThisTurn(this.source.log).length > 0;
    const isOn = this.source.live.state?.table.status === "playing";
    return legal ? legal.take_back : isOn && this.hasPlayed && this.#isAgainstBots;
  });
  /** Whether I can ask what my ideas are worth. */
  readonly canWeigh: boolean = $derived.by(
    () => this.canHint && settings.ideas && !this.#options.forbidsIdeas,
  );
  readonly isHinting: boolean = $derived(this.canHint && this.hint.level > 0);

  /** Whether a hint has a place of its own: nobody sits to the left of a wide table. */
  readonly #hasHintPlace: boolean = $derived.by(
    () => isWide.current && this.edges.left === undefined,
  );

  /** Whether the mouse tries my tile while I wait: for a person, and with nothing else to watch. */
  readonly canHover: boolean = $derived.by(() => {
    const seat = this.onTurn === this.mine ? undefined : this.seats[this.onTurn ?? -1];
    return seat?.kind === "person" && seat.level === null && !this.source.isPlaying;
  });

  /** Why the step that I asked for is closed, until something else happens. */
  readonly whyClosed: string | undefined = $derived.by(() =>
    this.#closed?.version === this.state?.version ? this.#closed?.why : undefined,
  );

  readonly tray: TrayContent | undefined = $derived.by(() => {
    const { turn } = this;
    if (turn.placement) return "preview";
    if (this.isHinting && !this.#hasHintPlace && (turn.chosen ?? "place") === "place")
      return "hint";
    if (this.recap.length && !turn.chosen) return "recap";
    if (turn.isOn && turn.step === "place") {
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

  askHint(): void {
    if (this.canHint) this.hint.level = Math.min(this.hint.level + 1, HINT_LEVELS.length);
  }

  /** Ask what the placements that I try are worth, or stop asking. */
  askWorth(): void {
    if (this.canWeigh) this.idea.isAsked = !this.idea.isAsked;
  }

  /** Between my turns: whether the next one begins with a hint. */
  resetHint(): void {
    this.hint.level = isCoached(this.source.id) ? 1 : 0;
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

  /** The cards that the placement on the stage deals to each seat, once its beams shine. */
  readonly dealt: readonly Readonly<FacingOutcome>[] = $derived.by(() => {
    const { scene, beat } = this.source;
    if (beat?.name !== "beams" && beat?.name !== "rest") return [];
    return (scene?.happened.events ?? []).flatMap((event) =>
      event.type === "faced" ? [[event.seat, event.color, event.received] as const] : [],
    );
  });

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
    this.#script = [];
    void this.#act(action);
  }

  #act(action: string): Promise<Answer> {
    this.recap = [];
    this.source.finishAll();
    this.turn.stopPlanning(false);
    return this.source.send({ type: "act", action });
  }

  play(actions: readonly string[]): void {
    this.#script = actions;
    this.playOn();
  }

  /** Take the next action of a turn that was chosen as a whole, once the last one has been shown. */
  playOn(): void {
    const [next, ...rest] = this.#script;
    const { source, turn } = this;
    if (next === undefined || source.busy || source.scene || !turn.isOn) return;
    this.#script = rest;
    void this.#act(next).then(({ outcome }) => {
      if (outcome !== "applied" && outcome !== "duplicate") this.#script = [];
    });
  }

  /** Go to a step of my turn; one that is closed says why, and nothing else changes. */
  choose(step: StepName): boolean {
    const why = this.turn.legal && whyClosed(step, this.turn.legal, this.source.log);
    this.#closed = why ? { version: this.state?.version ?? 0, why } : undefined;
    if (!why) this.turn.choose(step);
    return !why;
  }

  /** Stop saying why a step is closed. */
  forgetClosed(): void {
    this.#closed = undefined;
  }

  takeBack(): void {
    if (this.source.busy || !this.canTakeBack) return;
    this.recap = [];
    this.#script = [];
    this.source.finishAll();
    this.turn.stopPlanning();
    void this.source.send({ type: "take_back" });
  }

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

  leap(): void {
    this.source.leap();
  }

  follow(): void {
    const found = this.source.follow();
    if (found === "arrival" || found === "leap") this.#showRecap();
  }

  finishAll(): void {
    this.source.finishAll();
  }

  /** A player who switched to another window and comes back gets a recap. */
  visibilityChanged(): void {
    this.source.visibilityChanged();
    const version = this.state?.version ?? 0;
    if (document.visibilityState === "hidden") this.#leftAt = version;
    else if (this.#leftAt !== undefined && version > this.#leftAt) this.#showRecap();
  }

  /** Show what happened since my last turn. */
  #showRecap(): void {
    const { mine } = this;
    if (this.state?.table.status !== "playing" || this.#options.isGuided) return;
    if (mine !== undefined && this.hasPlayed) this.recap = sinceMyTurn(this.source.log, mine);
  }
}
