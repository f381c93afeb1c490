/** Plays any level by its name: what a bot at a table in the browser chooses. */

import { PLAYER, STATE } from "./layout";
import { LEVELS, SECONDS, type Way } from "./level-data";
import type { Thinker } from "./thinker";

export type Level = keyof typeof LEVELS;

/** A decision of the seat on turn. What the seat cannot see makes no difference. */
export interface Decision {
  /** The position, as the simulator's own bytes. */
  readonly state: Uint8Array;
  /** Positions just before each tile was laid, the latest last. */
  readonly past: Uint8Array;
  /** The same seed gives the same choice, unless time decides. */
  readonly seed: bigint;
  /** The file of weights for this number of players, where the level `needsNet`. */
  readonly net?: Uint8Array;
  /** How long a search may take, where that is not the time that bots have at a table. */
  readonly seconds?: number;
  /** A number for levels that otherwise search for as long as they may. */
  readonly playouts?: number;
}

export function isLevel(name: string): name is Level {
  return Object.hasOwn(LEVELS, name);
}

export function needsNet(level: Level): boolean {
  const way: Way = LEVELS[level];
  return way.kind === "search" && way.byNet;
}

/** The packed action that a level chooses. This takes as long as the level thinks. */
export function choose(thinker: Thinker, level: Level, decision: Decision): number {
  const [first, ...others] = thinker.legal(decision.state);
  if (first === undefined) throw new RangeError("The game is over: there is nothing to choose.");
  if (!others.length) return first;
  const way: Way = LEVELS[level];
  const { state, seed } = decision;
  switch (way.kind) {
    case "random":
    case "greedy":
      return thinker.byPolicy(way.kind, state, seed);
    case "human":
      return thinker.byTraits(way.traits, state, seed);
    case "search":
      return bySearch(thinker, way, decision);
  }
}

function bySearch(thinker: Thinker, way: Way & { kind: "search" }, decision: Decision): number {
  const { state, seed } = decision;
  const players = state[STATE.player_count] ?? 0;
  const least = way.least[players] ?? 0;
  const net = way.byNet ? netOf(decision) : undefined;
  if (net && way.last && tilesToLay(state) > way.last) return thinker.byNet(net, state, seed);
  const [best] = thinker.search({
    state,
    past: decision.past,
    width: way.width,
    seed,
    playouts: way.playouts[players] || (decision.playouts ?? 0),
    seconds: decision.seconds ?? SECONDS,
    least,
    ...(net && { net }),
  });
  if (best && best.playouts >= least) return best.action;
  // With so few playouts luck would decide, and a glance knows better.
  return net ? thinker.byNet(net, state, seed) : thinker.byPolicy("greedy", state, seed);
}

/** The tiles that the seat on turn has yet to lay: its hand, and its share of the draw stack. */
function tilesToLay(state: Uint8Array): number {
  const players = state[STATE.player_count] ?? 1;
  const hand = STATE.players + (state[STATE.turn] ?? 0) * PLAYER.bytes + PLAYER.hand_count;
  return (state[hand] ?? 0) + Math.ceil((state[STATE.draw_count] ?? 0) / players);
}

function netOf({ net }: Decision): Uint8Array {
  if (!net) throw new TypeError("This level needs a file of weights.");
  return net;
}
