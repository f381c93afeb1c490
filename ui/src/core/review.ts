/** The decisions of a finished game, as they are judged. */

import type { Advice, Coach, Line, Ratings } from "./coach";
import type { CoreRules, StateBytes } from "./rules";

/** A whole game for the coach to judge, from the deal on. */
export interface AskedReview {
  readonly start: StateBytes;
  readonly actions: readonly number[];
  /** How strong the seats are. */
  readonly ratings?: Ratings;
  readonly worlds?: number;
  /** The plies that have been judged before. */
  readonly known?: readonly number[];
}

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
}

/**
 * Judge the decisions of a game, the most instructive first. The net alone, which takes a moment
 * for the whole game, says which those are likely to be. Plies that are known are left out.
 */
export function* judgeGame(
  coach: Coach,
  rules: CoreRules,
  net: Uint8Array,
  { start, actions, ratings, worlds, known = [] }: AskedReview,
): Generator<Decision> {
  const open = [...openDecisions(rules, start, actions)]
    .filter(({ ply }) => !known.includes(ply))
    .map((one) => ({
      ...one,
      guess: coach.advise(net, one.before, one.action, 0)?.lossWin ?? 0,
    }));
  for (const { ply, before, action } of open.sort((a, b) => b.guess - a.guess || a.ply - b.ply)) {
    const advice = coach.advise(net, before, action, worlds, ratings);
    const [best] = advice?.lines ?? [];
    if (!advice?.chosen || !best) throw new RangeError(`The action ${ply} cannot be judged.`);
    const { chosen, seat } = advice;
    yield { ply, seat, action, before, advice, chosen, best };
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
