/** The browser's database of tables: their logs, and a line about each of them for lists. */

import type { LogRow } from "../../../engine/table";
import type { TableLine } from "../../../wire/protocol";

const NAME = "lanterns";
const VERSION = 1;
export const LOGS = "logs";
export const LINES = "lines";

/** How long opening may take; some browsers never answer where storage is forbidden. */
const PATIENCE = 6000;

/** One entry of one table's log. */
export interface StoredRow extends LogRow {
  readonly table: string;
}

/** A table in brief. */
export interface StoredLine extends TableLine {
  /** The version that it describes. */
  readonly version: number;
  /** Why the log could not be read, if so. */
  readonly trouble?: string;
}

export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, PATIENCE, new DOMException("The database does not open.", "TimeoutError"));
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(LOGS, { keyPath: ["table", "seq"] });
      opening.result.createObjectStore(LINES, { keyPath: "id" });
    };
    opening.onsuccess = () => {
      const database = opening.result;
      // A newer page in another tab waits to change the database; it must not wait for this one.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    opening.onerror = () => reject(opening.error);
  });
}

/** The rows of one table. */
export function rowsOf(table: string, after = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, Number.POSITIVE_INFINITY], true);
}

/** The result of a request. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Wait until a transaction is on the disk. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("It was aborted."));
  });
}
