/** Logs of tables in the browser's database: rows are only ever added. */

import {
  completed,
  LINES,
  LOGS,
  openDatabase,
  resultOf,
  rowsOf,
  type StoredLine,
  type StoredRow,
} from "./database";

/** Another tab has added a row of this number before. */
export class Conflict extends Error {}

export class Disk {
  #database: Promise<IDBDatabase> | undefined;

  /** Add rows, and change the lines of their tables, all or nothing; they last from then on. */
  async append(rows: readonly StoredRow[], lines: readonly StoredLine[] = []): Promise<void> {
    const transaction = await this.#begin("readwrite");
    const done = completed(transaction);
    const logs = transaction.objectStore(LOGS);
    for (const row of rows) logs.add(row);
    for (const line of lines) transaction.objectStore(LINES).put(line);
    try {
      await done;
    } catch (error) {
      throw isNamed(error, "ConstraintError") ? new Conflict() : error;
    }
  }

  /** A table's rows in order, those after a number. */
  async read(table: string, after = 0): Promise<readonly StoredRow[]> {
    const transaction = await this.#begin("readonly");
    return resultOf(transaction.objectStore(LOGS).getAll(rowsOf(table, after)));
  }

  async lines(): Promise<readonly StoredLine[]> {
    const transaction = await this.#begin("readonly");
    return resultOf(transaction.objectStore(LINES).getAll());
  }

  async remove(table: string): Promise<void> {
    const transaction = await this.#begin("readwrite");
    const done = completed(transaction);
    transaction.objectStore(LOGS).delete(rowsOf(table));
    transaction.objectStore(LINES).delete(table);
    await done;
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#database ??= openDatabase();
    try {
      return transactionOf(await this.#database, mode);
    } catch {
      // It could not be opened before, or was closed for a newer page: try once more.
      this.#database = openDatabase();
      return transactionOf(await this.#database, mode);
    }
  }
}

function transactionOf(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
  return database.transaction([LOGS, LINES], mode, { durability: "strict" });
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
