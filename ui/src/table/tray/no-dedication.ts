/** Why a step of my turn is closed. */

import { standing } from "../../stage/events";
import { problemSentence } from "../../stage/sentences";
import type { Happened, Legal } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import type { StepName } from "../api";

type Done = "exchanged" | "dedicated" | "discarded";

const DONE: readonly string[] = ["exchanged", "dedicated", "discarded"] satisfies Done[];

/** What was done in the current turn before the tile is placed, without what was taken back. */
export function doneThisTurn(log: readonly Happened[]): readonly Done[] {
  const types = standing(log).flatMap(({ events }) => events.map(({ type }) => type));
  const now = types.slice(types.lastIndexOf("turn_began") + 1);
  return now.filter((type): type is Done => DONE.includes(type));
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

/** Why a step cannot be done now; none if it can. */
export function whyClosed(
  step: StepName,
  legal: Legal,
  log: readonly Happened[],
): string | undefined {
  const reason = legal.closed[step];
  if (step === "dedicate")
    return legal.dedications.length ? undefined : whyNoDedication(legal, log);
  return reason && problemSentence(reason);
}
