/** The chapter of the rules that fits the moment. */

import type { Chapter } from "../../frame/chapters";
import type { StepName } from "../../table/api";
import type { State } from "../../wire/protocol";

const OF_STEP: Readonly<Record<StepName, Chapter>> = {
  exchange: "exchange",
  dedicate: "dedicate",
  discard: "limit",
  place: "place",
  end: "end",
};

/** The chapter of the chosen step, or else of what can be done. */
export function chapterOf(state: State, chosen?: StepName): Chapter {
  const { game, legal, table } = state;
  if (chosen) return OF_STEP[chosen];
  if (table.status === "over" || game?.final) return "end";
  if (legal?.discards.length) return "limit";
  if (game?.phase === "dedicate" || legal?.dedications.length) return "dedicate";
  if (legal?.exchanges.length) return "exchange";
  return "place";
}
