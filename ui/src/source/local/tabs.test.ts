import { afterEach, describe, expect, it, vi } from "vitest";
import { holdBots, otherTabs } from "./tabs";

afterEach(() => void vi.unstubAllGlobals());

/** Locks as several tabs see them: granted one after the other. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      const before = queues.get(name) ?? Promise.resolve();
      const held = before.then(() => (signal.aborted ? undefined : hold()));
      queues.set(name, held);
      return held;
    },
  };
}

describe("several tabs at one table", () => {
  it("let one of them play the bots, and the next one when it leaves", async () => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    const [first, second] = [vi.fn(), vi.fn()];
    const [one, two] = [holdBots(first), holdBots(second)];
    one.take("a");
    two.take("a");
    await vi.waitFor(() => expect(first).toHaveBeenLastCalledWith("a", false));
    expect(second.mock.calls).toEqual([["a", true]]);
    one.release("a");
    await vi.waitFor(() => expect(second).toHaveBeenLastCalledWith("a", false));
    two.release("a");
    two.take("a");
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(4));
  });

  it("all play them where there are no locks", () => {
    vi.stubGlobal("navigator", {});
    const heard = vi.fn();
    holdBots(heard).take("a");
    expect(heard).not.toHaveBeenCalled();
  });

  it("hear of each other's changes, if the browser can", () => {
    const channels: { onmessage?: (event: { data: string }) => void; postMessage: unknown }[] = [];
    const posted: string[] = [];
    class Channel {
      onmessage?: (event: { data: string }) => void;
      constructor() {
        channels.push(this);
      }
      postMessage(table: string) {
        posted.push(table);
      }
    }
    vi.stubGlobal("BroadcastChannel", Channel);
    const heard = vi.fn();
    otherTabs(heard).tell("a");
    expect(posted).toEqual(["a"]);
    channels[0]?.onmessage?.({ data: "b" });
    expect(heard).toHaveBeenCalledWith("b");
    vi.stubGlobal("BroadcastChannel", undefined);
    otherTabs(heard).tell("a");
    expect(posted).toEqual(["a"]);
  });
});
