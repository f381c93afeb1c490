/** The browser's database of tables: their logs, to which rows are only ever added, and summaries. */

import type { LogRow } from "../../../engine/log";
import type { TableSummary } from "../summaries";

const NAME = "lanterns";
const VERSION = 1;
const LOGS = "logs";
/** The summaries: browsers in use have them under this name. */
const SUMMARIES = "lines";

/** How long opening may take; some browsers never answer where storage is forbidden. */
const PATIENCE = 6000;

/** One entry of one table's log. */
export interface StoredRow extends LogRow {
  readonly table: string;
}

/** Another tab has added a row of this number before. */
export class Conflict extends Error {}

/** The table was deleted, so nothing can be added to it. */
export class DeletedTable extends Error {}

export class Database {
  #opened: Promise<IDBDatabase> | undefined;

  /**
   * Add rows and change summaries, all or nothing; they last from then on. A row needs the one before
   * it, and a summary a log, so that a table which was deleted in another tab does not come back.
   */
  async append(rows: readonly StoredRow[], summaries: readonly TableSummary[] = []): Promise<void> {
    const transaction = await this.#begin("readwrite");
    const done = completed(transaction);
    const logs = transaction.objectStore(LOGS);
    let isDeleted = false;
    const need = (key: IDBValidKey | IDBKeyRange) => {
      const request = logs.getKey(key);
      request.onsuccess = () => {
        if (request.result !== undefined) return;
        isDeleted = true;
        transaction.abort();
      };
    };
    for (const row of rows) {
      if (row.seq > 1) need([row.table, row.seq - 1]);
      logs.add(row);
    }
    for (const summary of summaries) {
      need(rowsOf(summary.id));
      transaction.objectStore(SUMMARIES).put(summary);
    }
    try {
      await done;
    } catch (error) {
      if (isDeleted) throw new DeletedTable();
      throw isNamed(error, "ConstraintError") ? new Conflict() : error;
    }
  }

  /** A table's rows in order, those after a number. */
  async read(table: string, after = 0): Promise<readonly StoredRow[]> {
    const transaction = await this.#begin("readonly");
    return resultOf(transaction.objectStore(LOGS).getAll(rowsOf(table, after)));
  }

  async summaries(): Promise<readonly TableSummary[]> {
    const transaction = await this.#begin("readonly");
    return resultOf(transaction.objectStore(SUMMARIES).getAll());
  }

  async remove(table: string): Promise<void> {
    const transaction = await this.#begin("readwrite");
    const done = completed(transaction);
    transaction.objectStore(LOGS).delete(rowsOf(table));
    transaction.objectStore(SUMMARIES).delete(table);
    await done;
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#opened ??= openDatabase();
    try {
      return transactionOf(await this.#opened, mode);
    } catch {
      // It could not be opened before, or was closed for a newer page: try once more.
      this.#opened = openDatabase();
      return transactionOf(await this.#opened, mode);
    }
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, PATIENCE, new DOMException("The database does not open.", "TimeoutError"));
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(LOGS, { keyPath: ["table", "seq"] });
      opening.result.createObjectStore(SUMMARIES, { keyPath: "id" });
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

function transactionOf(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
  return database.transaction([LOGS, SUMMARIES], mode, { durability: "strict" });
}

/** The rows of one table. */
function rowsOf(table: string, after = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, Number.POSITIVE_INFINITY], true);
}

/** The result of a request. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Wait until a transaction is on the disk. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("It was aborted."));
  });
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
