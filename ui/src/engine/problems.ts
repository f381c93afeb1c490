/** Why something is not possible at a table in the browser: the server's codes and sentences. */

import { COLOR_NAMES, COUNT_WORDS, NOT_AN_ACTION, REFUSALS, TABLE_FAULTS } from "../core/names";
import { fromText, placementIn } from "../core/notation";
import type { CoreRefusal, CoreRules, StateBytes } from "../core/rules";
import type { Problem } from "../wire/protocol";
import { excerpt } from "./fault";

type Facts = Record<string, number | string>;

/** A command that is refused, and why. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

/** A reason of the table's own. */
export function tableFault(code: keyof typeof TABLE_FAULTS, facts: Facts = {}): Refused {
  return new Refused(worded(code, TABLE_FAULTS[code], facts));
}

/** A reason of the rules as a message. */
export function refusalMessage({ fault, facts }: CoreRefusal): Problem {
  const { code, sentence } = REFUSALS[fault - 1] ?? { code: "", sentence: "" };
  return worded(code, sentence, { ...facts, color: COLOR_NAMES[facts.color] ?? "" });
}

/** Refuse an action that is not legal now, or not an action. */
export function checkLegal(rules: CoreRules, state: StateBytes, text: string): void {
  const placed = placementIn(text);
  const action = fromText(text) ?? (placed && nearest(placed, text));
  if (action === undefined) {
    throw new Refused(worded("not_an_action", NOT_AN_ACTION, { text: excerpt(text) }));
  }
  const refusal = rules.refusal(state, action);
  if (!refusal) return;
  throw new Refused(refusalMessage({ ...refusal, facts: { ...refusal.facts, ...placed } }));
}

/** A placement that no number stands for is refused as one that cannot be, for the same reason. */
function nearest({ tile, x, y }: { tile: number; x: number; y: number }, text: string) {
  const turns = text.at(-1);
  const known = fromText(`${tile}@0,0r${turns}`) !== undefined;
  const near = Math.abs(x) < 60 && Math.abs(y) < 60;
  return fromText(`${known ? tile : 0}@${near ? `${x},${y}` : "63,63"}r${turns}`);
}

/** Fill the gaps of a sentence; only the facts that it names belong to the problem. */
function worded(code: string, sentence: string, facts: Facts): Problem {
  const named: Facts = {};
  const words = sentence.replaceAll(/\{(\w+)(:w)?\}/g, (_, name: string, isWord) => {
    const fact = facts[name] ?? "";
    named[name] = fact;
    return String((isWord && COUNT_WORDS[fact as number]) || fact);
  });
  return { code, sentence: words, facts: named };
}
