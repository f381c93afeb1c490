/** Sitting down at the next game with the same people. */

import { fetchTable, startGame, takeSeat } from "../../api";

/** Take this browser's seats; if all others are bots or share this browser, start the game. */
export async function joinRematch(id: string): Promise<void> {
  const { version, table } = await fetchTable(id);
  let latest = version;
  for (const [seat, { mine, ready, name, face }] of table.seats.entries()) {
    if (mine && !ready) latest = await takeSeat(id, latest, { seat, name, face });
  }
  const isAlone = table.seats.every((seat) => seat.mine || seat.kind === "bot");
  if (isAlone && table.creator && table.status === "open") await startGame(id, latest);
}
