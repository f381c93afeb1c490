/** Who sits where on the turned table, and what they are called. */

import { type Direction, type Edge, edgeAt, spinFor } from "../lake/geometry";
import type { State } from "../protocol";
import { t } from "../words/words.svelte";

const SOUTH: Direction = 2;
/** How lists of tables mark the name of a bot. */
const BOT = "bot:";

/** The seat of whoever looks at the page: none while people who share it pass it on, or for watchers. */
export function mySeat(state: State): number | undefined {
  if (state.game?.shown != null) return state.game.shown;
  const [first, second] = seatsOfMine(state);
  return second === undefined ? first : undefined;
}

/** The seat at the bottom of the screen; of several of mine the one whose turn comes next. */
export function nearSeat(state: State): number | undefined {
  const mine = mySeat(state);
  if (mine !== undefined) return mine;
  const own = seatsOfMine(state);
  const turn = state.game?.turn ?? 0;
  return own.find((seat) => seat >= turn) ?? own[0];
}

/** Quarter turns that bring my side to the bottom; whoever only watches sees south there. */
export function spinOf(state: State): Direction {
  const near = nearSeat(state);
  return spinFor(near === undefined ? SOUTH : (state.table.seats[near]?.side ?? SOUTH));
}

export function seatsOfMine(state: State): readonly number[] {
  return state.table.seats.flatMap((seat, place) => (seat.mine ? [place] : []));
}

/** The edge of the screen at which a seat sits. */
export function edgeOf(state: State, seat: number): Edge {
  return edgeAt(state.table.seats[seat]?.side ?? SOUTH, spinOf(state));
}

/** A seat's name; a bot is called by its level, and those of one name are numbered. */
export function seatNames(state: State): readonly string[] {
  const names = state.table.seats.map(({ kind, level, name }) =>
    kind === "bot" && level ? botName(level) : name,
  );
  return names.map((name, place) => {
    const nth = names.slice(0, place + 1).filter((other) => other === name).length;
    return name && names.lastIndexOf(name) !== names.indexOf(name)
      ? t("table-nth", { name, nth })
      : name;
  });
}

/** A bot by its level; one that came as a plug-in has a name that no language knows. */
export function botName(level: string): string {
  return t("bot-name", { bot: level });
}

/** A name as a list of tables tells it: bots by their level, empty seats as such. */
export function personName(name: string): string {
  if (name === "") return t("seat-free");
  return name.startsWith(BOT) ? botName(name.slice(BOT.length)) : name;
}
