/** Requests to the server over HTTP. */

import type { BotLevel, Happened, Home, Plan, Problem, State } from "./protocol";
import { Refusal } from "./refusal";
import { hasServer, noteAnswer } from "./server.svelte";

/** A history that is this long, or longer, may go on. */
const HISTORY_PAGE = 500;

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

export function tableAddress(table: string, part = ""): string {
  return `/api/tables/${encodeURIComponent(table)}${part}`;
}

/** Send a request: a question, or a body to post. */
export async function ask<T>(address: string, body?: object): Promise<T> {
  if (!hasServer()) throw new Refusal();
  let response: Response;
  try {
    response = await fetch(address, body && post(body));
  } catch {
    noteAnswer(false);
    throw new Refusal();
  }
  const answer: unknown = await response.json().catch(() => undefined);
  // A gateway in front of a server that is down answers, but not with a problem.
  noteAnswer(response.ok || isProblem(answer));
  if (!response.ok) throw new Refusal(isProblem(answer) ? answer : undefined);
  return answer as T;
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
