/** Why nothing can be dedicated now: no set in hand, or too late in this turn. */

import { problemSentence } from "../../stage/sentences";
import type { Happened, Legal } from "../../wire/protocol";
import { t } from "../../words/words.svelte";

type Done = "exchanged" | "dedicated" | "discarded";

const DONE: readonly string[] = ["exchanged", "dedicated", "discarded"] satisfies Done[];

/** What was done in the current turn before the tile is placed, without what was taken back. */
export function doneThisTurn(log: readonly Happened[]): readonly Done[] {
  const done: Done[] = [];
  for (const { type } of log.flatMap(({ events }) => events)) {
    if (type === "turn_began") done.length = 0;
    else if (type === "took_back") done.pop();
    else if (DONE.includes(type)) done.push(type as Done);
  }
  return done;
}

/** Whether the dedication of this turn is over; if so, the reason. */
export function whyTooLate(legal: Legal, log: readonly Happened[]): string | undefined {
  const closed = legal.closed.four_of_a_kind;
  if (legal.dedications.length || closed?.code !== "dedication_passed") return undefined;
  const done = doneThisTurn(log);
  if (done.includes("dedicated")) return t("table-dedicated-already");
  // The log of a page that was just loaded may still be on its way.
  return done.includes("discarded") ? t("table-discard-begun") : problemSentence(closed);
}

export function whyNoDedication(legal: Legal, log: readonly Happened[]): string {
  return whyTooLate(legal, log) ?? t("table-no-set");
}
