import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sha256Hex } from "../../kit/sha256";
import { saveContribution, savedCommitment } from "../../source/commitments";
import { FakeSource } from "../../testing/fake-source.svelte";
import { render } from "../../testing/render";
import { seatOf, stateOf, tableOf } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import Lobby from "./Lobby.svelte";
import { revealsOf } from "./reveal";

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
    expect(savedCommitment("t1").pledges).toBeUndefined();
  });

  it("is shown then, and the pledges of all are noted before", () => {
    const table = lobby({ pledge: THEIRS, revealed: false });
    const [reveal, ...others] = revealsOf({ ...table, id: "t1" });
    expect(reveal).toEqual({ type: "reveal", seat: 0, contribution: MINE });
    expect(others).toEqual([]);
    expect(savedCommitment("t1").pledges).toEqual([sha256Hex(MINE), THEIRS]);
  });

  it("is shown once", () => {
    expect(revealsOf(lobby({ pledge: THEIRS }, { revealed: true }))).toEqual([]);
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
