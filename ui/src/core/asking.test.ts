import { beforeEach, describe, expect, it } from "vitest";
import { Asking, CoreFailed, type Thread } from "./asking";

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  isEnded = false;
  readonly sent: { id: number }[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: { id: number }) {
    this.sent.push(message);
  }

  terminate() {
    this.isEnded = true;
  }
}

let asking: Asking<string>;

beforeEach(() => {
  FakeWorker.all = [];
  asking = new Asking(() => new FakeWorker() as unknown as Thread<string>);
});

describe("a worker that is asked", () => {
  it("starts with the first question and serves the next ones too", async () => {
    expect(FakeWorker.all).toHaveLength(0);
    const answers = [asking.ask("why"), asking.ask("why")];
    const [worker] = FakeWorker.all;
    expect(FakeWorker.all).toHaveLength(1);
    for (const { id } of worker?.sent.toReversed() ?? []) {
      worker?.onmessage?.({ data: { id, found: id } });
    }
    expect(await Promise.all(answers)).toEqual(worker?.sent.map(({ id }) => id));
  });

  it("passes on why there is no answer", async () => {
    const answer = asking.ask("why");
    const [worker] = FakeWorker.all;
    worker?.onmessage?.({ data: { id: worker.sent[0]?.id, problem: "no module" } });
    await expect(answer).rejects.toThrow(new CoreFailed("no module"));
  });

  it("is ended by an interrupt or a failure, and started anew by the next question", async () => {
    for (const end of [() => asking.end("enough"), () => FakeWorker.all.at(-1)?.onerror?.()]) {
      const answer = asking.ask("why");
      end();
      await expect(answer).rejects.toThrow(CoreFailed);
      expect(FakeWorker.all.at(-1)?.isEnded).toBe(true);
    }
    expect(FakeWorker.all).toHaveLength(2);
  });
});
