/** The tables in this browser, for the home page. */

import { saveFile } from "../../kit/save-file";
import { tablesHere, tablesInUse } from "../tables";
import type { StoredLine } from "./storage/database";
import { Disk } from "./storage/disk";

/** All tables in this browser, the latest change first; none where storage is forbidden. */
export async function localTables(): Promise<readonly StoredLine[]> {
  try {
    // A table that could not be stored is known to the worker only.
    const lines = await ((await tablesInUse())?.call("lines") ?? new Disk().lines());
    return lines.toSorted((one, other) => other.changed.localeCompare(one.changed));
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
