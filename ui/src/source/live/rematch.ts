/** Sitting down at the next game with the same people. */

import { isAlone } from "../../wire/commands";
import { isLocal } from "../../wire/local-id";
import { startAlone, takeSeat } from "../seating";
import { fetchTable } from "../tables";

/** Take this browser's seats; if all others are bots or share this browser, start the game. */
export async function joinRematch(id: string): Promise<void> {
  // A rematch in this browser has been dealt already.
  if (isLocal(id)) return;
  const { version, table } = await fetchTable(id);
  let latest = version;
  for (const [seat, { mine, ready, name, face }] of table.seats.entries()) {
    if (mine && !ready) latest = await takeSeat(id, latest, { seat, name, face });
  }
  if (isAlone(table.seats) && table.creator && table.status === "open") await startAlone(id);
}
