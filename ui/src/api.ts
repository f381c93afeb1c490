/** The server over HTTP: what a page asks for before it sits at a table. */

import { type Command, isAccepted, newId, type SeatClaim, sitCommand } from "./commands";
import { saveCommitment, saveContribution } from "./commitments";
import type {
  Answer,
  BotLevel,
  Happened,
  Home,
  Invitation,
  OpenTable,
  Reason,
  State,
  TableLine,
} from "./protocol";
import { Refusal } from "./refusal";

/** A browser that never sat anywhere has no tables, and need not ask. */
const KNOWN_AT = "lanterns.known";

export async function openTable(wish: OpenTable): Promise<State> {
  const state = await ask<State>("/api/tables", wish);
  localStorage.setItem(KNOWN_AT, "yes");
  saveCommitment(state.table.id, state.table.commitment);
  return state;
}

/** This browser's tables; one whose cookie is gone is as good as new. */
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

/** What happened at a table after a version. */
export function fetchHistory(table: string, since: number): Promise<readonly Happened[]> {
  return ask(tableAddress(table, `/history?since=${since}`));
}

export async function botLevels(): Promise<readonly string[]> {
  const levels: BotLevel[] = await ask("/api/bots");
  return levels.map(({ level }) => level);
}

export async function followInvitation(token: string): Promise<Invitation> {
  const invitation = await ask<Invitation>("/api/join", { token });
  localStorage.setItem(KNOWN_AT, "yes");
  saveCommitment(invitation.table, invitation.commitment);
  return invitation;
}

/** Take a seat; returns the table's version. */
export async function takeSeat(table: string, version: number, wish: SeatClaim): Promise<number> {
  const sit = sitCommand(wish);
  const reached = await command(table, version, sit);
  saveContribution(table, sit.contribution);
  return reached;
}

export function startGame(table: string, version: number): Promise<number> {
  return command(table, version, { type: "start" });
}

export function recordAddress(table: string): string {
  return tableAddress(table, "/record");
}

export function invitationPicture(table: string, seat: number): string {
  return tableAddress(table, `/seats/${seat}/invitation.svg`);
}

export function watchPicture(table: string): string {
  return tableAddress(table, "/watch.svg");
}

export function socketAddress(table: string): string {
  const address = new URL(tableAddress(table, "/socket"), location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** Where links have to lead so that other machines can follow them. */
export async function publicAddress(): Promise<string> {
  const home: Home = await ask("/api/home");
  return home.address;
}

export async function fetchRecord(table: string): Promise<unknown> {
  return await ask(recordAddress(table));
}

/** Ask for something once; if the table has moved on meanwhile, once more where it is now. */
async function command(table: string, version: number, wish: Command): Promise<number> {
  const address = tableAddress(table, "/commands");
  const say = (at: number) => ask<Answer>(address, { ...wish, id: newId(), version: at });
  let answer = await say(version);
  if (answer.outcome === "stale") answer = await say(answer.version);
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
  const told: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refusal(isReason(told) ? told : undefined);
  return told as T;
}

function post(body: object): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

function isReason(told: unknown): told is Reason {
  return typeof told === "object" && told !== null && "code" in told && "sentence" in told;
}
