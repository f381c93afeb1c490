/** The nets in the simulator's memory: a file of weights for each number of players. */

import type { CoreModule, Pointer } from "./module";

export class Nets {
  readonly #core: CoreModule;
  readonly #known = new Map<number, Pointer>();

  constructor(core: CoreModule) {
    this.#core = core;
  }

  /** Read a file of weights, once for each number of players. */
  read(file: Uint8Array, players: number): Pointer {
    const known = this.#known.get(players);
    if (known !== undefined) return known;
    const net = this.#core.reserve(this.#core.call("net_size"));
    const fault = this.#core.borrow(() =>
      this.#core.call("net_read", net, this.#core.store(file), BigInt(file.length)),
    );
    if (fault) throw new TypeError(`The file of weights cannot be used (${fault}).`);
    this.#known.set(players, net);
    return net;
  }
}
