import { afterEach, describe, expect, it, vi } from "vitest";
import { LiveSource } from "../source/live/source.svelte";
import { ask } from "./api";
import { Refusal } from "./refusal";
import { hasServer, isServerReachable, noteAnswer } from "./server.svelte";

afterEach(() => {
  delete document.documentElement.dataset.static;
  vi.unstubAllGlobals();
  noteAnswer(true);
});

describe("a page with a server", () => {
  it("counts it as reachable until it does not answer, and again when it does", async () => {
    expect([hasServer(), isServerReachable()]).toEqual([true, true]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(ask("/api/bots")).rejects.toBeInstanceOf(Refusal);
    expect([hasServer(), isServerReachable()]).toEqual([true, false]);
    vi.stubGlobal("fetch", async () => new Response("[]"));
    await ask("/api/bots");
    expect(isServerReachable()).toBe(true);
  });

  it("distinguishes a server that refuses from a gateway without one", async () => {
    vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(ask("/api/bots")).rejects.toBeInstanceOf(Refusal);
    expect(isServerReachable()).toBe(false);
    const problem = JSON.stringify({ code: "too_fast", sentence: "Too fast.", facts: {} });
    vi.stubGlobal("fetch", async () => new Response(problem, { status: 429 }));
    await expect(ask("/api/bots")).rejects.toThrow("Too fast.");
    expect(isServerReachable()).toBe(true);
  });
});

describe("a static site", () => {
  it("asks nothing over HTTP and opens no socket", async () => {
    document.documentElement.dataset.static = "";
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("WebSocket", asked);
    expect([hasServer(), isServerReachable()]).toEqual([false, false]);
    await expect(ask("/api/bots")).rejects.toBeInstanceOf(Refusal);
    const source = new LiveSource("x");
    await Promise.resolve();
    expect(source.connection).toBe("gone");
    dispatchEvent(new Event("online"));
    source.close();
    expect(asked).not.toHaveBeenCalled();
  });
});
