/** The page's side of the tables in this browser; their worker starts with the first call. */

import type { Reply } from "../../core/asking";
import { Refusal } from "../../wire/refusal";
import type { Sent } from "./local-tables";
import type { Call, Calls, Failure, ForBots, FromBots, Returned } from "./tables-worker";

/** Why a call failed, other than by a refusal. */
export class LocalFailure extends Error {
  readonly kind: Failure["kind"];

  constructor({ kind, why }: Pick<Failure, "kind" | "why">) {
    super(why);
    this.kind = kind;
  }
}

interface Waiting {
  resolve(found: unknown): void;
  reject(reason: Error): void;
}

let worker: Worker | undefined;
let bots: Worker | undefined;
let calls = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Map<string, (sent: Sent) => void>();

type Name = keyof Calls;

/** Whether the worker runs: it may have tables that are in memory only. */
export function isRunning(): boolean {
  return worker !== undefined;
}

/** Call the tables' worker. */
export function call<N extends Name>(
  name: N,
  ...facts: Parameters<Calls[N]>
): Promise<Awaited<ReturnType<Calls[N]>>> {
  return new Promise((resolve, reject) => {
    calls += 1;
    waiting.set(calls, { resolve: resolve as (found: unknown) => void, reject });
    started().postMessage({ id: calls, name, facts } satisfies Call);
  });
}

/** Hear what a table sends, until the next listener or none. */
export function listen(table: string, listener: ((sent: Sent) => void) | undefined): void {
  if (listener) listeners.set(table, listener);
  else listeners.delete(table);
}

/** Ask the browser not to clear what it stores for this page, now that there is something to lose. */
export async function askToKeep(): Promise<void> {
  try {
    // Some browsers ask the person; once is enough.
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Plain addresses of a home network have no such thing; tables are stored all the same.
  }
}

/** The address of the record of an ended game, as a file in memory. */
export async function recordFile(table: string): Promise<string> {
  const record = JSON.stringify(await call("record", table));
  return URL.createObjectURL(new Blob([record], { type: "application/json" }));
}

function started(): Worker {
  if (!worker) {
    worker = new Worker(new URL("./tables-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Returned | Sent | ForBots>) => receive(data);
    worker.onerror = ({ message }) => end(message ?? "");
  }
  return worker;
}

function receive(data: Returned | Sent | ForBots): void {
  if ("asked" in data) {
    passOn(data);
    return;
  }
  if ("table" in data) {
    listeners.get(data.table)?.(data);
    return;
  }
  const { resolve, reject } = waiting.get(data.id) ?? {};
  waiting.delete(data.id);
  if ("found" in data) resolve?.(data.found);
  else reject?.(errorOf(data.failure));
}

/** Pass a question on to the bots' worker, or end it. */
function passOn({ asked }: ForBots): void {
  if (!asked) {
    endBots();
    return;
  }
  bots ??= startedBots();
  bots.postMessage(asked);
}

function startedBots(): Worker {
  const started = new Worker(new URL("../../core/bots-worker.ts", import.meta.url), {
    type: "module",
  });
  const tell = (answered: Reply | null) => worker?.postMessage({ answered } satisfies FromBots);
  started.onmessage = ({ data }: MessageEvent<Reply>) => tell(data);
  started.onerror = () => tell(null);
  return started;
}

function endBots(): void {
  bots?.terminate();
  bots = undefined;
}

function errorOf(failure: Failure): Error {
  return failure.problem ? new Refusal(failure.problem) : new LocalFailure(failure);
}

/** The worker could not be started, or broke down; the next call starts another one. */
function end(why: string): void {
  worker?.terminate();
  worker = undefined;
  endBots();
  for (const { reject } of waiting.values()) reject(new LocalFailure({ kind: "failed", why }));
  waiting.clear();
  for (const [table, listener] of listeners) listener({ table, ended: "lost" });
}
