/**
 * What this browser keeps between visits. Nothing here throws: a browser can forbid storage or have
 * no room, and then a value lasts as long as the page is open.
 */

import { untrack } from "svelte";

/** The values that could not be stored; null is one that was removed. */
const unstored = new Map<string, string | null>();
let isFailing = $state(false);
let isDismissed = $state(false);

/** Whether to tell the player that this browser stores nothing; once told, never again. */
export function hasStorageNotice(): boolean {
  return isFailing && !isDismissed;
}

export function dismissStorageNotice(): void {
  isDismissed = true;
}

export function readText(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    noteFailure();
    return null;
  }
}

/** Keep a text; null removes it. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
    noteFailure();
  }
}

/** Read a value that `writeJson` kept; undefined if there is none, or something else. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? "") as unknown;
  } catch {
    return undefined;
  }
}

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

function noteFailure(): void {
  // Values are read in templates too, where nothing that is tracked may change.
  untrack(() => {
    isFailing = true;
  });
}
