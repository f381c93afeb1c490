import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, disconnect, FakeSocket, newest, stateAt } from "../../testing/fake-socket";
import type { LiveSource } from "./source.svelte";

let source: LiveSource;

beforeEach(() => {
  source = connect();
});

afterEach(() => disconnect(source));

describe("a table's source", () => {
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
});
