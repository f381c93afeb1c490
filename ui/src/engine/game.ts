/** A game with its past, played by the simulator's rules. */

import { fromText, KIND, kindOf, toText } from "../core/notation";
import { readPosition, turnOf } from "../core/position";
import type { CoreEvent, CoreRules, StateBytes } from "../core/rules";

/** What the seat on turn knows, as positions whose hidden tiles were dealt anew. */
export interface KnownGame {
  readonly state: StateBytes;
  /** The positions before each placement, one after the other, the latest last. */
  readonly past: Uint8Array;
}

interface Ply {
  readonly before: StateBytes;
  readonly action: number;
}

/** The action is not legal, or not an action. */
export class IllegalAction extends Error {}

export class LocalGame {
  readonly rules: CoreRules;
  #state: StateBytes;
  readonly #plies: Ply[] = [];
  /** How many plies there were after each completed turn. */
  readonly #turnEnds: number[] = [];
  #isOver = false;

  constructor(rules: CoreRules, seating: readonly number[], tiles: readonly number[]) {
    const dealt = rules.deal(seating, tiles);
    if (!dealt) throw new TypeError("These are not the seats and tiles of a game.");
    this.rules = rules;
    this.#state = dealt;
  }

  get state(): StateBytes {
    return this.#state;
  }

  get turn(): number {
    return turnOf(this.#state);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get turnsCompleted(): number {
    return this.#turnEnds.length;
  }

  /** Whether the seat on turn has acted in this turn. */
  get canTakeBack(): boolean {
    return this.#plies.length > (this.#turnEnds.at(-1) ?? 0);
  }

  /** Each seat's honor after each completed turn. */
  get honorByTurn(): number[][] {
    return this.#turnEnds.map((end) => {
      const state = this.#plies[end]?.before ?? this.#state;
      return readPosition(state).players.map(({ honor }) => honor);
    });
  }

  /** All actions in the notation of records. */
  get actions(): string[] {
    return this.#plies.map(({ action }) => toText(action));
  }

  /** What the seat on turn knows; nothing hidden from it is in there. */
  known(seed: bigint): KnownGame {
    const placed = this.#plies.filter(({ action }) => kindOf(action) === KIND.place);
    const past = placed.map(({ before }) => before);
    const dealt = this.rules.resample([...past, this.#state], this.turn, seed);
    const last = dealt.length - this.#state.length;
    return { state: dealt.slice(last), past: dealt.slice(0, last) };
  }

  /** Take an action in the notation of records, and return what it leads to. */
  act(text: string): readonly CoreEvent[] {
    const action = fromText(text);
    const after = action === undefined ? undefined : this.rules.apply(this.#state, action);
    if (action === undefined || !after) throw new IllegalAction(text);
    const events = this.rules.events(this.#state, action);
    this.#plies.push({ before: this.#state, action });
    this.#state = after;
    const last = events.at(-1)?.type;
    if (last === "turn_began" || last === "game_ended") this.#turnEnds.push(this.#plies.length);
    this.#isOver = last === "game_ended";
    return events;
  }

  /** How many actions there are from the last one of a seat on; none if it has none. */
  actionsSince(seat: number): number {
    const last = this.#plies.findLastIndex(({ before }) => turnOf(before) === seat);
    return last < 0 ? 0 : this.#plies.length - last;
  }

  /** Undo the latest actions, whoever took them. */
  rewind(actions: number): void {
    const kept = this.#plies.length - actions;
    const [first] = actions > 0 && kept >= 0 ? this.#plies.splice(kept) : [];
    if (!first) throw new IllegalAction(`There are no ${actions} actions to take back.`);
    this.#state = first.before;
    while ((this.#turnEnds.at(-1) ?? 0) > kept) this.#turnEnds.pop();
  }
}
