/** A table in this browser that goes on from a moment of a replay, against bots. */

import { DIRECTIONS } from "../../core/names";
import { UNSHUFFLED } from "../../engine/creation";
import type { AnyEntry, SeatPlan } from "../../engine/entries";
import { go } from "../../frame/route.svelte";
import { ownName, preferences } from "../../players/preferences.svelte";
import { toFile } from "../../source/local/transfer";
import type { ReplaySource } from "../../source/replay/source.svelte";
import { tablesHere } from "../../source/tables";
import { BOTS } from "../../wire/bots";
import { randomHex } from "../../wire/commands";
import { newLocalId } from "../../wire/local-id";
import { t } from "../../words/words.svelte";

/** How tables in this browser call their only browser. */
const ME = "me";
/** The bot that takes the seat of a person. */
const STAND_IN = "artisan";

/** Open the table and go there; I play the seat that the replay is seen from. */
export async function playOn(source: ReplaySource): Promise<void> {
  const id = newLocalId();
  const rows = entriesFor(source).map((entry, index) => ({
    seq: index + 1,
    browser: ME,
    command: `replay-${index + 1}`,
    entry,
  }));
  const { call } = await tablesHere();
  go(`/t/${await call("fromFile", toFile({ id, rows }))}`);
}

/** The log of a table that has come to this moment. */
export function entriesFor({ played, ply, seat: mine, seats }: ReplaySource): readonly AnyEntry[] {
  const { record } = played;
  const known = new Set(BOTS.map(({ level }) => level));
  const sides = record.seats.map((side) => DIRECTIONS[side] ?? "");
  const plans = seats.map(({ level }, seat): SeatPlan => {
    if (seat === mine) return { kind: "person", owner: ME };
    return { kind: "bot", level: level !== null && known.has(level) ? level : STAND_IN };
  });
  return [
    {
      type: "opened",
      creator: ME,
      title: t("replay-play-on-title", { ply }),
      seats: plans,
      secret: randomHex(32),
      watch: randomHex(16),
      sides,
      shuffle: UNSHUFFLED,
    },
    {
      type: "sat",
      seat: mine,
      browser: ME,
      name: ownName(),
      contribution: randomHex(32),
      face: preferences.face,
    },
    { type: "started", order: [...plans.keys()], sides, tiles: [...record.tiles] },
    ...record.actions.slice(0, ply).map((action): AnyEntry => ({ type: "acted", action })),
  ];
}
