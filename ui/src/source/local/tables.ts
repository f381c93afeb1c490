/** The tables in this browser, for the home page. */

import { saveFile } from "../../kit/save-file";
import { tablesHere, tablesInUse } from "../tables";
import { Database } from "./storage/database";
import type { TableSummary } from "./summaries";

/** All tables in this browser, the latest change first; none where storage is forbidden. */
export async function localTables(): Promise<readonly TableSummary[]> {
  try {
    // A table that could not be stored is known to the worker only.
    const tables = await ((await tablesInUse())?.call("summaries") ?? new Database().summaries());
    return tables.toSorted((one, other) => other.changed.localeCompare(one.changed));
  } catch {
    return [];
  }
}

/** Hand a table to the person as a file. */
export async function saveAsFile(table: string): Promise<void> {
  const text = await (await tablesHere()).call("toFile", table);
  saveFile(new Blob([text], { type: "application/json" }), `${table}.json`);
}

/** Take a table from a file and return its id. */
export async function takeFromFile(file: Blob): Promise<string> {
  return (await tablesHere()).call("fromFile", await file.text());
}

export async function deleteTable(table: string): Promise<void> {
  await (await tablesHere()).call("remove", table);
}
