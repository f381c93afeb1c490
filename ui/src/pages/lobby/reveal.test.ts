import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sha256Hex } from "../../kit/sha256";
import { notedAt, saveContribution } from "../../source/noted";
import { revealsOf } from "../../source/reveal";
import { FakeSource } from "../../testing/fake-source.svelte";
import { render } from "../../testing/render";
import { seatOf, stateOf, tableOf } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import Lobby from "./Lobby.svelte";

const MINE = "5c".repeat(32);
const THEIRS = sha256Hex("6d".repeat(32));

function lobby(theirs: Parameters<typeof seatOf>[0], mine = {}) {
  const pledge = sha256Hex(MINE);
  const seats = [seatOf({ mine: true, pledge, revealed: false, ...mine }), seatOf(theirs)];
  return tableOf({ seats, status: "open" });
}

beforeAll(() => setLanguage("en"));

describe("this browser's part of the shuffle", () => {
  beforeEach(() => {
    localStorage.clear();
    saveContribution("t1", MINE);
  });

  afterEach(() => vi.useRealTimers());

  it("stays hidden until every seat is taken", () => {
    expect(revealsOf(lobby({ ready: false }))).toEqual([]);
    expect(revealsOf(lobby({ pledge: null }))).toEqual([]);
    expect(notedAt("t1").pledges).toBeUndefined();
  });

  it("is shown then, and the pledges of all are noted before", () => {
    const table = lobby({ pledge: THEIRS, revealed: false });
    const [reveal, ...others] = revealsOf({ ...table, id: "t1" });
    expect(reveal).toEqual({ type: "reveal", seat: 0, contribution: MINE });
    expect(others).toEqual([]);
    expect(notedAt("t1")).toEqual({
      table: "t1",
      commitment: "c0ffee",
      sides: [],
      start: null,
      pledges: [sha256Hex(MINE), THEIRS],
      contributions: [MINE],
    });
  });

  it("is shown once", () => {
    expect(revealsOf(lobby({ pledge: THEIRS }, { revealed: true }))).toEqual([]);
  });

  it.each([
    ["another pledge of theirs", lobby({ pledge: sha256Hex(MINE), revealed: false })],
    ["a bot for a person", lobby({ kind: "bot", pledge: null })],
    [
      "another pledge after mine was taken",
      lobby({ pledge: null, kind: "bot" }, { revealed: true }),
    ],
    ["another pledge of mine", lobby({ pledge: THEIRS }, { pledge: THEIRS })],
    ["another commitment", { ...lobby({ pledge: THEIRS }), commitment: "bad" }],
    ["chosen sides", { ...lobby({ pledge: THEIRS }), seating_by_chance: false }],
    ["a rematch", { ...lobby({ pledge: THEIRS }), previous: "t0" }],
  ])("is not shown any more, and an alarm is seen, after %s", (_, changed) => {
    expect(revealsOf(lobby({ pledge: THEIRS }))).toHaveLength(1);
    expect(revealsOf(changed)).toEqual([]);
    expect(notedAt("t1").alarm).toBe(true);
    const state = stateOf({ table: lobby({ pledge: THEIRS }), game: null });
    const source = new FakeSource(state);
    const root = render(Lobby, { source, state });
    flushSync();
    expect(root.querySelector("[role=alert]")?.textContent).toContain("has changed what");
    expect(source.sent).toEqual([]);
  });

  it("raises no alarm where this browser has forgotten it", () => {
    localStorage.clear();
    expect(revealsOf(lobby({ pledge: THEIRS }))).toEqual([]);
    expect(notedAt("t1").alarm).toBeUndefined();
  });

  it("is shown again after a while if it was refused, as long as it is hidden", async () => {
    vi.useFakeTimers();
    const state = stateOf({ table: lobby({ pledge: THEIRS, revealed: false }), game: null });
    const source = new FakeSource(state);
    const answer = { type: "answer", id: "", version: 1 } as const;
    const send = vi
      .spyOn(source, "send")
      .mockResolvedValue({ ...answer, outcome: "applied" })
      .mockResolvedValueOnce({ ...answer, outcome: "refused" });
    render(Lobby, { source, state });
    flushSync();
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith({ type: "reveal", seat: 0, contribution: MINE });
  });
});
