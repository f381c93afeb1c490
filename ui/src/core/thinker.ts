/** Searches with the simulator: what a bot asks, whether it runs in a worker or under Node. */

import { CANDIDATE, STATE } from "./layout";
import type { CoreModule, Pointer } from "./module";

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

const GREEDY = 1;
const OVER_WIDE = -1;

export class Thinker {
  readonly #core: CoreModule;
  readonly #nets = new Map<number, Pointer>();

  constructor(core: CoreModule) {
    this.#core = core;
  }

  /** Compare the active seat's best actions, best first; none when the game is over. */
  search(search: Search): readonly Candidate[] {
    const core = this.#core;
    const net = search.net ? this.#net(search.net, search.state[STATE.player_count] ?? 0) : 0;
    return core.borrow(() => {
      const candidates = core.reserve(search.width * CANDIDATE.bytes);
      const found = core.call(
        "search",
        core.store(search.state),
        core.store(search.past),
        BigInt(search.past.length / STATE.bytes),
        search.width,
        GREEDY,
        net,
        search.seed,
        BigInt(search.playouts),
        search.seconds,
        BigInt(search.least),
        candidates,
      );
      if (found === OVER_WIDE) throw new RangeError("A search of this width is not possible.");
      return Array.from({ length: found }, (_, index) =>
        this.#candidate(candidates + index * CANDIDATE.bytes),
      );
    });
  }

  /** Read a file of weights once for each number of players. */
  #net(file: Uint8Array, players: number): Pointer {
    const known = this.#nets.get(players);
    if (known !== undefined) return known;
    const net = this.#core.reserve(this.#core.call("net_size"));
    const fault = this.#core.borrow(() =>
      this.#core.call("net_read", net, this.#core.store(file), BigInt(file.length)),
    );
    if (fault) throw new TypeError(`The file of weights cannot be used (${fault}).`);
    this.#nets.set(players, net);
    return net;
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
