import { beforeEach, describe, expect, it } from "vitest";
import { sha256Hex } from "../../kit/sha256";
import { saveContribution, savedCommitment } from "../../source/commitments";
import { seatOf, tableOf } from "../../testing/states";
import { revealsOf } from "./reveal";

const MINE = "5c".repeat(32);
const THEIRS = sha256Hex("6d".repeat(32));

function lobby(theirs: Parameters<typeof seatOf>[0], mine = {}) {
  const pledge = sha256Hex(MINE);
  const seats = [seatOf({ mine: true, pledge, revealed: false, ...mine }), seatOf(theirs)];
  return tableOf({ seats, status: "open" });
}

describe("this browser's part of the shuffle", () => {
  beforeEach(() => {
    localStorage.clear();
    saveContribution("t1", MINE);
  });

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
});
