/** The tables of this browser in a thread of their own; bots think in a second one. */

import { choose, interrupt } from "../../core/client";
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

/** What may be called. */
export type Calls = Omit<LocalTables, "follow" | "leaveBots">;

const loadedRules = loader(address, (module) => new CoreRules(module));

const tabs = otherTabs((table) => void tables.follow(table).catch(() => undefined));

const tables = new LocalTables({
  store: new LogStore(new Database()),
  rules: loadedRules,
  think: choose,
  interrupt,
  post: (sent) => self.postMessage(sent),
  changed: tabs.tell,
});

const bots = holdBots((table, areElsewhere) => void tables.leaveBots(table, areElsewhere));

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const { id, name, facts } = data;
  try {
    const called = tables[name as keyof Calls] as (...facts: readonly unknown[]) => unknown;
    const found = await called.apply(tables, [...facts]);
    if (name === "join") bots.take(String(facts[0]));
    if (name === "leave") bots.release(String(facts[0]));
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
