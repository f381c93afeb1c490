import { describe, expect, it, vi } from "vitest";
import { laterTransport } from "./later-transport";
import type { Connect } from "./transport";

function transportOf(load: () => Promise<Connect>) {
  const listener = {
    opened: vi.fn(),
    received: vi.fn(),
    lost: vi.fn(),
    refused: vi.fn(),
    failed: vi.fn(),
  };
  return { listener, transport: laterTransport(load)("t1", listener) };
}

describe("a transport whose code is on its way", () => {
  it("sends nothing before, and everything after", async () => {
    const real = { send: vi.fn(() => true), retryBot: vi.fn(), close: vi.fn() };
    const connect = vi.fn(() => real);
    const { transport, listener } = transportOf(async () => connect);
    expect(transport.send({ type: "ping" })).toBe(false);
    await vi.waitFor(() => expect(connect).toHaveBeenCalledWith("t1", listener));
    expect(transport.send({ type: "ping" })).toBe(true);
    transport.retryBot?.();
    transport.close();
    expect(real.retryBot).toHaveBeenCalledOnce();
    expect(real.close).toHaveBeenCalledOnce();
  });

  it("is not opened any more once it is closed", async () => {
    const connect = vi.fn();
    const { transport } = transportOf(async () => connect);
    transport.close();
    await Promise.resolve();
    expect(connect).not.toHaveBeenCalled();
  });

  it("says that it cannot be had", async () => {
    const { listener } = transportOf(() => Promise.reject(new TypeError("no network")));
    await vi.waitFor(() => expect(listener.failed).toHaveBeenCalledWith("broken"));
  });
});
