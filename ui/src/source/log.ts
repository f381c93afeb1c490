/** The log of a table: every version once, in order. */

import type { Happened } from "../wire/protocol";

/** Add the versions that are missing. */
export function mergeLog(
  known: readonly Happened[],
  told: readonly Happened[],
): readonly Happened[] {
  const versions = new Set(known.map((happened) => happened.version));
  const fresh = told.filter((happened) => !versions.has(happened.version));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((a, b) => a.version - b.version);
}

/** The version up to which the log is complete; version 1, the opening, need not be in it. */
export function completeUpTo(log: readonly Happened[]): number {
  let version = 1;
  for (const happened of log) {
    if (happened.version > version + 1) break;
    version = happened.version;
  }
  return version;
}

export function isComplete(log: readonly Happened[], version: number): boolean {
  return completeUpTo(log) >= version;
}
