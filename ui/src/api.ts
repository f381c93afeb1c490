/** Requests about tables: to the server over HTTP, or to the tables of this browser. */

import { isLocal } from "./local-id";
import type { BotLevel, Happened, Home, Plan, Problem, State } from "./protocol";
import { Refusal } from "./refusal";
import { hasServer, noteAnswer } from "./server.svelte";

/** A history that is this long, or longer, may go on. */
const HISTORY_PAGE = 500;

type TablesHere = Promise<typeof import("./game/local/client")>;

let here: TablesHere | undefined;

/** The tables of this browser, loaded when there is something to do with one. */
export function tablesHere(): TablesHere {
  here ??= import("./game/local/client");
  // Without a network it may not be loaded now, but later.
  here.catch(() => {
    here = undefined;
  });
  return here;
}

/** The same, if it has been loaded. */
export function tablesInUse(): TablesHere | undefined {
  return here;
}

export async function fetchTable(table: string): Promise<State> {
  if (isLocal(table)) return (await tablesHere()).call("table", table);
  return ask(tableAddress(table));
}

/** Return what happened at a table after a version; the server sends it page by page. */
export async function fetchHistory(table: string, since: number): Promise<readonly Happened[]> {
  if (isLocal(table)) return (await tablesHere()).call("history", table, since);
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
export async function fetchPlan(table: string): Promise<Plan> {
  if (isLocal(table)) return (await tablesHere()).call("plan", table);
  return ask(tableAddress(table, "/plan"));
}

/** The bots of the server, or those that can play at a table of this browser. */
export async function fetchBots(table = ""): Promise<readonly BotLevel[]> {
  if (isLocal(table)) return (await import("./bots")).BOTS;
  return ask("/api/bots");
}

/** Where the record of an ended game can be downloaded. */
export async function recordAddress(table: string): Promise<string> {
  return isLocal(table) ? (await tablesHere()).recordFile(table) : tableAddress(table, "/record");
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
  if (isLocal(table)) return (await tablesHere()).call("record", table);
  return ask(tableAddress(table, "/record"));
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
