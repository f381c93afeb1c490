/** Games to replay, packed by the referee; written by scripts/write_page_examples.py. */

import { readLink } from "../engine/link";
import { type Played, playRecord } from "../engine/played";
import { Playback } from "../pages/replay/playback.svelte";
import { ReplaySource } from "../source/replay/source.svelte";
import games from "./games.json";
import { coreRules } from "./wasm";

export const GAMES = games;

/** The game for so many players. */
export async function playedGame(players: 2 | 3 | 4): Promise<Played> {
  const rules = await coreRules();
  const { link } = games[players - 2] ?? { link: "" };
  return playRecord(rules, readLink(rules, link).record);
}

export async function playbackOf(players: 2 | 3 | 4): Promise<Playback> {
  return new Playback(new ReplaySource(await playedGame(players), "Replay"));
}
