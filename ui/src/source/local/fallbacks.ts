/** The levels that choose in the place of one that fails, as on the server. */

import { BOTS } from "../../wire/bots";

const LAST_RESORT = "random";
const LADDER = [LAST_RESORT, ...BOTS.filter(({ rung }) => rung !== null).map(({ level }) => level)];

/** A level and those below it, each weaker and surer; after a character, the first of the ladder. */
export function fallbacks(level: string): readonly string[] {
  const rung = LADDER.indexOf(level);
  return rung < 0 ? [level, ...LADDER.slice(0, 2).reverse()] : LADDER.slice(0, rung + 1).reverse();
}
