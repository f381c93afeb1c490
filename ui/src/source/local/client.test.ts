import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeWorker } from "../../testing/fake-worker";
import { Refusal } from "../../wire/refusal";

let client: typeof import("./client");

beforeEach(async () => {
  vi.resetModules();
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  client = await import("./client");
});
afterEach(() => void vi.unstubAllGlobals());

describe("the tables of this browser, from the page", () => {
  it("start with the first call, and answer each one", async () => {
    expect([client.isRunning(), FakeWorker.all.length]).toEqual([false, 0]);
    const [tables, plan] = [client.call("summaries"), client.call("plan", "local-1")];
    expect(FakeWorker.newest.calls.map(({ name, facts }) => [name, facts])).toEqual([
      ["summaries", []],
      ["plan", ["local-1"]],
    ]);
    FakeWorker.newest.answer("plan", "the plan");
    FakeWorker.newest.answer("summaries", "the tables");
    expect([await tables, await plan]).toEqual(["the tables", "the plan"]);
    expect(client.isRunning()).toBe(true);
  });

  it("refuse with a reason as the server does, and fail in kinds of their own", async () => {
    const refused = client.call("record", "local-1");
    const problem = { code: "not_ended", sentence: "The game is not over yet.", facts: {} };
    FakeWorker.newest.refuse("record", { kind: "refused", why: "", problem });
    await expect(refused).rejects.toThrow(new Refusal(problem));
    const missing = client.call("join", "local-1");
    FakeWorker.newest.refuse("join", { kind: "no-table", why: "" });
    await expect(missing).rejects.toMatchObject({ kind: "no-table" });
  });

  it("send each table's messages to its listener only", () => {
    const [one, two] = [vi.fn(), vi.fn()];
    client.listen("local-1", one);
    client.listen("local-2", two);
    void client.call("summaries").catch(() => undefined);
    const sent = { table: "local-1", ended: "gone" } as const;
    FakeWorker.newest.send(sent);
    client.listen("local-1", undefined);
    FakeWorker.newest.send(sent);
    expect(one.mock.calls).toEqual([[sent]]);
    expect(two).not.toHaveBeenCalled();
  });

  it("have bots think in a worker of the page, which an end ends", () => {
    void client.call("summaries").catch(() => undefined);
    const tables = FakeWorker.newest;
    const ask = (asked: unknown) => tables.onmessage?.({ data: { asked } });
    const asked = { id: 7, question: { level: "sage" } };
    ask(asked);
    const bots = FakeWorker.newest;
    expect(bots).not.toBe(tables);
    expect(bots.calls).toEqual([asked]);
    const answered = { id: 7, found: 42 };
    bots.onmessage?.({ data: answered });
    expect(tables.calls.at(-1)).toEqual({ answered });
    bots.onerror?.({ message: "" });
    expect(tables.calls.at(-1)).toEqual({ answered: null });
    ask(null);
    expect(bots.isEnded).toBe(true);
    ask(asked);
    expect(FakeWorker.newest).not.toBe(bots);
  });

  it("notice that their worker broke down, and start another one", async () => {
    const heard = vi.fn();
    client.listen("local-1", heard);
    const lost = client.call("summaries");
    FakeWorker.newest.onerror?.({ message: "out of memory" });
    await expect(lost).rejects.toMatchObject({ kind: "failed", message: "out of memory" });
    expect(heard).toHaveBeenCalledWith({ table: "local-1", ended: "lost" });
    expect(FakeWorker.newest.isEnded).toBe(true);
    void client.call("summaries").catch(() => undefined);
    expect(FakeWorker.all).toHaveLength(2);
  });
});

describe("asking the browser to keep what it stores", () => {
  it("is done once, and never fails", async () => {
    const persist = vi.fn(async () => true);
    const persisted = vi.fn(async () => false);
    vi.stubGlobal("navigator", { storage: { persist, persisted } });
    await client.askToKeep();
    expect(persist).toHaveBeenCalledOnce();
    persisted.mockResolvedValue(true);
    await client.askToKeep();
    expect(persist).toHaveBeenCalledOnce();
    vi.stubGlobal("navigator", {});
    await client.askToKeep();
  });
});
