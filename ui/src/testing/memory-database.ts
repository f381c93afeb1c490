/** The database of tables in memory, shared by several tabs; it can be full or forbidden. */

import { Conflict, DeletedTable, type StoredRow } from "../source/local/storage/database";
import type { TableSummary } from "../source/local/summaries";

export class MemoryDatabase {
  rows: StoredRow[] = [];
  stored = new Map<string, TableSummary>();
  isFull = false;

  append = async (rows: readonly StoredRow[], summaries: readonly TableSummary[] = []) => {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    const added = [...this.rows];
    const has = (table: string, number?: number) =>
      added.some((row) => row.table === table && row.seq === (number ?? row.seq));
    for (const row of rows) {
      if (has(row.table, row.seq)) throw new Conflict();
      if (row.seq > 1 && !has(row.table, row.seq - 1)) throw new DeletedTable();
      added.push(row);
    }
    if (!summaries.every(({ id }) => has(id))) throw new DeletedTable();
    this.rows = added;
    for (const summary of summaries) this.stored.set(summary.id, summary);
  };

  read = async (table: string, after = 0) => {
    if (this.isFull) throw new DOMException("forbidden", "SecurityError");
    return this.rows.filter((row) => row.table === table && row.seq > after);
  };

  summaries = async () => [...this.stored.values()];

  remove = async (table: string) => {
    this.rows = this.rows.filter((row) => row.table !== table);
    this.stored.delete(table);
  };
}
