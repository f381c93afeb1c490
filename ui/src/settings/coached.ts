/** The table at which a hint is offered at every turn: one at a time, kept in this browser. */

const STORAGE_KEY = "lanterns.coached";

export function isCoached(table: string): boolean {
  return localStorage.getItem(STORAGE_KEY) === table;
}

export function setCoached(table: string, on: boolean): void {
  if (on) localStorage.setItem(STORAGE_KEY, table);
  else localStorage.removeItem(STORAGE_KEY);
}
