/** The other side of the bots' worker. */

import { Asking } from "./asking";
import type { LevelDecision } from "./bots-worker";

const bots = new Asking<LevelDecision>(
  () => new Worker(new URL("./bots-worker.ts", import.meta.url), { type: "module" }),
);

/** Let a bot choose its action without blocking the page; it is returned as a number. */
export function choose(decision: LevelDecision): Promise<number> {
  return bots.ask<number>(decision);
}

/** Stop thinking at once; questions without an answer count as failed. */
export function interrupt(): void {
  bots.end("The search was interrupted.");
}
