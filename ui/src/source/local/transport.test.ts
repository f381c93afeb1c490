import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stateAt } from "../../testing/fake-socket";
import { FakeWorker } from "../../testing/fake-worker";

const TABLE = "local-0123456789abcdef";
const PING = { type: "ping" } as const;

async function connect() {
  const { toTableHere } = await import("./transport");
  const listener = {
    opened: vi.fn(),
    received: vi.fn(),
    lost: vi.fn(),
    refused: vi.fn(),
    told: vi.fn(),
    failed: vi.fn(),
  };
  return { transport: toTableHere(TABLE, listener), listener };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the transport to a table in this browser", () => {
  it("joins, and passes on what the table sends", async () => {
    const { transport, listener } = await connect();
    expect(transport.send(PING)).toBe(false);
    const state = stateAt(1);
    FakeWorker.newest.send({ table: TABLE, message: state });
    FakeWorker.newest.answer("join");
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.received).toHaveBeenCalledWith(state);
    expect(listener.opened).toHaveBeenCalledOnce();
    expect(transport.send(PING)).toBe(true);
    expect(FakeWorker.newest.calls.at(-1)).toMatchObject({ name: "say", facts: [TABLE, PING] });
    const news = { isKept: false, failedBot: null };
    FakeWorker.newest.send({ table: TABLE, news });
    expect(listener.told).toHaveBeenCalledWith(news);
    transport.retryBot?.();
    transport.close();
    expect(FakeWorker.newest.calls.slice(-2).map(({ name }) => name)).toEqual([
      "retryBot",
      "leave",
    ]);
  });

  it("tells a table that is not there from one that cannot be read or played", async () => {
    for (const [kind, said] of [
      ["no-table", "refused"],
      ["unreadable", "failed"],
      ["failed", "failed"],
    ] as const) {
      vi.resetModules();
      const { listener } = await connect();
      FakeWorker.newest.refuse("join", { kind, why: "" });
      await vi.advanceTimersByTimeAsync(5000);
      expect(listener[said]).toHaveBeenCalledOnce();
      if (kind === "unreadable") expect(listener.failed).toHaveBeenCalledWith("unreadable");
      if (kind === "failed") expect(listener.failed).toHaveBeenCalledWith("broken");
      expect(listener.lost).not.toHaveBeenCalled();
    }
  });

  it("says that another tab deleted the table, or wrote what cannot be read here", async () => {
    const { listener } = await connect();
    FakeWorker.newest.send({ table: TABLE, ended: "gone" });
    expect(listener.refused).toHaveBeenCalledOnce();
    FakeWorker.newest.send({ table: TABLE, ended: "unreadable" });
    expect(listener.failed.mock.calls).toEqual([["unreadable"]]);
  });

  it("joins again after the worker broke down", async () => {
    const { transport, listener } = await connect();
    FakeWorker.newest.answer("join");
    await vi.advanceTimersByTimeAsync(0);
    FakeWorker.newest.onerror?.({});
    expect(listener.lost).toHaveBeenCalledOnce();
    expect(transport.send(PING)).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeWorker.all).toHaveLength(2);
    FakeWorker.newest.answer("join");
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.opened).toHaveBeenCalledTimes(2);
  });

  it("fails once if no worker can be started", async () => {
    const { listener } = await connect();
    FakeWorker.newest.onerror?.({});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(listener.failed.mock.calls).toEqual([["broken"]]);
    expect(FakeWorker.all).toHaveLength(1);
  });
});
