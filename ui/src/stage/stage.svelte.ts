/**
 * A table as the theater shows it: one action after the other, each as a scene. It is a source
 * like the one behind it, but its state and log end with what has been shown, so that nothing of a
 * later turn appears in an earlier one, and my controls open when the last scene is over.
 */

import { untrack } from "svelte";
import type { Cell } from "../lake/geometry";
import { type Pace, settings } from "../settings/settings.svelte";
import type { TableSource } from "../source/source";
import type { Command } from "../wire/commands";
import type { Answer, Happened, Plan, State } from "../wire/protocol";
import { actorOf, placedCell } from "./events";
import { asBefore, type Flight } from "./flights";
import { type Beat, type Scene, type ScheduledFlight, sceneOf } from "./scene";

/** What a look at the source found: nothing, one action to show, or too much to show one by one. */
export type Found = "nothing" | "arrival" | "action" | "leap";

/** One version: what happened, and the state it led to. */
export interface Act {
  readonly happened: Happened;
  readonly after: State;
}

export class Stage implements TableSource {
  readonly live: TableSource;
  /** The scene that is on, and which of its beats. */
  scene: Scene | undefined = $state.raw();
  #beat: number = $state(0);
  /** What is in the air in this beat. */
  flights: readonly ScheduledFlight[] = $state.raw([]);
  /** What the audience is seeing, or has just seen. */
  told: readonly Act[] = $state.raw([]);
  /** Where a tile has just appeared that did not glide there. */
  newTile: Cell | undefined = $state.raw();

  /** The version that has been shown to its end, and its state. */
  #shown: number | undefined = $state();
  #held: State | undefined = $state.raw();
  /** The state to which the present scene leads. */
  #after: State | undefined = $state.raw();
  #queue: readonly Act[] = $state.raw([]);
  /** Who acted last in the turn that is on. */
  #actor: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #pace: () => Pace;

  constructor(live: TableSource, pace: () => Pace = () => settings.pace) {
    this.live = live;
    this.#pace = pace;
  }

