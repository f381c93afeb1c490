/** How strong bots are, by their measured ratings. */

import { BOTS } from "../wire/bots";
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

/** Return the rating of each seat at a table, by the levels of bots; null for people. */
export function ratingsAt(
  levels: readonly (string | null | undefined)[],
): readonly (number | null)[] {
  const count = String(levels.length);
  return levels.map((level) => {
    // What a bot had for an action may stand behind its name.
    const [name] = level?.split("@") ?? [];
    return BOTS.find((bot) => bot.level === name)?.ratings?.[count] ?? null;
  });
}
