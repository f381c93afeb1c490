import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { State } from "../../protocol";
import { LiveSource } from "./source.svelte";

/** A socket that says and hears what the test wants. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function newest(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("nobody has connected");
  return socket;
}

function stateAt(version: number): State {
  return {
    type: "state",
    version,
    table: { status: "playing", seats: [], watchers: 0 } as unknown as State["table"],
    game: null,
    legal: null,
    result: null,
    happened: version > 1 ? [{ version, events: [] }] : [],
  };
}

describe("a table's source", () => {
  let source: LiveSource;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => [] }));
    FakeSocket.all = [];
    source = new LiveSource("abc");
    newest().open();
    newest().hear(stateAt(1));
  });

  afterEach(() => {
    source.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("connects to its own table and shows what it hears", () => {
    expect(newest().address).toMatch(/\/api\/tables\/abc\/socket$/);
    expect(source.connection).toBe("open");
    newest().hear(stateAt(2));
    expect(source.state?.version).toBe(2);
    expect(source.log.map(({ version }) => version)).toEqual([2]);
  });

  it("does not go back to an older state", () => {
    newest().hear(stateAt(3));
    newest().hear(stateAt(2));
    expect(source.state?.version).toBe(3);
  });

  it("sends a command with the version it saw, and is busy until the state has come", async () => {
    const answer = source.send({ type: "act", action: "12@0,-1r2" });
    const [sent] = newest().sent;
    expect(sent).toMatchObject({ type: "act", action: "12@0,-1r2", version: 1 });
    expect(source.busy).toBe(true);
    newest().hear({ type: "answer", id: sent?.id, outcome: "applied", version: 2 });
    expect((await answer).outcome).toBe("applied");
    expect(source.busy).toBe(true);
    newest().hear(stateAt(2));
    expect(source.busy).toBe(false);
  });

  it("says an unanswered command again with the same id after a lost line, and only then", async () => {
    const answer = source.send({ type: "take_back" });
    const [first] = newest().sent;
    newest().close();
    expect(source.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    newest().hear(stateAt(2));
    expect(newest().sent).toEqual([first]);
    newest().hear({ type: "answer", id: first?.id, outcome: "duplicate", version: 2 });
    expect((await answer).outcome).toBe("duplicate");
    newest().close();
    await vi.advanceTimersByTimeAsync(20_000);
    newest().open();
    expect(newest().sent).toEqual([]);
  });

  it("keeps what is asked for without a line until it is back, or until it is withdrawn", async () => {
    newest().close();
    const first = source.send({ type: "act", action: "." });
    expect([source.busy, source.isUnsent]).toEqual([true, true]);
    source.withdraw();
    expect((await first).outcome).toBe("refused");
    expect([source.busy, source.isUnsent]).toEqual([false, false]);
    void source.send({ type: "take_back" });
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    expect(newest().sent).toMatchObject([{ type: "take_back" }]);
    expect([source.busy, source.isUnsent]).toEqual([true, false]);
    source.withdraw();
    expect(source.busy).toBe(true);
  });

  it("keeps the reason of a refusal until the next command", async () => {
    const reason = { code: "not_your_turn", sentence: "It is not your turn." };
    const answer = source.send({ type: "act", action: "." });
    const id = newest().sent[0]?.id;
    newest().hear({ type: "answer", id, outcome: "refused", version: 1, reason });
    await answer;
    expect(source.refusal).toEqual(reason);
    void source.send({ type: "act", action: "." });
    expect(source.refusal).toBeUndefined();
  });

  it("forgets a refusal once the game has moved on", async () => {
    const answer = source.send({ type: "act", action: "." });
    const id = newest().sent[0]?.id;
    newest().hear({ type: "answer", id, outcome: "refused", version: 1, reason: { code: "x" } });
    await answer;
    newest().hear({ ...stateAt(1), game: {} });
    expect(source.refusal).toBeDefined();
    newest().hear({ ...stateAt(2), game: {} });
    expect(source.refusal).toBeUndefined();
  });

  it("is not busy for ever when what it said could not be read", async () => {
    const answer = source.send({ type: "rename", title: "x" });
    const reason = { code: "bad_message", sentence: "This message cannot be read." };
    newest().hear({ type: "answer", id: "", outcome: "refused", version: 0, reason });
    expect((await answer).outcome).toBe("refused");
    expect(source.refusal).toEqual(reason);
    expect(source.busy).toBe(false);
  });

  it("says again after a lost connection who is here, until it is answered", async () => {
    source.here(1);
    const [first] = newest().sent;
    expect(first).toMatchObject({ type: "here", seat: 1 });
    newest().close();
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    expect(newest().sent).toEqual([first]);
    newest().hear({ type: "answer", id: first?.id, outcome: "applied", version: 1 });
    newest().close();
    await vi.advanceTimersByTimeAsync(20_000);
    newest().open();
    expect(newest().sent).toEqual([]);
  });

  it("says who is here once there is a connection", async () => {
    newest().close();
    source.here(0);
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    expect(newest().sent).toMatchObject([{ type: "here", seat: 0 }]);
    expect(source.busy).toBe(false);
  });

  it("counts who watches as they come and go", () => {
    newest().hear({ type: "presence", connected: [true], watchers: 2 });
    expect(source.watchers).toBe(2);
    newest().hear(stateAt(2));
    expect(source.watchers).toBe(0);
  });

  it("asks again for a history that could not be had, and knows it only then", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
    newest().hear(stateAt(3));
    await vi.advanceTimersByTimeAsync(1);
    expect(source.hasHistory).toBe(false);
    const history = [2, 3].map((version) => ({ version, events: [] }));
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(history)));
    newest().hear(stateAt(4));
    await vi.advanceTimersByTimeAsync(1);
    expect(source.hasHistory).toBe(true);
    expect(source.log.map(({ version }) => version)).toEqual([2, 3, 4]);
  });

  it("keeps what arrives while a history is on its way", async () => {
    const answers: ((history: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise((answer) => answers.push(answer)));
    const history = (...versions: number[]) =>
      new Response(JSON.stringify(versions.map((version) => ({ version, events: [] }))));
    newest().hear(stateAt(3));
    newest().hear(stateAt(5));
    // The answers come in the reverse order of the requests.
    answers[1]?.(history(2, 3, 4, 5));
    await vi.advanceTimersByTimeAsync(1);
    answers[0]?.(history(2, 3));
    await vi.advanceTimersByTimeAsync(1);
    expect(source.log.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
    expect(source.hasHistory).toBe(true);
  });

  it("takes the current view from a stale answer", async () => {
    const answer = source.send({ type: "act", action: "." });
    const id = newest().sent[0]?.id;
    newest().hear({ type: "answer", id, outcome: "stale", version: 5, state: stateAt(5) });
    await answer;
    expect(source.state?.version).toBe(5);
    expect(source.busy).toBe(false);
  });

  it("gives up when there is no place for it, and not otherwise", async () => {
    newest().close(4408);
    expect(source.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    newest().close(4403);
    expect(source.connection).toBe("gone");
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
