/** The rules, asked of the simulator. States are its own bytes; they are never changed in place. */

import { EVENT, MAX_ACTIONS, MAX_EVENTS, PREVIEW_BYTES, REFUSAL, STANDING, STATE } from "./layout";
import type { CoreModule, Pointer } from "./module";
import { EVENT_TYPES } from "./names";
import { KIND } from "./notation";

export type StateBytes = Uint8Array;

/** One consequence of an action, as native/lanterns.h describes it. */
export interface CoreEvent {
  readonly type: (typeof EVENT_TYPES)[number];
  readonly seat: number;
  readonly color: number;
  readonly other: number;
  readonly flag: boolean;
  readonly number: number;
  readonly cell: number;
}

/** Why an action is not legal: the number of the reason, from 1, and its facts. */
export interface CoreRefusal {
  readonly fault: number;
  readonly facts: Readonly<Record<(typeof FACTS)[number], number>>;
}

export interface Standing {
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
  readonly decider: number;
  readonly isFinal: boolean;
  readonly stacks: readonly (readonly number[])[];
}

const FACTS = ["have", "need", "color", "tile", "x", "y"] as const;
const KINDS = Object.keys(KIND).length;
const MAX_STACK = (STANDING.bytes - STANDING.stacks) / 3;

export class CoreRules {
  readonly #core: CoreModule;

  constructor(core: CoreModule) {
    this.#core = core;
  }

  /** The module, for others who ask it. */
  get core(): CoreModule {
    return this.#core;
  }

