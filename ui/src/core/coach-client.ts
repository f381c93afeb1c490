/** The other side of the coach's worker. */

import { Asking } from "./asking";
import type { Advice } from "./coach";
import type { AskedHint, Question } from "./coach-worker";
import type { AskedReview, Decision } from "./review";

const coach = new Asking<Question>(
  () => new Worker(new URL("./coach-worker.ts", import.meta.url), { type: "module" }),
);

/**
 * Advise the seat to move, by what it sees, and judge its idea if it has one, without blocking the
 * page; null when the game is over.
 */
export function hint(question: AskedHint): Promise<Advice | null> {
  return coach.ask<Advice | null>({ hint: question });
}

/** Judge every decision of a game; each is shown as it comes, the most instructive first. */
export async function review(
  question: AskedReview,
  show: (decision: Decision) => void,
): Promise<void> {
  await coach.ask<null>({ review: question }, (part) => show(part as Decision));
}

/** Stop judging at once; questions without an answer count as failed. */
export function interrupt(): void {
  coach.end("The review was interrupted.");
}
