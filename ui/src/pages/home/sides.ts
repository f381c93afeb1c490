/** Where the others sit, as edges counted clockwise from my left. */

const LEFT = 0;
const TOP = 1;
const RIGHT = 2;
const EDGES = { left: LEFT, top: TOP, right: RIGHT } as const;

export const SIDE_CHOICES = ["chance", "left", "top", "right"] as const;
/** Of two players, where the other sits; of three, the side that stays empty. */
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** The edges of the others; none where chance decides, or where every side is taken. */
export function edgesFor(players: number, choice: SideChoice): readonly number[] | undefined {
  if (choice === "chance") return undefined;
  const edge = EDGES[choice];
  if (players === 2) return [edge];
  return players === 3 ? [LEFT, TOP, RIGHT].filter((one) => one !== edge) : undefined;
}
