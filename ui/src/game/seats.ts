/** Who sits where on the turned table, and what they are called. */

import { type Direction, quarter, spinFor } from "../lake/geometry";
import type { State } from "../protocol";
import { t } from "../words/words.svelte";

const SOUTH: Direction = 2;

/** The seat this browser plays: the one whose hand is shown, or else the first of its own. */
export function mySeat(state: State): number | undefined {
  if (state.game?.shown != null) return state.game.shown;
  const first = state.table.seats.findIndex((seat) => seat.mine);
  return first < 0 ? undefined : first;
}

/** Quarter turns that bring my side to the bottom; whoever only watches sees south there. */
export function spinOf(state: State): Direction {
  const mine = mySeat(state);
  return spinFor(mine === undefined ? SOUTH : (state.table.seats[mine]?.side ?? SOUTH));
}

export type Edge = "top" | "right" | "bottom" | "left";
const EDGES: readonly Edge[] = ["top", "right", "bottom", "left"];

/** The edge of the screen at which a seat sits. */
export function edgeOf(state: State, seat: number): Edge {
  const side = state.table.seats[seat]?.side ?? SOUTH;
  return EDGES[quarter(side + spinOf(state))] ?? "bottom";
}

/** A seat's name; a bot is called by its level. */
export function seatNames(state: State): readonly string[] {
  const levels = state.table.seats.map((seat) => (seat.kind === "bot" ? seat.level : null));
  return state.table.seats.map((seat, place) => {
    const level = levels[place];
    if (!level) return seat.name;
    const name = botName(level);
    const twins = levels.filter((other) => other === level).length;
    const nth = levels.slice(0, place + 1).filter((other) => other === level).length;
    return twins > 1 ? t("table-bot-nth", { name, nth }) : name;
  });
}

/** A bot by its level; one that came as a plug-in has a name that no language knows. */
export function botName(level: string): string {
  return t("bot-name", { bot: level });
}
