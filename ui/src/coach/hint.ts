/** Help with one decision; the later steps say more than the earlier ones. The twin of `coach.Hint`. */

import type { Advice, Line } from "../core/coach";
import { KIND, kindOf, toText } from "../core/notation";
import { parsePlace } from "../stage/placements";
import { type Comparison, compare } from "./reasons";

/** What a nudge points at: the kind of the best turn's first action. */
export type Look = "exchange" | "dedication" | "discard" | "tile" | "end";

export interface Hint {
  readonly advice: Advice;
  readonly look: Look;
  /** The tile to lay in this turn, where and how; none in a final turn. */
  readonly place: ReturnType<typeof parsePlace>;
  readonly best: Line;
  /** The best other turn: one with another first action or another placement. */
  readonly nextBest: Line | undefined;
  /** What the best turn has that the next best has not, and the other way round. */
  readonly comparison: Comparison | undefined;
}

/** The hint that an advice holds; none where there is no line. */
export function hintOf(advice: Advice): Hint | undefined {
  const [best, ...others] = advice.lines;
  const first = best?.actions[0];
  const last = best?.actions.at(-1);
  if (!best || first === undefined || last === undefined) return undefined;
  const nextBest = others.find((line) => differs(line, best));
  return {
    advice,
    look: lookOf(first),
    place: parsePlace(toText(last)),
    best,
    nextBest,
    comparison: nextBest && compare(advice, best, nextBest),
  };
}

function lookOf(action: number): Look {
  switch (kindOf(action)) {
    case KIND.exchange:
      return "exchange";
    case KIND.discard:
      return "discard";
    case KIND.place:
      return "tile";
    case KIND.end:
      return "end";
    default:
      return "dedication";
  }
}

function differs(line: Line, other: Line): boolean {
  return line.actions.join() !== other.actions.join();
}
