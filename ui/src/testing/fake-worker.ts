/** A worker that a test drives by hand. */

import type { Sent } from "../source/local/local-tables";
import type { Call, Failure } from "../source/local/tables-worker";

export class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message?: string }) => void) | undefined;
  isEnded = false;
  readonly calls: Call[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }

  static get newest(): FakeWorker {
    const worker = FakeWorker.all.at(-1);
    if (!worker) throw new Error("nobody has started a worker");
    return worker;
  }

  postMessage(call: Call) {
    this.calls.push(call);
  }

  terminate() {
    this.isEnded = true;
  }

  /** Answer the latest call of a name. */
  answer(name: string, found?: unknown) {
    this.onmessage?.({ data: { id: this.#idOf(name), found } });
  }

  refuse(name: string, failure: Failure) {
    this.onmessage?.({ data: { id: this.#idOf(name), failure } });
  }

  send(sent: Sent) {
    this.onmessage?.({ data: sent });
  }

  #idOf(name: string): number {
    return this.calls.findLast((call) => call.name === name)?.id ?? -1;
  }
}
