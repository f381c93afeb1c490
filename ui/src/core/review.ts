/** Reviews of finished games: every decision as it is judged, and every seat's account. */

import type { Advice, Coach, Line } from "./coach";
import type { CoreRules, StateBytes } from "./rules";

/** One action of a game, and what it was worth. */
export interface Decision {
  /** The action's place in the record, from 0. */
  readonly ply: number;
  readonly seat: number;
  readonly action: number;
  /** The position before the action, with all tiles as they were dealt. */
  readonly before: StateBytes;
  readonly advice: Advice;
  /** The best line that begins with the action. */
  readonly chosen: Line;
  readonly best: Line;
  /** What the action gave to each seat's chance to win, or took from it; the sum is zero. */
  readonly shift: readonly number[];
}

/** A seat's result and where it comes from: own + others + luck = result - 1/n. */
export interface SeatAccount {
  readonly seat: number;
  /** The share of the victory. */
  readonly result: number;
  /** The chance to win that the seat's own decisions lost; never positive. */
  readonly own: number;
  /** What the decisions of others gave to the seat, or took from it. */
  readonly others: number;
  readonly luck: number;
  /** From 100, where nothing was lost, to 0, where the decisions lost what lots would lose. */
  readonly quality: number;
}

/** How many moments are shown as those that decided a game. */
const MOMENTS = 3;

/**
 * Judge the decisions of a game, the most instructive first. The net alone, which takes a moment
 * for the whole game, says which those are likely to be. Plies that are known are left out.
 */
export function* judgeGame(
  coach: Coach,
  rules: CoreRules,
  net: Uint8Array,
  start: StateBytes,
  actions: readonly number[],
  worlds?: number,
  known: readonly number[] = [],
): Generator<Decision> {
  const open = [...openDecisions(rules, start, actions)]
    .filter(({ ply }) => !known.includes(ply))
    .map((one) => ({
      ...one,
      guess: coach.advise(net, one.before, one.action, 0)?.lossWin ?? 0,
    }));
  for (const { ply, before, action } of open.sort((a, b) => b.guess - a.guess || a.ply - b.ply)) {
    const advice = coach.advise(net, before, action, worlds);
    const [best] = advice?.lines ?? [];
    if (!advice?.chosen || !best) throw new RangeError(`The action ${ply} cannot be judged.`);
    const { chosen, seat } = advice;
    const shift = chosen.winChance.map((chance, at) => chance - (best.winChance[at] ?? 0));
    yield { ply, seat, action, before, advice, chosen, best, shift };
  }
}

/** Every action of a game whose seat had a choice. */
export function* openDecisions(
  rules: CoreRules,
  start: StateBytes,
  actions: readonly number[],
): Generator<Pick<Decision, "ply" | "before" | "action">> {
  let state = start;
  for (const [ply, action] of actions.entries()) {
    if (rules.legal(state).length > 1) yield { ply, before: state, action };
    const after = rules.apply(state, action);
    if (!after) throw new RangeError(`The action ${ply} is not legal.`);
    state = after;
  }
}

/** Each seat's account, from all decisions of a game in order of play. */
export function accountsOf(
  decisions: readonly Decision[],
  results: readonly number[],
): readonly SeatAccount[] {
  return results.map((result, seat) => {
    const own = shifts(decisions, seat, (one) => one.seat === seat);
    const others = shifts(decisions, seat, (one) => one.seat !== seat);
    const luck = result - 1 / results.length - own - others;
    const mine = decisions.filter((one) => one.seat === seat);
    return { seat, result, own, others, luck, quality: qualityOf(mine) };
  });
}

/** 100 times the part of what was at stake that the decisions kept. */
export function qualityOf(decisions: readonly Decision[]): number {
  let [stake, lost] = [0, 0];
  for (const { advice } of decisions) {
    stake += advice.stake;
    lost += advice.lossWin;
  }
  return stake > 0 ? 100 * Math.max(0, 1 - lost / stake) : 100;
}

/** The decisions that cost the most, the costliest first; none that is good. */
export function momentsOf(decisions: readonly Decision[]): readonly Decision[] {
  return decisions
    .filter(({ advice }) => advice.verdict !== "best" && advice.verdict !== "good")
    .sort((a, b) => b.advice.lossWin - a.advice.lossWin)
    .slice(0, MOMENTS);
}

function shifts(
  decisions: readonly Decision[],
  seat: number,
  counts: (one: Decision) => boolean,
): number {
  let sum = 0;
  for (const one of decisions) if (counts(one)) sum += one.shift[seat] ?? 0;
  return sum;
}
