/** A record, played: the state before and after each action, and what each led to. */

import { DIRECTIONS, RECORD_FORMAT } from "../core/names";
import type { CoreEvent, CoreRules, StateBytes } from "../core/rules";
import type { ResultInfo } from "../wire/protocol";
import { BadGame, excerpt } from "./fault";
import { LocalGame } from "./game";
import { resultInfo } from "./messages";
import { checkLegal, Refused } from "./problems";
import type { GameRecord } from "./record";

/** What the referee's records say of a result, in this order. */
const RESULT_KEYS = ["honor", "favor", "cards", "winners"] as const;

export interface Played {
  readonly rules: CoreRules;
  readonly record: GameRecord;
  /** The state after so many actions, from the deal on. */
  readonly states: readonly StateBytes[];
  /** What each action led to. */
  readonly events: readonly (readonly CoreEvent[])[];
  /** How it ended; undefined if it did not. */
  readonly result: ResultInfo | undefined;
}

/** Play a record by the rules; throws `BadGame` with the referee's reason. */
export function playRecord(rules: CoreRules, record: GameRecord): Played {
  const { seats, tiles, actions } = record;
  const game = new LocalGame(rules, seats, tiles);
  const states = [game.state];
  const events: (readonly CoreEvent[])[] = [];
  for (const [index, action] of actions.entries()) {
    checkAction(rules, game, action, index + 1);
    events.push(game.act(action));
    states.push(game.state);
  }
  const result = game.isOver ? resultInfo(game) : undefined;
  checkResult(record, result);
  return { rules, record, states, events, result };
}

/** The record as a line of JSON, with its result. */
export function recordToJson({ record, result }: Played): string {
  const { seats, tiles, names, actions } = record;
  return JSON.stringify({
    format: RECORD_FORMAT,
    seats: seats.map((side) => DIRECTIONS[side]),
    tiles,
    names,
    actions,
    result: result && Object.fromEntries(RESULT_KEYS.map((key) => [key, result[key]])),
  });
}

function checkAction(rules: CoreRules, game: LocalGame, action: string, ply: number): void {
  try {
    checkLegal(rules, game.state, action);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new BadGame("bad_action", { ply, action: excerpt(action) }, error.problem);
  }
}

/** A result that a record claims must be the right one. */
function checkResult({ result: claimed, actions }: GameRecord, result: ResultInfo | undefined) {
  if (!claimed) return;
  if (!result) throw new BadGame("result_early", { ply: actions.length });
  for (const key of RESULT_KEYS) {
    const [right, wrong] = [result[key], claimed[key] ?? null].map(spaced);
    if (right !== wrong) {
      throw new BadGame("result_wrong", { key, right: right ?? "", wrong: excerpt(wrong ?? "") });
    }
  }
}

/** A list as the referee writes it. */
function spaced(value: unknown): string {
  return JSON.stringify(value).replaceAll(",", ", ");
}
