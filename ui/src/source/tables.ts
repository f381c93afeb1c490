/** Questions about a table, which the server or this browser answers. */

import { apiAddress, ask, tableAddress } from "../wire/api";
import { isLocal } from "../wire/local-id";
import type { BotLevel, Happened, Plan, State } from "../wire/protocol";

/** A history that is this long, or longer, may go on. */
const HISTORY_LIMIT = 500;

type TablesHere = Promise<typeof import("./local/client")>;

let here: TablesHere | undefined;

/** The tables of this browser, loaded when there is something to do with one. */
export function tablesHere(): TablesHere {
  here ??= import("./local/client");
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

export function fetchTable(table: string): Promise<State> {
  return ask(tableAddress(table));
}

/** Return what happened at a table, after a version at least; the server sends it in parts. */
export async function fetchHistory(table: string, since: number): Promise<readonly Happened[]> {
  if (isLocal(table)) return (await tablesHere()).call("history", table);
  const all: Happened[] = [];
  let part: readonly Happened[];
  do {
    const from = all.at(-1)?.version ?? since;
    part = await ask<readonly Happened[]>(tableAddress(table, `/history?since=${from}`));
    all.push(...part);
  } while (part.length >= HISTORY_LIMIT);
  return all;
}

/** Return what my tiles would give now, whoever is on turn. */
export async function fetchPlan(table: string): Promise<Plan> {
  if (isLocal(table)) return (await tablesHere()).call("plan", table);
  return ask(tableAddress(table, "/plan"));
}

/** The bots of the server, or those that can play at a table of this browser. */
export async function fetchBots(table = ""): Promise<readonly BotLevel[]> {
  if (isLocal(table)) return (await import("../wire/bots")).BOTS;
  return ask(apiAddress("bots"));
}

/** Where the record of an ended game can be downloaded. */
export async function recordAddress(table: string): Promise<string> {
  return isLocal(table) ? (await tablesHere()).recordFile(table) : tableAddress(table, "/record");
}

export async function fetchRecord(table: string): Promise<unknown> {
  if (isLocal(table)) return (await tablesHere()).call("record", table);
  return ask(tableAddress(table, "/record"));
}
