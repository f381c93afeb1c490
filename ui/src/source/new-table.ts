/** Creates a table: opens it, takes this browser's seats, and starts the game. */

import { newId } from "../wire/commands";
import type { OpenTable, SeatWish } from "../wire/protocol";
import { openTable, type Place, startGame, takeSeat } from "./seating";

export interface TablePlan {
  readonly title: string;
  /** The names of the players at this browser; the others follow clockwise. */
  readonly names: readonly string[];
  /** Their lanterns. */
  readonly faces: readonly string[];
  readonly levels: readonly string[];
  /** The number of seats to invite people to. */
  readonly open: number;
  /** The edges of the others, counted from my left; without them the sides are drawn by chance. */
  readonly edges?: readonly number[] | undefined;
}

const SIDES = ["west", "north", "east"] as const;

/** The request for a plan: this browser's players first, then guests, then bots. */
export function openRequest(plan: TablePlan, id: string): OpenTable {
  const seats: SeatWish[] = [
    ...plan.names.map((): SeatWish => ({ kind: "person" })),
    ...Array.from({ length: plan.open }, (): SeatWish => ({ kind: "open" })),
    ...plan.levels.map((level): SeatWish => ({ kind: "bot", level })),
  ];
  const request: OpenTable = { id, title: plan.title, seats: seats as OpenTable["seats"] };
  if (!plan.edges) return request;
  const sides = ["south", ...plan.edges.map((edge) => SIDES[edge])] as NonNullable<
    OpenTable["sides"]
  >;
  return { ...request, sides };
}

/** Open the table and take this browser's seats; start if there are no guests. Return its id. */
export async function createTable(plan: TablePlan, where: Place): Promise<string> {
  const { version, table } = await openTable(openRequest(plan, newId()), where);
  let at = version;
  for (const [seat, name] of plan.names.entries()) {
    const claim = { seat, name, face: plan.faces[seat] ?? "" };
    at = await takeSeat(table.id, at, claim, plan.open === 0);
  }
  if (plan.open === 0) await startGame(table.id, at);
  return table.id;
}
