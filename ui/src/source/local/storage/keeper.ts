/**
 * Keeps logs on the disk, or in memory for as long as the disk does not take them.
 *
 * What could not be written is tried again with every further row of the table, so that it is kept
 * again as soon as there is room.
 */

import type { StoredLine, StoredRow } from "./database";
import { Conflict, type Disk } from "./disk";

type AnyDisk = Pick<Disk, "append" | "read" | "lines" | "remove">;

export class Keeper {
  readonly #disk: AnyDisk;
  /** What is in memory only. */
  #rows: readonly StoredRow[] = [];
  readonly #lines = new Map<string, StoredLine>();

  constructor(disk: AnyDisk) {
    this.#disk = disk;
  }

  /** Whether all of a table is on the disk. */
  isKept(table: string): boolean {
    return !this.#rows.some((row) => row.table === table);
  }

  /** Add rows and change lines; throws `Conflict` if there is such a row already. */
  async append(rows: readonly StoredRow[], lines: readonly StoredLine[] = []): Promise<void> {
    const tables = new Set([...rows.map(({ table }) => table), ...lines.map(({ id }) => id)]);
    const missing = this.#rows.filter(({ table }) => tables.has(table));
    for (const line of lines) this.#lines.set(line.id, line);
    const newest = [...this.#lines.values()].filter(({ id }) => tables.has(id));
    try {
      await this.#disk.append([...missing, ...rows], newest);
      this.#forget(tables);
    } catch (error) {
      // Of two games that went apart in memory and on the disk, this one is played on.
      if (error instanceof Conflict && !missing.length) {
        this.#forget(tables);
        throw error;
      }
      this.#rows = [...this.#rows, ...rows];
    }
  }

  /** A table's rows in order, those after a number. */
  async read(table: string, after = 0): Promise<readonly StoredRow[]> {
    const missing = this.#rows.filter((row) => row.table === table);
    const stored = await this.#disk.read(table, after).catch((error) => {
      if (missing.length) return [];
      throw error;
    });
    return [...stored, ...missing.filter(({ seq }) => seq > (stored.at(-1)?.seq ?? after))];
  }

  async lines(): Promise<readonly StoredLine[]> {
    const stored = await this.#disk.lines().catch((): readonly StoredLine[] => []);
    return [...this.#lines.values(), ...stored.filter(({ id }) => !this.#lines.has(id))];
  }

  async remove(table: string): Promise<void> {
    const isKept = this.isKept(table);
    this.#forget(new Set([table]));
    await this.#disk.remove(table).catch((error) => {
      if (isKept) throw error;
    });
  }

  #forget(tables: ReadonlySet<string>): void {
    this.#rows = this.#rows.filter(({ table }) => !tables.has(table));
    for (const table of tables) this.#lines.delete(table);
  }
}
