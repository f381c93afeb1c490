/** How a game ended for the people at this screen: the festival looks and sounds accordingly. */

import { seatsOfMine } from "../../stage/seats";
import type { State } from "../../wire/protocol";

/** `watched`: none of the seats was ours, or people shared this screen and one of them won. */
export type Ceremony = "victory" | "defeat" | "watched";

export function ceremonyOf(state: State): Ceremony | undefined {
  const { result } = state;
  if (!result) return undefined;
  const mine = seatsOfMine(state);
  const won = mine.filter((seat) => result.ranks[seat] === 1);
  if (mine.length === 0 || (won.length > 0 && won.length < mine.length)) return "watched";
  return won.length ? "victory" : "defeat";
}