  readonly beat: Beat | undefined = $derived.by(() => this.scene?.beats[this.#beat]);
  /** Whether others act on the stage: until the end of it, nothing can be done. */
  readonly isPlaying: boolean = $derived.by(
    () => (this.scene !== undefined && !this.scene.isMine) || this.#queue.length > 0,
  );

  /** Everything of the scene that has not arrived yet. */
  readonly pending: readonly Flight[] = $derived.by(() => [
    ...this.flights,
    ...(this.scene?.beats.slice(this.#beat + 1).flatMap(({ flights }) => flights) ?? []),
  ]);

  readonly state: State | undefined = $derived.by(() => {
    const { state } = this.live;
    if (!this.#isBehind || !state) return state;
    if (!this.scene || !this.#after) return this.#held ?? state;
    return stagedState(this.#after, this.scene, this.pending);
  });

  readonly log: readonly Happened[] = $derived.by(() => {
    const { log } = this.live;
    const shown = this.#shown ?? 0;
    return this.#isBehind ? log.filter(({ version }) => version <= shown) : log;
  });

  readonly #isBehind: boolean = $derived.by(
    () =>
      this.#shown !== undefined &&
      this.live.hasHistory &&
      (this.live.state?.version ?? 0) > this.#shown,
  );

  /** Take up what is new; call it whenever the source has changed. */
  follow(): Found {
    const { state, log, hasHistory } = this.live;
    return untrack(() => {
      if (!state || !hasHistory) return "nothing";
      const known = this.#queue.at(-1)?.happened.version ?? this.scene?.version ?? this.#shown;
      if (known === undefined) {
        this.#present(state.version, state);
        return "arrival";
      }
      if (state.version <= known) {
        if (known === this.#shown) this.#held = state;
        return "nothing";
      }
      const unseen = log.filter(({ version }) => version > known);
      const [happened, second] = unseen;
      this.#queue = happened ? [...this.#queue, { happened, after: state }] : this.#queue;
      // Several versions at once happened while the connection was lost.
      if (second || !happened || !this.#canPlay()) {
        // Earlier states are not known, but the last one has everything.
        this.told = unseen.map((one) => ({ happened: one, after: state }));
        this.newTile = placedCell(unseen.flatMap(({ events }) => events));
        this.#drop(state);
        return second ? "leap" : "action";
      }
      if (!this.scene) this.#next();
      return "action";
    });
  }

  /** End the present scene; the next one follows at once. */
  finish(): void {
    if (!this.scene || !this.#after) return;
    this.#present(this.scene.version, this.#after);
    this.#next();
  }

  /** End all scenes. */
  finishAll(): void {
    const last = this.#queue.at(-1);
    if (last) this.told = this.#queue;
    if (last ?? this.scene) this.#drop(last?.after ?? (this.#after as State));
  }

  /** Show what the source shows now, without a scene: a replay goes back as well as on. */
  leap(): void {
    this.told = [];
    this.newTile = undefined;
    if (this.live.state) this.#drop(this.live.state);
  }

  land(id: string): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** Nobody looks at a hidden page, and its timers are slow: what is on ends at once. */
  visibilityChanged(): void {
    if (document.visibilityState === "hidden") this.finishAll();
  }

  /** Whether there is an audience, which is not more than a round behind. */
  #canPlay(): boolean {
    if (this.#pace() === "instant" || document.visibilityState === "hidden") return false;
    const turns = this.#queue.filter(
      ({ happened }, place) =>
        actorOf(happened) !==
        actorOf(this.#queue[place - 1]?.happened ?? { version: 0, events: [] }),
    );
    return turns.length <= (this.live.state?.table.seats.length ?? 0);
  }

  #next(): void {
    const [act, ...rest] = this.#queue;
    if (!act) return;
    this.#queue = rest;
    const { happened, after } = act;
    const actor = actorOf(happened);
    const seat = after.table.seats[actor ?? -1];
    const isMine = seat?.mine === true && seat.level === null;
    const scene = sceneOf(happened, this.#pace(), { isMine, opensTurn: actor !== this.#actor });
    this.told = [act];
    this.newTile = isMine || !scene ? placedCell(happened.events) : undefined;
    const hasEnded = happened.events.some(({ type }) => type === "turn_began");
    this.#actor = hasEnded ? undefined : actor;
    if (!scene) {
      this.#present(happened.version, after);
      this.#next();
      return;
    }
    this.scene = scene;
    this.#after = after;
    this.#start(0);
  }

  #start(beat: number): void {
    const now = this.scene?.beats[beat];
    if (!now) {
      this.finish();
      return;
    }
    this.#beat = beat;
    this.flights = now.flights;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#start(beat + 1), now.duration);
  }

  /** The audience has seen everything up to this version. */
  #present(version: number, state: State): void {
    clearTimeout(this.#timer);
    this.#shown = version;
    this.#held = state;
    this.#after = undefined;
    this.scene = undefined;
    this.flights = [];
    this.#beat = 0;
  }

  /** Show the end of everything that waits. */
  #drop(state: State): void {
    this.#queue = [];
    this.#actor = undefined;
    this.#present(state.version, state);
  }

  // What follows is as the source has it.
  get id() {
    return this.live.id;
  }
  get hasHistory() {
    return this.live.hasHistory;
  }
  get connected() {
    return this.live.connected;
  }
  get watchers() {
    return this.live.watchers;
  }
  get connection() {
    return this.live.connection;
  }
  get busy() {
    return this.live.busy;
  }
  get isUnsent() {
    return this.live.isUnsent;
  }
  get refusal() {
    return this.live.refusal;
  }
  get recordAddress() {
    return this.live.recordAddress;
  }
  get local() {
    return this.live.local;
  }

  send(command: Command): Promise<Answer> {
    return this.live.send(command);
  }
  withdraw(): void {
    this.live.withdraw();
  }
  here(seat: number): void {
    this.live.here(seat);
  }
  plan(): Promise<Plan> {
    return this.live.plan();
  }
  record(): Promise<unknown> {
    return this.live.record();
  }
  joinRematch(table: string): Promise<void> {
    return this.live.joinRematch(table);
  }
  retryBot(): void {
    this.live.retryBot();
  }
  close(): void {
    clearTimeout(this.#timer);
    this.live.close();
  }
}

/** The state in the middle of a scene: the actor is on turn, and what travels is not there yet. */
function stagedState(after: State, scene: Scene, pending: readonly Flight[]): State {
  if (!after.game) return after;
  return {
    ...after,
    table: { ...after.table, status: "playing" },
    game: { ...asBefore(after.game, pending), turn: scene.seat },
    legal: scene.isMine ? after.legal : null,
    result: null,
  };
}
