/**
 * How near each player is to each set. What a set needs and what a token is worth are the
 * referee's printed data, and the cards of every player are open: this only counts.
 */

import { DEDICATION_SETS, GENERIC_HONOR } from "../wire/pieces";
import type { Color, DedicationKind, GameInfo } from "../wire/protocol";

type ReachState = "ready" | "one-short" | "far";

export interface Reach {
  readonly kind: DedicationKind;
  readonly state: ReachState;
  /** One card short: the colors of which a single card completes the set. */
  readonly missing: readonly Color[];
  /** The honor that is waiting. */
  readonly value: number;
  /** Whether the cards gained would make it ready. */
  readonly becomes: boolean;
}

type Counts = readonly number[];

/** The reach of a seat: four of a kind, three pair, seven unique; `gain` counts cards to come. */
export function reachOf(
  game: Pick<GameInfo, "players" | "stacks">,
  seat: number,
  gain: Counts = [],
): readonly Reach[] {
  const cards = game.players[seat]?.cards ?? [];
  const coming = addCards(cards, gain);
  return DEDICATION_SETS.map((_, place) => {
    const kind = place as DedicationKind;
    const short = shortOf(kind, cards);
    return {
      kind,
      state: short === 0 ? "ready" : short === 1 ? "one-short" : "far",
      missing: short === 1 ? completing(kind, cards) : [],
      value: game.stacks[kind]?.[0] ?? GENERIC_HONOR,
      becomes: short > 0 && shortOf(kind, coming) === 0,
    };
  });
}

/** How many cards a set of this kind lacks: those of the colors that are nearest. */
export function shortOf(kind: DedicationKind, cards: Counts): number {
  const { colors, copies } = DEDICATION_SETS[kind];
  return cards
    .map((count) => Math.max(0, copies - count))
    .toSorted((one, other) => one - other)
    .slice(0, colors)
    .reduce((sum, lack) => sum + lack, 0);
}

/** The colors of which one more card completes the set. */
function completing(kind: DedicationKind, cards: Counts): readonly Color[] {
  return cards.flatMap((_, color) =>
    shortOf(kind, withCard(cards, color, 1)) === 0 ? [color as Color] : [],
  );
}

/** The counts with `more` cards of one color. */
export function withCard(cards: Counts, color: number, more: number): Counts {
  return cards.map((count, place) => (place === color ? count + more : count));
}

function addCards(cards: Counts, more: Counts): Counts {
  return cards.map((count, color) => count + (more[color] ?? 0));
}