  /** The first state of a game; undefined if these are not the seats and tiles of one. */
  deal(seating: readonly number[], tiles: readonly number[]): StateBytes | undefined {
    return this.#core.borrow(() => {
      const state = this.#core.reserve(STATE.bytes);
      const [seats, order] = [seating, tiles].map((list) =>
        this.#core.store(Uint8Array.from(list)),
      );
      const fault = this.#core.call("deal", state, 1n, seating.length, seats ?? 0, order ?? 0);
      return fault ? undefined : this.#core.bytes(state, STATE.bytes).slice();
    });
  }

  /** The state that has these facts; undefined if no game can reach it. */
  restore(facts: Uint8Array): StateBytes | undefined {
    return this.#core.borrow(() => {
      const state = this.#core.store(facts);
      const fault = this.#core.call("restore", state);
      return fault ? undefined : this.#core.bytes(state, STATE.bytes).slice();
    });
  }

  /** The state after an action; undefined if it is not legal. */
  apply(state: StateBytes, action: number): StateBytes | undefined {
    return this.#core.borrow(() => {
      const after = this.#core.store(state);
      const actions = this.#core.reserve(4);
      this.#core.int32s(actions, 1)[0] = action;
      const culprit = this.#core.call("apply", after, 1n, actions);
      return culprit < 0 ? this.#core.bytes(after, STATE.bytes).slice() : undefined;
    });
  }

  /** The same positions, with all tiles that a seat cannot see dealt anew; one after the other. */
  resample(states: readonly StateBytes[], seat: number, seed: bigint): Uint8Array {
    return this.#core.borrow(() => {
      const bytes = new Uint8Array(states.length * STATE.bytes);
      for (const [place, state] of states.entries()) bytes.set(state, place * STATE.bytes);
      const dealt = this.#core.store(bytes);
      const seats = this.#core.store(new Uint8Array(states.length).fill(seat));
      const fault = this.#core.call("resample", dealt, BigInt(states.length), seats, seed, 0n);
      if (fault) throw new RangeError(`The tiles cannot be dealt anew (${fault}).`);
      return this.#core.bytes(dealt, bytes.length).slice();
    });
  }

  /** The legal actions in their fixed order. */
  legal(state: StateBytes): readonly number[] {
    return this.#core.borrow(() => {
      const [given, counts] = [this.#core.store(state), this.#core.reserve(4)];
      const count = this.#core.call("count", given, 1n, counts);
      const actions = this.#core.reserve(4 * MAX_ACTIONS);
      this.#core.call("legal", given, 1n, actions);
      return Array.from(this.#core.int32s(actions, count));
    });
  }

  /** What a legal action leads to, in the order of the rules. */
  events(state: StateBytes, action: number): readonly CoreEvent[] {
    return this.#core.borrow(() => {
      const events = this.#core.reserve(MAX_EVENTS * EVENT.bytes);
      return this.#events(
        events,
        this.#core.call("events", this.#core.store(state), action, events),
      );
    });
  }

  /** What each placement of a seat's hand would give, if it were its turn, in JSON. */
  previews(state: StateBytes, seat: number): string {
    return this.#core.borrow(() => {
      const text = this.#core.reserve(MAX_ACTIONS * PREVIEW_BYTES);
      const length = this.#core.call("previews", this.#core.store(state), seat, text);
      return new TextDecoder().decode(this.#core.bytes(text, length));
    });
  }

  /** Why an action is not legal; undefined if it is. */
  refusal(state: StateBytes, action: number): CoreRefusal | undefined {
    return this.#core.borrow(() => {
      const refusal = this.#core.reserve(REFUSAL.bytes);
      this.#core.call("refusal", this.#core.store(state), action, refusal);
      return this.#refusal(refusal);
    });
  }

  /** Why each kind of action offers nothing; undefined for those that do. */
  closed(state: StateBytes): readonly (CoreRefusal | undefined)[] {
    return this.#core.borrow(() => {
      const refusals = this.#core.reserve(REFUSAL.bytes * KINDS);
      this.#core.call("closed", this.#core.store(state), refusals);
      return Array.from({ length: KINDS }, (_, kind) =>
        this.#refusal(refusals + kind * REFUSAL.bytes),
      );
    });
  }

  standing(state: StateBytes): Standing {
    return this.#core.borrow(() => {
      const standing = this.#core.reserve(STANDING.bytes);
      this.#core.call("standing", this.#core.store(state), standing);
      const bytes = Array.from(this.#core.bytes(standing, STANDING.bytes));
      const players = state[STATE.player_count] ?? 0;
      const ranks = bytes.slice(STANDING.ranks, STANDING.ranks + players);
      const winners = bytes[STANDING.winners] ?? 0;
      return {
        ranks,
        winners: [...ranks.keys()].filter((seat) => (winners >> seat) & 1),
        decider: bytes[STANDING.decider] ?? 0,
        isFinal: bytes[STANDING.is_final] === 1,
        stacks: [0, 1, 2].map((kind) => {
          const begin = STANDING.stacks + kind * MAX_STACK;
          return bytes.slice(begin, begin + (bytes[STANDING.stack_counts + kind] ?? 0));
        }),
      };
    });
  }

  #events(begin: Pointer, count: number): readonly CoreEvent[] {
    return Array.from({ length: count }, (_, index) => {
      const view = this.#core.view(begin + index * EVENT.bytes, EVENT.bytes);
      return {
        type: EVENT_TYPES[view.getUint8(EVENT.kind)] ?? "game_ended",
        seat: view.getUint8(EVENT.seat),
        color: view.getUint8(EVENT.color),
        other: view.getUint8(EVENT.other),
        flag: view.getUint8(EVENT.flag) === 1,
        number: view.getUint8(EVENT.number),
        cell: view.getUint16(EVENT.cell, true),
      };
    });
  }

  #refusal(begin: Pointer): CoreRefusal | undefined {
    const view = this.#core.view(begin, REFUSAL.bytes);
    const fault = view.getInt16(REFUSAL.fault, true);
    if (!fault) return undefined;
    const [have = 0, need = 0, color = 0, tile = 0, x = 0, y = 0] = FACTS.map((fact) =>
      view.getInt16(REFUSAL[fact], true),
    );
    return { fault, facts: { have, need, color, tile, x, y } };
  }
}
