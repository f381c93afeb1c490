/** The table at which a hint is offered at every turn: one at a time, kept in this browser. */

import { readText, writeText } from "../storage/storage.svelte";

const STORAGE_KEY = "lanterns.coached";

export function isCoached(table: string): boolean {
  return readText(STORAGE_KEY) === table;
}

export function setCoached(table: string, on: boolean): void {
  writeText(STORAGE_KEY, on ? table : null);
}
