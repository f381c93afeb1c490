import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, disconnect, FakeSocket, newest, stateAt } from "../../testing/fake-socket";
import type { LiveSource } from "./source.svelte";

let source: LiveSource;

beforeEach(() => {
  source = connect();
});

afterEach(() => disconnect(source));

describe("the connection of a table's source", () => {
  it.each([
    [4403, "gone"],
    [4409, "moved"],
  ])("gives up when there is no place for it, and not otherwise: %i", async (code, connection) => {
    newest().close(4408);
    expect(source.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    newest().close(code);
    expect(source.connection).toBe(connection);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("opens no second line while one is being opened", async () => {
    newest().close();
    await vi.advanceTimersByTimeAsync(1000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("keeps a line that answers its pings", async () => {
    for (let round = 0; round < 6; round += 1) {
      await vi.advanceTimersByTimeAsync(5000);
      expect(newest().sent).toHaveLength(round + 1);
      newest().hear({ type: "pong" });
    }
    expect(newest().sent.every(({ type }) => type === "ping")).toBe(true);
    expect([FakeSocket.all.length, source.connection]).toEqual([1, "open"]);
  });

  it("notices a silent line within 12 seconds, even if it never closes, and opens another", async () => {
    const dead = newest();
    dead.close = () => undefined;
    await vi.advanceTimersByTimeAsync(4900);
    dead.hear({ type: "pong" });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(source.connection).toBe("lost");
    newest().open();
    newest().hear(stateAt(3));
    expect(source.connection).toBe("open");
    // What the dead line still delivers is of no interest.
    dead.hear(stateAt(9));
    dead.onclose?.({ code: 1006 });
    expect([source.state?.version, source.connection]).toEqual([3, "open"]);
  });

  it("does not wait for a server that accepts no connection", async () => {
    newest().close();
    await vi.advanceTimersByTimeAsync(1000);
    const stuck = newest();
    stuck.close = () => undefined;
    await vi.advanceTimersByTimeAsync(9000);
    expect(newest()).not.toBe(stuck);
    stuck.onopen?.();
    expect(source.connection).toBe("lost");
  });

  it("is lost at once when the browser goes offline, and back at once when it is online", async () => {
    dispatchEvent(new Event("offline"));
    expect(source.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(10);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    newest().hear(stateAt(2));
    expect(source.connection).toBe("open");
  });

  it("tries again at once when the browser is online again, whatever it was waiting for", async () => {
    dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(1000);
    const stuck = newest();
    expect(FakeSocket.all).toHaveLength(2);
    dispatchEvent(new Event("online"));
    expect(newest()).not.toBe(stuck);
  });

  it("listens to nothing once it is closed", () => {
    source.close();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
  });
});
