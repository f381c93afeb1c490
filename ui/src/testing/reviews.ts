/** Games judged by the real coach, in few worlds. */

import { readFileSync } from "node:fs";
import { Coach } from "../core/coach";
import { fromText } from "../core/notation";
import { type Decision, judgeGame } from "../core/review";
import { CoreRules } from "../core/rules";
import type { Played } from "../engine/played";
import { coreModule } from "./wasm";

const FEW_WORLDS = 4;

/** The decisions of a game in the order in which they are judged, without those that are known. */
export async function judgedGame(
  { record, states: [start = new Uint8Array()] }: Played,
  known: readonly number[] = [],
): Promise<readonly Decision[]> {
  const core = await coreModule();
  const net = readFileSync(`../src/lanterns/core/nets/${record.seats.length}-players.net`);
  const actions = record.actions.map((text) => fromText(text) ?? 0);
  const [coach, rules] = [new Coach(core), new CoreRules(core)];
  return [...judgeGame(coach, rules, net, { start, actions, worlds: FEW_WORLDS, known })];
}
