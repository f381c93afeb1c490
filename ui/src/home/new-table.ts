/** From a wish to a table: open it, sit down, begin. */

import { openTable, startGame, takeSeat } from "../api";
import { newId } from "../commands";
import type { OpenTable, SeatWish } from "../protocol";

export interface TablePlan {
  readonly title: string;
  /** People at this browser, by name; everybody else comes after them, clockwise. */
  readonly names: readonly string[];
  readonly levels: readonly string[];
  /** Seats for whoever gets the link. */
  readonly open: number;
}

/** The seats of a plan: this browser's people first, then guests, then bots. */
export function openRequest(plan: TablePlan, id: string): OpenTable {
  const seats: SeatWish[] = [
    ...plan.names.map((): SeatWish => ({ kind: "person" })),
    ...Array.from({ length: plan.open }, (): SeatWish => ({ kind: "open" })),
    ...plan.levels.map((level): SeatWish => ({ kind: "bot", level })),
  ];
  return { id, title: plan.title, seats: seats as OpenTable["seats"] };
}

/** Open the table and seat this browser's people; without guests to wait for, begin. */
export async function createTable(plan: TablePlan): Promise<string> {
  const { version, table } = await openTable(openRequest(plan, newId()));
  let at = version;
  for (const [seat, name] of plan.names.entries()) {
    at = await takeSeat(table.id, at, { seat, name });
  }
  if (plan.open === 0) await startGame(table.id, at);
  return table.id;
}
