/** Requests to the server over HTTP. */

import { type Command, isAccepted, newId, newKey, type SeatClaim, sitCommand } from "./commands";
import { forgetContribution, saveCommitment, saveContribution } from "./commitments";
import type {
  Answer,
  BotLevel,
  Happened,
  Home,
  Invitation,
  OpenTable,
  Plan,
  Problem,
  State,
  TableLine,
} from "./protocol";
import { Refusal } from "./refusal";

/** Set once this browser has a seat or a link: until then it has no tables to ask for. */
const KNOWN_AT = "lanterns.known";
/** A history that is this long, or longer, may go on. */
const HISTORY_PAGE = 500;

/** Open a table. If the answer is lost, the same request and key lead to the same table. */
export async function openTable(request: OpenTable): Promise<State> {
  const state = await askWithKey<State>("/api/tables", request);
  localStorage.setItem(KNOWN_AT, "yes");
  saveCommitment(state.table.id, state.table.commitment);
  return state;
}

/** Return this browser's tables; none if its cookie is gone. */
export async function myTables(): Promise<readonly TableLine[]> {
  if (!localStorage.getItem(KNOWN_AT)) return [];
  try {
    return await ask("/api/tables");
  } catch (error) {
    if (error instanceof Refusal && error.reason?.code === "no_browser") return [];
    throw error;
  }
}

export function fetchTable(table: string): Promise<State> {
  return ask(tableAddress(table));
}

/** Return what happened at a table after a version; the server sends it page by page. */
export async function fetchHistory(table: string, since: number): Promise<readonly Happened[]> {
  const all: Happened[] = [];
  let page: readonly Happened[];
  do {
    const from = all.at(-1)?.version ?? since;
    page = await ask<readonly Happened[]>(tableAddress(table, `/history?since=${from}`));
    all.push(...page);
  } while (page.length >= HISTORY_PAGE);
  return all;
}

/** Return what my tiles would give now, whoever is on turn. */
export function fetchPlan(table: string): Promise<Plan> {
  return ask(tableAddress(table, "/plan"));
}

export function fetchBots(): Promise<readonly BotLevel[]> {
  return ask("/api/bots");
}

export async function followInvitation(token: string): Promise<Invitation> {
  const invitation = await askWithKey<Invitation>("/api/join", { token });
  localStorage.setItem(KNOWN_AT, "yes");
  saveCommitment(invitation.table, invitation.commitment);
  return invitation;
}

/** Take a seat, alone or among others who choose too; return the table's new version. */
export async function takeSeat(
  table: string,
  version: number,
  claim: SeatClaim,
  alone: boolean,
): Promise<number> {
  const { command, contribution } = sitCommand(claim, alone);
  // Kept before it is sent: if the answer is lost, it may be needed all the same.
  saveContribution(table, contribution);
  try {
    return await sendCommand(table, version, command);
  } catch (error) {
    if (error instanceof Refusal && error.reason) forgetContribution(table, contribution);
    throw error;
  }
}

export function startGame(table: string, version: number): Promise<number> {
  return sendCommand(table, version, { type: "start" });
}

export function recordAddress(table: string): string {
  return tableAddress(table, "/record");
}

export function invitationPicture(table: string, seat: number): string {
  return tableAddress(table, `/seats/${seat}/invitation.svg`);
}

export function movePicture(table: string, seat: number): string {
  return tableAddress(table, `/seats/${seat}/move.svg`);
}

export function watchPicture(table: string): string {
  return tableAddress(table, "/watch.svg");
}

export function socketAddress(table: string): string {
  const address = new URL(tableAddress(table, "/socket"), location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** Return the server's address as other machines can reach it. */
export async function publicAddress(): Promise<string> {
  const home: Home = await ask("/api/home");
  return home.address;
}

export async function fetchRecord(table: string): Promise<unknown> {
  return await ask(recordAddress(table));
}

/** Send a command; if the table has moved on meanwhile, send it once more for the new version. */
async function sendCommand(table: string, version: number, command: Command): Promise<number> {
  const address = tableAddress(table, "/commands");
  const send = (seen: number) => ask<Answer>(address, { ...command, id: newId(), version: seen });
  let answer = await send(version);
  if (answer.outcome === "stale") answer = await send(answer.version);
  if (isAccepted(answer)) return answer.version;
  throw new Refusal(answer.reason ?? undefined);
}

function tableAddress(table: string, part = ""): string {
  return `/api/tables/${encodeURIComponent(table)}${part}`;
}

async function ask<T>(address: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, body && post(body));
  } catch {
    throw new Refusal();
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refusal(isProblem(answer) ? answer : undefined);
  return answer as T;
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

function post(body: object): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "sentence" in value;
}
