import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sha256Hex } from "../kit/sha256";
import { Refusal } from "../wire/refusal";
import { notedAt } from "./noted";
import { myTables, openTable, takeSeat } from "./seating";
import { fetchHistory } from "./tables";

interface Call {
  readonly address: string;
  readonly body: Record<string, unknown> | undefined;
}

let calls: Call[];

/** Answer each request with the next of these, in order. */
function serve(...answers: { status?: number; body: unknown }[]): void {
  vi.stubGlobal("fetch", async (address: string, asked?: RequestInit) => {
    calls.push({ address, body: asked ? JSON.parse(String(asked.body)) : undefined });
    const { status = 200, body } = answers.shift() ?? { status: 500, body: null };
    return new Response(JSON.stringify(body), { status });
  });
}

const reason = { code: "seat_taken", sentence: "This seat is taken.", facts: {} };

describe("the server over HTTP", () => {
  beforeEach(() => {
    calls = [];
    localStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is asked once more where the table has moved on meanwhile", async () => {
    serve({ body: { outcome: "stale", version: 7 } }, { body: { outcome: "applied", version: 8 } });
    expect(await takeSeat("t1", 3, { seat: 1, name: "Ana", invitation: "t1.x" })).toBe(8);
    expect(calls.map(({ body }) => body?.version)).toEqual([3, 7]);
    expect(calls[0]?.body).toMatchObject({ type: "sit", seat: 1, name: "Ana", invitation: "t1.x" });
    expect(calls[0]?.body?.contribution).toBeUndefined();
    const [contribution = ""] = notedAt("t1").contributions;
    expect(calls[0]?.body?.pledge).toBe(sha256Hex(contribution));
  });

  it("says why it refuses", async () => {
    serve({ body: { outcome: "refused", version: 3, reason } });
    await expect(takeSeat("t1", 3, { seat: 1, name: "Ana" })).rejects.toEqual(new Refusal(reason));
    expect(notedAt("t1").contributions).toEqual([]);
    serve({ status: 429, body: { ...reason, code: "too_many_tables" } });
    await expect(openTable({ id: "x", seats: [{ kind: "bot" }, { kind: "bot" }] })).rejects.toThrow(
      reason.sentence,
    );
  });

  it("is asked once more for a table where the answer was lost", async () => {
    serve({ body: { table: { id: "t3", commitment: "seal" } } });
    const answering = globalThis.fetch;
    let lost: unknown;
    vi.stubGlobal("fetch", async (address: string, asked?: RequestInit) => {
      if (lost) return answering(address, asked);
      lost = JSON.parse(String(asked?.body));
      throw new TypeError("the line was cut");
    });
    await openTable({ id: "x", seats: [{ kind: "person" }, { kind: "bot" }] });
    expect(calls[0]?.body).toEqual(lost);
    expect(calls[0]?.body?.key).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is asked for a long history page by page", async () => {
    const versions = (first: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({ version: first + place, events: [] }));
    serve({ body: versions(4, 500) }, { body: versions(504, 2) });
    const history = await fetchHistory("t1", 3);
    expect(calls.map(({ address }) => address.split("?")[1])).toEqual(["since=3", "since=503"]);
    expect(history).toEqual(versions(4, 502));
  });

  it("has no reason where it cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const refusal = await takeSeat("t1", 1, { seat: 0, name: "Ana" }).catch((error) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal.reason).toBeUndefined();
  });

  it("is not asked for the tables of a browser that never sat anywhere", async () => {
    serve({ body: [] });
    expect(await myTables()).toEqual([]);
    expect(calls).toEqual([]);
    serve(
      { body: { table: { id: "t2", commitment: "seal" } } },
      { status: 401, body: { ...reason, code: "no_browser" } },
    );
    await openTable({ id: "x", seats: [{ kind: "person" }, { kind: "bot" }] });
    expect(notedAt("t2").commitment).toBe("seal");
    expect(await myTables()).toEqual([]);
    expect(calls).toHaveLength(2);
  });
});
