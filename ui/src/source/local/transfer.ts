/** Tables as files: a log with its table's id, in JSON. */

import type { LogRow } from "../../engine/log";
import { isLocal } from "../../wire/local-id";

const FORMAT = "lanterns-table/1";
/** Longer than any game; a file with more is not one of ours. */
const MOST_ROWS = 5000;

/** The file is not one of a table, or damaged. */
export class BadFile extends Error {}

export interface TableFile {
  readonly id: string;
  readonly rows: readonly LogRow[];
}

export function toFile({ id, rows }: TableFile): string {
  const log = rows.map(({ seq, command, entry }) => ({ seq, command, entry }));
  return JSON.stringify({ format: FORMAT, id, log });
}

export function fromFile(text: string): TableFile {
  let found: Partial<Record<"format" | "id" | "log", unknown>>;
  try {
    found = { ...JSON.parse(text) };
  } catch {
    throw new BadFile("It is not JSON.");
  }
  const { format, id, log } = found;
  if (format !== FORMAT || typeof id !== "string" || !isLocal(id) || !Array.isArray(log)) {
    throw new BadFile("It is not the file of a table.");
  }
  if (log.length > MOST_ROWS || !log.every(isRow)) throw new BadFile("Its log is damaged.");
  return { id, rows: log };
}

function isRow(row: unknown, index: number): row is LogRow {
  const { seq, command, entry } = (row ?? {}) as Partial<LogRow>;
  return seq === index + 1 && typeof command === "string" && typeof entry?.type === "string";
}
