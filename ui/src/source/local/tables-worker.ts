/** The tables of this browser in a thread of their own; bots think in another one. */

import { type Asked, Asking, type Reply, type Thread } from "../../core/asking";
import type { LevelDecision } from "../../core/bots-worker";
import { loader } from "../../core/loading";
import { CoreRules } from "../../core/rules";
import address from "../../core/rules.wasm?url";
import { UnreadableLog } from "../../engine/log";
import { Refused } from "../../engine/problems";
import type { Problem } from "../../wire/protocol";
import { LocalTables, NoTable } from "./local-tables";
import { Database } from "./storage/database";
import { LogStore } from "./storage/log-store";
import { holdBots, otherTabs } from "./tabs";
import { BadFile } from "./transfer";

/** A call of one of the methods of `LocalTables`. */
export interface Call {
  readonly id: number;
  readonly name: string;
  readonly facts: readonly unknown[];
}

/** Why there is no answer to a call. */
export interface Failure {
  readonly kind: "refused" | "no-table" | "unreadable" | "bad-file" | "failed";
  readonly why: string;
  readonly problem?: Problem;
}

export type Returned =
  | { readonly id: number; readonly found: unknown }
  | { readonly id: number; readonly failure: Failure };

/** What the page is to ask of the bots' thread; null ends it. */
export interface ForBots {
  readonly asked: Asked<LevelDecision> | null;
}

/** What that thread has answered; null when it broke down. */
export interface FromBots {
  readonly answered: Reply | null;
}

/** What may be called. */
export type Calls = Omit<LocalTables, "follow" | "leaveBots">;

const loadedRules = loader(address, (module) => new CoreRules(module));

const tabs = otherTabs((table) => void tables.follow(table).catch(() => undefined));

// The page starts the bots' thread: in Firefox on a busy machine, a worker that a worker starts may
// never begin.
const thread: Thread<LevelDecision> = {
  postMessage: (asked) => self.postMessage({ asked } satisfies ForBots),
  terminate: () => self.postMessage({ asked: null } satisfies ForBots),
  onmessage: null,
  onerror: null,
};
const bots = new Asking(() => thread);

const tables = new LocalTables({
  store: new LogStore(new Database()),
  rules: loadedRules,
  think: (decision) => bots.ask(decision),
  interrupt: () => bots.end("The search was interrupted."),
  post: (sent) => self.postMessage(sent),
  changed: tabs.tell,
});

const turns = holdBots((table, areElsewhere) => void tables.leaveBots(table, areElsewhere));

self.onmessage = async ({ data }: MessageEvent<Call | FromBots>) => {
  if ("answered" in data) {
    const { answered } = data;
    if (answered) thread.onmessage?.(new MessageEvent("message", { data: answered }));
    else thread.onerror?.(new ErrorEvent("error"));
    return;
  }
  const { id, name, facts } = data;
  try {
    const called = tables[name as keyof Calls] as (...facts: readonly unknown[]) => unknown;
    const found = await called.apply(tables, [...facts]);
    if (name === "join") turns.take(String(facts[0]));
    if (name === "leave") turns.release(String(facts[0]));
    self.postMessage({ id, found });
  } catch (error) {
    self.postMessage({ id, failure: failureOf(error) });
  }
};

function failureOf(error: unknown): Failure {
  const why = error instanceof Error ? error.message : String(error);
  if (error instanceof Refused) return { kind: "refused", why, problem: error.problem };
  if (error instanceof NoTable) return { kind: "no-table", why };
  if (error instanceof UnreadableLog) return { kind: "unreadable", why };
  if (error instanceof BadFile) return { kind: "bad-file", why };
  return { kind: "failed", why: String(error) };
}
