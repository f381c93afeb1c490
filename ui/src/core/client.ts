/** The page's side of the simulator's worker, which starts with the first question. */

import type { Candidate } from "./thinker";
import type { Asked } from "./worker";

interface Waiting {
  resolve(found: readonly Candidate[]): void;
  reject(reason: Error): void;
}

interface Reply {
  readonly id: number;
  readonly found?: readonly Candidate[];
  readonly problem?: string;
}

/** The simulator cannot be used in this browser, or not for this question. */
export class CoreFailed extends Error {}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let asked = 0;

/** Search one decision without blocking the page. */
export function search(question: Asked): Promise<readonly Candidate[]> {
  return new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve, reject });
    started().postMessage({ id: asked, search: question });
  });
}

/** Stop thinking at once; questions without an answer count as failed. */
export function interrupt(): void {
  end("The search was interrupted.");
}

function started(): Worker {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => settle(data);
    worker.onerror = () => end("The simulator's worker cannot be started.");
  }
  return worker;
}

function settle({ id, found, problem }: Reply): void {
  const { resolve, reject } = waiting.get(id) ?? {};
  waiting.delete(id);
  if (found) resolve?.(found);
  else reject?.(new CoreFailed(problem));
}

function end(sentence: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new CoreFailed(sentence));
  waiting.clear();
}
