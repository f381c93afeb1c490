/** Decisions asked of the simulator: what a bot needs, whether it runs in a worker or under Node. */

import { CANDIDATE, STATE } from "./layout";
import type { CoreModule, Pointer } from "./module";
import { Nets } from "./nets";
import { CoreRules, type StateBytes } from "./rules";

/** One decision to search, and how long. */
export interface Search {
  /** The position, as the simulator's own bytes; what the seat cannot see is dealt anew. */
  readonly state: Uint8Array;
  /** Positions in which tiles were laid before, the latest last. */
  readonly past: Uint8Array;
  readonly width: number;
  readonly seed: bigint;
  /** Zero leaves this side of the budget open, but not both. */
  readonly playouts: number;
  readonly seconds: number;
  /** Playouts that the best candidate must get for a search to be worth its time. */
  readonly least: number;
  /** The file of weights for this number of players; without one, playouts are greedy. */
  readonly net?: Uint8Array;
}

/** An action that a search compared; sums are over its playouts. */
export interface Candidate {
  readonly action: number;
  readonly value: number;
  readonly playouts: number;
  /** The placement that follows when the action is none, or -1. */
  readonly next: number;
  readonly wins: number;
  readonly honor: readonly number[];
}

/** How the simulator numbers its policies. */
const POLICY = { random: 0, greedy: 1 } as const;
const REFUSED = -1;

export class Thinker {
  readonly #core: CoreModule;
  readonly #rules: CoreRules;
  readonly #nets: Nets;

  constructor(core: CoreModule) {
    this.#core = core;
    this.#rules = new CoreRules(core);
    this.#nets = new Nets(core);
  }

  /** The legal actions in their fixed order. */
  legal(state: StateBytes): readonly number[] {
    return this.#rules.legal(state);
  }

  /** The action that a policy chooses at once. */
  byPolicy(policy: keyof typeof POLICY, state: StateBytes, seed: bigint): number {
    const core = this.#core;
    return core.borrow(() => {
      const chosen = core.reserve(4);
      core.call("choose", core.store(state), 1n, POLICY[policy], seed, 0n, chosen);
      return core.int32s(chosen, 1)[0] ?? REFUSED;
    });
  }

  /** The action of a player with these traits, given as the simulator's structure has them. */
  byTraits(traits: readonly number[], state: StateBytes, seed: bigint): number {
    const core = this.#core;
    return core.borrow(() => {
      const structure = core.reserve(4 * traits.length);
      core.int32s(structure, traits.length).set(traits);
      const candidate = core.reserve(CANDIDATE.bytes);
      const found = core.call("human", core.store(state), structure, 1, seed, candidate);
      return found > 0 ? this.#candidate(candidate).action : REFUSED;
    });
  }

  /** The first action of the turn that a net likes best. */
  byNet(file: Uint8Array, state: StateBytes, seed: bigint): number {
    const core = this.#core;
    const net = this.#nets.read(file, state[STATE.player_count] ?? 0);
    return core.borrow(() => {
      const candidate = core.reserve(CANDIDATE.bytes);
      const found = core.call("turns", net, core.store(state), 1, seed, candidate);
      return found > 0 ? this.#candidate(candidate).action : REFUSED;
    });
  }

  /** Compare the active seat's best actions, best first; none when the game is over. */
  search(search: Search): readonly Candidate[] {
    const core = this.#core;
    const net = search.net ? this.#nets.read(search.net, search.state[STATE.player_count] ?? 0) : 0;
    return core.borrow(() => {
      const candidates = core.reserve(search.width * CANDIDATE.bytes);
      const found = core.call(
        "search",
        core.store(search.state),
        core.store(search.past),
        BigInt(search.past.length / STATE.bytes),
        search.width,
        POLICY.greedy,
        net,
        search.seed,
        BigInt(search.playouts),
        search.seconds,
        BigInt(search.least),
        candidates,
      );
      if (found === REFUSED) throw new RangeError("A search of this width is not possible.");
      return Array.from({ length: found }, (_, index) =>
        this.#candidate(candidates + index * CANDIDATE.bytes),
      );
    });
  }

  #candidate(begin: Pointer): Candidate {
    const view = this.#core.view(begin, CANDIDATE.bytes);
    return {
      action: view.getInt32(CANDIDATE.action, true),
      value: view.getInt32(CANDIDATE.value, true),
      playouts: view.getUint32(CANDIDATE.playouts, true),
      next: view.getInt32(CANDIDATE.then, true),
      wins: view.getFloat64(CANDIDATE.wins, true),
      honor: [0, 1, 2, 3].map((seat) => view.getFloat64(CANDIDATE.honor_0 + 8 * seat, true)),
    };
  }
}
