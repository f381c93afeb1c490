/** The stars of a bot, by its measured ratings. */

import type { BotLevel } from "../wire/protocol";

export const MOST_STARS = 5;

/** Return each level's stars: the weakest has one, the strongest five, unrated bots none. */
export function starsOf(bots: readonly BotLevel[]): ReadonlyMap<string, number> {
  const rated = bots.flatMap(({ level, ratings }) => {
    const values = Object.values(ratings ?? {});
    if (values.length === 0) return [];
    return [{ level, rating: values.reduce((sum, one) => sum + one, 0) / values.length }];
  });
  const ratings = rated.map(({ rating }) => rating);
  const least = Math.min(...ratings);
  const span = Math.max(...ratings) - least || 1;
  return new Map(
    rated.map(({ level, rating }) => [
      level,
      1 + Math.round(((MOST_STARS - 1) * (rating - least)) / span),
    ]),
  );
}
