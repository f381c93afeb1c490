/** Opening a table, following an invitation, sitting down and starting. */

import { readText, writeText } from "../storage/storage.svelte";
import { apiAddress, ask, tableAddress } from "../wire/api";
import { type Command, isAccepted, newId, newKey, randomHex } from "../wire/commands";
import type { Answer, Invitation, OpenTable, Sit, State, TableLine } from "../wire/protocol";
import { Refusal } from "../wire/refusal";
import { forgetContribution, note, saveContribution } from "./noted";
import { fetchTable } from "./tables";

/** Set once this browser has a seat or a link: until then it has no tables to ask for. */
const KNOWN_AT = "lanterns.known";

/** The seat to take and the name of its player. */
export type SeatClaim = Pick<Sit, "seat" | "name" | "invitation" | "face">;

/** A command to take a seat, and the random bytes that this browser adds to the shuffle. */
interface Seating {
  readonly command: Extract<Command, { type: "sit" }>;
  readonly contribution: string;
}

/** Take a seat; the bytes are only pledged until everyone has sat down. */
export async function sitCommand(claim: SeatClaim): Promise<Seating> {
  const contribution = randomHex(32);
  // The hash is loaded on demand: most visits need none.
  const { sha256Hex } = await import("../kit/sha256");
  return { command: { type: "sit", pledge: sha256Hex(contribution), ...claim }, contribution };
}

/** Open a table. If the answer is lost, the same request and key lead to the same table. */
export async function openTable(request: OpenTable): Promise<State> {
  const state = await askWithKey<State>(apiAddress("tables"), request);
  writeText(KNOWN_AT, "yes");
  note(state.table.id, { commitment: state.table.commitment });
  return state;
}

/** Return this browser's tables; none if its cookie is gone. */
export async function myTables(): Promise<readonly TableLine[]> {
  if (!readText(KNOWN_AT)) return [];
  try {
    return await ask(apiAddress("tables"));
  } catch (error) {
    if (error instanceof Refusal && error.reason?.code === "no_browser") return [];
    throw error;
  }
}

/** Follow a link: to a seat, or only to watch. */
export async function followInvitation(token: string, watch = false): Promise<Invitation> {
  const invitation = await askWithKey<Invitation>(apiAddress("join"), { token, watch });
  writeText(KNOWN_AT, "yes");
  note(invitation.table, { commitment: invitation.commitment });
  return invitation;
}

/** Take a seat; return the table's new version. */
export async function takeSeat(table: string, version: number, claim: SeatClaim): Promise<number> {
  const { command, contribution } = await sitCommand(claim);
  // Kept before it is sent: if the answer is lost, it may be needed all the same.
  saveContribution(table, contribution);
  try {
    return await sendCommand(table, version, command);
  } catch (error) {
    if (error instanceof Refusal && error.reason) forgetContribution(table, contribution);
    throw error;
  }
}

/** Show what was pledged and start, where nobody at another browser has to. */
export async function startAlone(id: string): Promise<void> {
  const [{ revealsOf }, { version, table }] = await Promise.all([
    import("./reveal"),
    fetchTable(id),
  ]);
  let at = version;
  for (const reveal of revealsOf(table)) at = await sendCommand(id, at, reveal);
  await sendCommand(id, at, { type: "start" });
}

/** Send a command; if the table has moved on meanwhile, send it once more for the new version. */
async function sendCommand(table: string, version: number, command: Command): Promise<number> {
  const send = (seen: number) =>
    ask<Answer>(tableAddress(table, "/commands"), { ...command, id: newId(), version: seen });
  let answer = await send(version);
  if (answer.outcome === "stale") answer = await send(answer.version);
  if (isAccepted(answer)) return answer.version;
  throw new Refusal(answer.reason ?? undefined);
}

/** Ask for what may come with a cookie; if the answer is lost, ask once more as the same browser. */
async function askWithKey<T>(address: string, request: object): Promise<T> {
  const body = { ...request, key: newKey() };
  try {
    return await ask<T>(address, body);
  } catch (error) {
    if (error instanceof Refusal && error.reason) throw error;
    return ask<T>(address, body);
  }
}
