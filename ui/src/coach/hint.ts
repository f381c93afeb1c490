/** Help with one decision; the later steps say more than the earlier ones. The twin of `coach.Hint`. */

import { factsOf } from "../core/as-seen";
import type { Advice, Line } from "../core/coach";
import type { AskedHint } from "../core/coach-worker";
import { KIND, kindOf, toText } from "../core/notation";
import { ratingsAt } from "../players/strength";
import { parsePlace } from "../stage/placements";
import type { GameInfo, TableInfo } from "../wire/protocol";

/** Return the coach's advice for the seat to move. */
export type Ask = (question: AskedHint) => Promise<Advice | null>;

/** What is asked about a position on a table; the coach learns no more than the seat to move knows. */
export function questionOf(game: GameInfo, { seats }: TableInfo): AskedHint {
  return {
    position: factsOf(
      game,
      seats.map(({ side }) => side ?? 0),
    ),
    ratings: ratingsAt(seats.map(({ level }) => level)),
  };
}

/** What a nudge points at: the kind of the best turn's first action. */
export type Look = "exchange" | "dedication" | "discard" | "tile" | "end";

export interface Hint {
  readonly advice: Advice;
  readonly look: Look;
  /** The tile to lay in this turn, where and how; none in a final turn. */
  readonly place: ReturnType<typeof parsePlace>;
  readonly best: Line;
  /** The best other turn; it knows in what it differs from the best one. */
  readonly nextBest: Line | undefined;
  /** Whether the next best turn cannot be told apart from the best one. */
  readonly isAsGood: boolean;
}

/** Standard errors within which two turns are as good as each other, as for verdicts. */
const DOUBT = 2;

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
    isAsGood: nextBest !== undefined && isAsGood(nextBest, best, advice.seat),
  };
}

/** Whether a line cannot be told apart from a better one. */
export function isAsGood(line: Line, best: Line, seat: number): boolean {
  const loss = (best.equalChance[seat] ?? 0) - (line.equalChance[seat] ?? 0);
  const isAlike = !line.isExact || line.honor[seat] === best.honor[seat];
  return loss <= DOUBT * line.error && isAlike;
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
