/** The other side of the bots' worker. */

import { Asking } from "./asking";
import type { Candidate } from "./thinker";
import type { Asked, LevelDecision, Question } from "./worker";

const bots = new Asking<Question>(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
);

/** Search one decision without blocking the page. */
export function search(question: Asked): Promise<readonly Candidate[]> {
  return bots.ask<readonly Candidate[]>({ search: question });
}

/** Let a bot choose its action, which is returned as a number. */
export function choose(decision: LevelDecision): Promise<number> {
  return bots.ask<number>({ decision });
}

/** Stop thinking at once; questions without an answer count as failed. */
export function interrupt(): void {
  bots.end("The search was interrupted.");
}
