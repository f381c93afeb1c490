/** What a placement makes possible: the sets it completes, for me and for the others. */

import type { DedicationKind, GameInfo, Placement } from "../wire/protocol";
import { gainOf, placerOf } from "./placements";
import { reachOf } from "./reach";

/** The sets of one seat that become ready by a placement, the most valuable first. */
export interface Completion {
  readonly seat: number;
  readonly sets: readonly { readonly kind: DedicationKind; readonly value: number }[];
  /** Whether this seat is the next one on turn. */
  readonly isNext: boolean;
}

/** What a placement completes, seat by seat in the order of turns, the player who places it first. */
export function completionsOf(
  game: Pick<GameInfo, "players" | "stacks">,
  placement: Placement,
): readonly Completion[] {
  const [placer, ...others] = placement[3].map(([seat]) => seat);
  return [placer ?? placerOf(placement), ...others].flatMap((seat, place) => {
    const sets = reachOf(game, seat, gainOf(placement, seat).cards)
      .filter(({ becomes }) => becomes)
      .map(({ kind, value }) => ({ kind, value }))
      .toSorted((one, other) => other.value - one.value);
    return sets.length ? [{ seat, sets, isNext: place === 1 }] : [];
  });
}

/** The gift that matters most: the most honor; of equal ones, that to the earlier player. */
export function worstOf(gifts: readonly Completion[]): Completion | undefined {
  return gifts.toSorted((one, other) => worthOf(other) - worthOf(one))[0];
}

function worthOf({ sets }: Completion): number {
  return sets[0]?.value ?? 0;
}
