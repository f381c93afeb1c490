/** Requests to the server over HTTP. */

import type { Home, Problem } from "./protocol";
import { Refusal } from "./refusal";
import { hasServer, noteAnswer, ROOT } from "./server.svelte";

export function socketAddress(table: string): string {
  const address = new URL(tableAddress(table, "/socket"), location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** Return the server's address as other machines can reach it. */
export async function publicAddress(): Promise<string> {
  const home: Home = await ask(apiAddress("home"));
  return home.address;
}

export function apiAddress(path: string): string {
  return `${ROOT}api/${path}`;
}

export function tableAddress(table: string, part = ""): string {
  return apiAddress(`tables/${encodeURIComponent(table)}${part}`);
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
