/** Creates a table, on the server or in this browser. */

import { newId } from "../wire/commands";
import type { OpenTable, SeatWish } from "../wire/protocol";
import { t } from "../words/words.svelte";
import { openTable, startAlone, takeSeat } from "./seating";
import { tablesHere } from "./tables";

/** Where a table is played: on the server, or in this browser. */
export type Place = "server" | "here";

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

type Sides = NonNullable<OpenTable["sides"]>;

const SIDES = ["west", "north", "east"] as const;

/** The request for a plan: this browser's players first, then guests, then bots. */
export function openRequest(plan: TablePlan, id: string): OpenTable {
  const seats: SeatWish[] = [
    ...plan.names.map((): SeatWish => ({ kind: "person" })),
    ...Array.from({ length: plan.open }, (): SeatWish => ({ kind: "open" })),
    ...plan.levels.map((level): SeatWish => ({ kind: "bot", level })),
  ];
  const request: OpenTable = { id, title: plan.title, seats: seats as OpenTable["seats"] };
  const sides = sidesOf(plan);
  return sides ? { ...request, sides } : request;
}

/** Create a table and return its id; without guests, who need a server, the game begins. */
export function createTable(plan: TablePlan, where: Place): Promise<string> {
  return where === "here" && !plan.open ? dealHere(plan) : openOnServer(plan);
}

async function dealHere(plan: TablePlan): Promise<string> {
  const { askToKeep, call } = await tablesHere();
  const people = plan.names.map((name, seat) => ({ name, face: plan.faces[seat] ?? "" }));
  const players = [...people, ...plan.levels.map((level) => ({ level }))];
  const table = await call("deal", { title: plan.title, players, sides: sidesOf(plan) });
  void askToKeep();
  return table;
}

/** Open the table and take this browser's seats; start if there are no guests. */
async function openOnServer(plan: TablePlan): Promise<string> {
  const { version, table } = await openTable(openRequest(plan, newId()));
  let at = version;
  for (const [seat, name] of plan.names.entries()) {
    const claim = { seat, name, face: plan.faces[seat] ?? "" };
    at = await takeSeat(table.id, at, claim);
  }
  if (plan.open === 0) await startAlone(table.id);
  return table.id;
}

function sidesOf({ edges }: TablePlan): Sides | undefined {
  return edges && (["south", ...edges.map((edge) => SIDES[edge])] as Sides);
}

/** Return a name that none of these tables has, if there is one left. */
export function newTableName(taken: readonly string[], random: () => number = Math.random): string {
  const names = t("table-names").split(" | ");
  const free = names.filter((name) => !taken.includes(name));
  const choice = free.length > 0 ? free : names;
  return choice[Math.floor(random() * choice.length)] ?? t("title");
}
