/** The other side of the simulator's worker, which starts with the first question. */

import type { Advice } from "./coach";
import type { Decision } from "./review";
import type { Candidate } from "./thinker";
import type { Asked, AskedAdvice, AskedReview, LevelDecision, Question } from "./worker";

interface Waiting {
  resolve(found: unknown): void;
  reject(reason: Error): void;
  show(part: unknown): void;
}

interface Reply {
  readonly id: number;
  readonly found?: unknown;
  /** Something found on the way. */
  readonly part?: unknown;
  readonly problem?: string;
}

/** The simulator cannot be used in this browser, or not for this question. */
export class CoreFailed extends Error {}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let asked = 0;

/** Search one decision without blocking the page. */
export function search(question: Asked): Promise<readonly Candidate[]> {
  return ask<readonly Candidate[]>({ search: question });
}

/** Let a bot choose its action, which is returned as a number. */
export function choose(decision: LevelDecision): Promise<number> {
  return ask<number>({ decision });
}

/** Judge a decision without blocking the page; null when the game is over. */
export function advise(question: AskedAdvice): Promise<Advice | null> {
  return ask<Advice | null>({ advice: question });
}

/** Judge every decision of a game; each is shown as it comes, the most instructive first. */
export async function review(
  question: AskedReview,
  show: (decision: Decision) => void,
): Promise<void> {
  await ask<null>({ review: question }, (part) => show(part as Decision));
}

/** Stop thinking at once; questions without an answer count as failed. */
export function interrupt(): void {
  end("The search was interrupted.");
}

function ask<Found>(question: Question, show: (part: unknown) => void = () => {}): Promise<Found> {
  return new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve: resolve as (found: unknown) => void, reject, show });
    started().postMessage({ id: asked, question });
  });
}

function started(): Worker {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => settle(data);
    worker.onerror = () => end("The simulator's worker cannot be started.");
  }
  return worker;
}

function settle({ id, found, part, problem }: Reply): void {
  if (part !== undefined) {
    waiting.get(id)?.show(part);
    return;
  }
  const { resolve, reject } = waiting.get(id) ?? {};
  waiting.delete(id);
  if (found !== undefined) resolve?.(found);
  else reject?.(new CoreFailed(problem));
}

function end(sentence: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new CoreFailed(sentence));
  waiting.clear();
}
