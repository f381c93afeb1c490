/** Saves a table on this device as a file. */

/** The code for it is fetched on demand; where it does not arrive, the button can be pressed again. */
export async function saveTable(table: string): Promise<void> {
  try {
    const { saveAsFile } = await import("../../source/local/tables");
    await saveAsFile(table);
  } catch {
    // Nothing was saved, and the browser shows no file.
  }
}
