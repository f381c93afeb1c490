/** A table in this browser that goes on from a moment of a replay, against bots. */

import { DIRECTIONS } from "../../core/names";
import type { Entry, Player } from "../../engine/log";
import { go } from "../../frame/route.svelte";
import { ownName, preferences } from "../../players/preferences.svelte";
import type { ReplaySource } from "../../source/replay/source.svelte";
import { tablesHere } from "../../source/tables";
import { botName } from "../../stage/seats";
import { BOTS } from "../../wire/bots";
import { REPLAY_ID } from "../../wire/local-id";
import { joinList, t } from "../../words/words.svelte";

/** The bot that takes the seat of a person, and of a bot that is not known here. */
export const STAND_IN = "artisan";

/** Open the table and go there; I play the seat that the replay is seen from. */
export async function playOn(source: ReplaySource): Promise<void> {
  const { call } = await tablesHere();
  go(`/t/${await call("open", entriesFor(source))}`);
}

/** The log of a table that has come to this moment. */
export function entriesFor({ played, ply, seat: mine, seats }: ReplaySource): readonly Entry[] {
  const { seats: sides, tiles, actions } = played.record;
  const levels = levelsOf(seats);
  const playerAt = (seat: number): Player =>
    seat === mine
      ? { name: ownName(), face: preferences.face }
      : { level: levels[seat] ?? STAND_IN };
  const missing = seats.flatMap(({ level }, seat) =>
    seat !== mine && level && levels[seat] !== level ? [level] : [],
  );
  return [
    {
      type: "dealt",
      title: titleFor(ply, missing),
      seats: sides.map((side, seat) => ({ side: DIRECTIONS[side] ?? "", ...playerAt(seat) })),
      tiles,
      previous: REPLAY_ID,
    },
    ...actions.slice(0, ply).map((action): Entry => ({ type: "acted", action })),
  ];
}

/** The level of a bot for each seat: the one that played it, if the page has it. */
export function levelsOf(seats: ReplaySource["seats"]): readonly string[] {
  return seats.map(({ level }) =>
    BOTS.some((bot) => bot.level === level) && level ? level : STAND_IN,
  );
}

/** Where the table begins, and who is missing at it. */
function titleFor(ply: number, missing: readonly string[]): string {
  const title = t("replay-play-on-title", { ply });
  if (!missing.length) return title;
  const names = joinList([...new Set(missing)]);
  return t("replay-play-on-stand-in", { title, bot: botName(STAND_IN), names });
}
