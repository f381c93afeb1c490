import { describe, expect, it, vi } from "vitest";
import { laterLine } from "./later-line";
import type { Connect } from "./line";

function lineOf(load: () => Promise<Connect>) {
  const listener = {
    opened: vi.fn(),
    received: vi.fn(),
    lost: vi.fn(),
    refused: vi.fn(),
    failed: vi.fn(),
  };
  return { listener, line: laterLine(load)("t1", listener) };
}

describe("a line whose code is on its way", () => {
  it("sends nothing before, and everything after", async () => {
    const real = { send: vi.fn(() => true), retryBot: vi.fn(), close: vi.fn() };
    const connect = vi.fn(() => real);
    const { line, listener } = lineOf(async () => connect);
    expect(line.send({ type: "ping" })).toBe(false);
    await vi.waitFor(() => expect(connect).toHaveBeenCalledWith("t1", listener));
    expect(line.send({ type: "ping" })).toBe(true);
    line.retryBot?.();
    line.close();
    expect(real.retryBot).toHaveBeenCalledOnce();
    expect(real.close).toHaveBeenCalledOnce();
  });

  it("is not opened any more once it is closed", async () => {
    const connect = vi.fn();
    const { line } = lineOf(async () => connect);
    line.close();
    await Promise.resolve();
    expect(connect).not.toHaveBeenCalled();
  });

  it("says that it cannot be had", async () => {
    const { listener } = lineOf(() => Promise.reject(new TypeError("no network")));
    await vi.waitFor(() => expect(listener.failed).toHaveBeenCalledWith("broken"));
  });
});
