/** A coach's worker that a test drives by hand; install it with `vi.stubGlobal("Worker", FakeCoach)`. */

import type { AskedReview } from "../core/review";

interface Asked {
  readonly id: number;
  readonly question: { readonly review: AskedReview };
}

export class FakeCoach {
  static all: FakeCoach[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  isEnded = false;
  readonly asked: Asked[] = [];

  constructor() {
    FakeCoach.all.push(this);
  }

  static get newest(): FakeCoach {
    const worker = FakeCoach.all.at(-1);
    if (!worker) throw new Error("nobody has asked the coach");
    return worker;
  }

  postMessage(asked: Asked) {
    this.asked.push(asked);
  }

  terminate() {
    this.isEnded = true;
  }

  get review(): AskedReview | undefined {
    return this.asked.at(-1)?.question.review;
  }

  show(part: unknown) {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id, part } });
  }

  finish() {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id, found: null } });
  }

  fail() {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id, problem: "no net" } });
  }
}
