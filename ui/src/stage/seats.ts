/** The seats' positions on the screen and their names. */

import { type Direction, spinFor } from "../lake/geometry";
import { BOT_PREFIX } from "../wire/pieces";
import type { SeatInfo, State } from "../wire/protocol";
import { t } from "../words/words.svelte";

const SOUTH: Direction = 2;
/** The mark at the end of a player's line in a chart, by their side of the table. */
export const LINE_MARKS: Readonly<Record<Direction, string>> = [
  "M0 -7L7 0L0 7L-7 0Z",
  "M0 -6.5L6.5 5.5H-6.5Z",
  "M-5.5 0A5.5 5.5 0 1 1 5.5 0A5.5 5.5 0 1 1 -5.5 0Z",
  "M-5 -5H5V5H-5Z",
];

/** The reader's seat; none for watchers, or between the turns of players who share a browser. */
export function mySeat(state: State): number | undefined {
  if (state.game?.shown != null) return state.game.shown;
  const [first, second] = seatsOfMine(state);
  return second === undefined ? first : undefined;
}

/** The seat at the bottom of the screen; of several of mine, the next one on turn. */
export function nearSeat(state: State): number | undefined {
  const mine = mySeat(state);
  if (mine !== undefined) return mine;
  const own = seatsOfMine(state);
  const turn = state.game?.turn ?? 0;
  return own.find((seat) => seat >= turn) ?? own[0];
}

/** Quarter turns that bring my side to the bottom; watchers see south there. */
export function spinOf(state: State): Direction {
  const near = nearSeat(state);
  return spinFor(near === undefined ? SOUTH : (state.table.seats[near]?.side ?? SOUTH));
}

export function seatsOfMine(state: Pick<State, "table">): readonly number[] {
  return state.table.seats.flatMap((seat, place) => (seat.mine ? [place] : []));
}

/** The seats' names; bots are named after their level, and equal names are numbered. */
export function seatNames(state: {
  readonly table: { readonly seats: readonly SeatInfo[] };
}): readonly string[] {
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

/** The name of a bot by its level; that of a plug-in is not translated. */
export function botName(level: string): string {
  return t("bot-name", { bot: level });
}

/** The face of the player at a seat: that of the bot that plays it, or the person's own. */
export function faceOf({ level, face }: Pick<SeatInfo, "level" | "face">): string {
  return level ?? face;
}

/** What stands beside the name of a person who does not play: a bot does for now, or their program. */
export function insteadOf({ kind, level, program }: SeatInfo): string | undefined {
  if (kind === "bot") return undefined;
  return level ? t("table-stand-in") : program ? t("seat-bot") : undefined;
}

/** A name from a list of tables, which has bots and empty seats too. */
export function personName(name: string): string {
  if (name === "") return t("seat-free");
  return name.startsWith(BOT_PREFIX) ? botName(name.slice(BOT_PREFIX.length)) : name;
}
