/** A game after a course: against the gentlest bot, on the server where one answers. */

import { facesAtHome, ownName } from "../../players/preferences.svelte";
import { createTable, newTableName } from "../../source/new-table";
import { Refusal } from "../../wire/refusal";
import { isServerReachable } from "../../wire/server.svelte";

export const GENTLEST = "visitor";

export function ownFace(): string {
  return facesAtHome(1)[0] ?? "";
}

/** Open a table against the gentlest bot and return its id. */
export async function newGame(): Promise<string> {
  const plan = {
    title: newTableName([]),
    names: [ownName()],
    faces: [ownFace()],
    levels: [GENTLEST],
    open: 0,
  };
  if (!isServerReachable()) return createTable(plan, "here");
  try {
    return await createTable(plan, "server");
  } catch (error) {
    // A server that does not answer keeps nobody from playing.
    if (error instanceof Refusal && !error.reason) return createTable(plan, "here");
    throw error;
  }
}
