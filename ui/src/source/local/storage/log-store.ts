/**
 * Stores logs in the database, or in memory for as long as the database does not take them.
 *
 * What could not be written is tried again with every further row of the table, so that it is stored
 * again as soon as there is room.
 */

import type { TableSummary } from "../summaries";
import { Conflict, type Database, DeletedTable, type StoredRow } from "./database";

type AnyDatabase = Pick<Database, "append" | "read" | "summaries" | "remove">;

export class LogStore {
  readonly #database: AnyDatabase;
  /** What is in memory only. */
  #rows: readonly StoredRow[] = [];
  readonly #summaries = new Map<string, TableSummary>();

  constructor(database: AnyDatabase) {
    this.#database = database;
  }

  /** Whether all of a table is in the database. */
  isKept(table: string): boolean {
    return !this.#rows.some((row) => row.table === table);
  }

  /**
   * Add rows and change summaries; throws `Conflict` if there is such a row already, `DeletedTable` if
   * another tab has deleted the table.
   */
  async append(rows: readonly StoredRow[], summaries: readonly TableSummary[] = []): Promise<void> {
    const tables = new Set([...rows.map(({ table }) => table), ...summaries.map(({ id }) => id)]);
    const missing = this.#rows.filter(({ table }) => tables.has(table));
    for (const summary of summaries) this.#summaries.set(summary.id, summary);
    const newest = [...this.#summaries.values()].filter(({ id }) => tables.has(id));
    try {
      await this.#database.append([...missing, ...rows], newest);
      this.#forget(tables);
    } catch (error) {
      // Of two games that went apart in memory and in the database, this one is played on.
      if (error instanceof DeletedTable || (error instanceof Conflict && !missing.length)) {
        this.#forget(tables);
        throw error;
      }
      this.#rows = [...this.#rows, ...rows];
    }
  }

  /** A table's rows in order, those after a number. */
  async read(table: string, after = 0): Promise<readonly StoredRow[]> {
    const missing = this.#rows.filter((row) => row.table === table);
    const stored = await this.#database.read(table, after).catch((error) => {
      if (missing.length) return [];
      throw error;
    });
    return [...stored, ...missing.filter(({ seq }) => seq > (stored.at(-1)?.seq ?? after))];
  }

  async summaries(): Promise<readonly TableSummary[]> {
    const stored = await this.#database.summaries().catch((): readonly TableSummary[] => []);
    return [...this.#summaries.values(), ...stored.filter(({ id }) => !this.#summaries.has(id))];
  }

  async remove(table: string): Promise<void> {
    const isKept = this.isKept(table);
    this.#forget(new Set([table]));
    await this.#database.remove(table).catch((error) => {
      if (isKept) throw error;
    });
  }

  #forget(tables: ReadonlySet<string>): void {
    this.#rows = this.#rows.filter(({ table }) => !tables.has(table));
    for (const table of tables) this.#summaries.delete(table);
  }
}
