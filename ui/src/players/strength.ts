/** How strong bots are, by their measured ratings. */

import { BOTS } from "../wire/bots";
import type { BotLevel } from "../wire/protocol";

export const MOST_STARS = 5;

/** The weights behind chances are fitted to the ladder; dice, far below it, count as this. */
const LEAST_RATING = 1;

/**
 * Return each level's stars: the weakest of the ladder has one, the strongest five. Others have as many
 * as the level they are next to, unrated ones none.
 */
export function starsOf(bots: readonly BotLevel[]): ReadonlyMap<string, number> {
  const rated = bots.flatMap(({ level, rung, ratings }) => {
    const values = Object.values(ratings ?? {});
    if (values.length === 0) return [];
    const rating = values.reduce((sum, one) => sum + one, 0) / values.length;
    return [{ level, isOnLadder: typeof rung === "number", rating }];
  });
  const ladder = rated.flatMap(({ isOnLadder, rating }) => (isOnLadder ? [rating] : []));
  const least = Math.min(...ladder);
  const span = Math.max(...ladder) - least || 1;
  return new Map(
    rated.map(({ level, rating }) => {
      const height = Math.min(Math.max((rating - least) / span, 0), 1);
      return [level, 1 + Math.round((MOST_STARS - 1) * height)];
    }),
  );
}

/** Return the rating of each seat at a table, by the levels of bots; null for people. */
export function ratingsAt(
  levels: readonly (string | null | undefined)[],
): readonly (number | null)[] {
  const count = String(levels.length);
  return levels.map((level) => {
    // What a bot had for an action may stand behind its name.
    const [name] = level?.split("@") ?? [];
    const rating = BOTS.find((bot) => bot.level === name)?.ratings?.[count];
    return rating === undefined ? null : Math.max(rating, LEAST_RATING);
  });
}
