import { beforeEach, describe, expect, it } from "vitest";
import { saveCommitment, saveContribution, savedCommitment } from "./commitments";

describe("what this browser saw and gave before a game", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by table", () => {
    saveContribution("a", "01");
    saveContribution("b", "02");
    saveContribution("a", "03");
    expect(savedCommitment("a").contributions).toEqual(["01", "03"]);
    expect(savedCommitment("b").contributions).toEqual(["02"]);
    expect(savedCommitment("c")).toEqual({ table: "c", contributions: [] });
  });

  it("holds on to the first commitment seen", () => {
    saveCommitment("a", "first");
    saveContribution("a", "01");
    saveCommitment("a", "second");
    expect(savedCommitment("a")).toEqual({
      table: "a",
      commitment: "first",
      contributions: ["01"],
    });
  });

  it("is forgotten table by table, the oldest first", () => {
    for (let table = 0; table < 41; table += 1) saveContribution(`t${table}`, "aa");
    expect(savedCommitment("t0").contributions).toEqual([]);
    expect(savedCommitment("t1").contributions).toEqual(["aa"]);
  });

  it("survives whatever else was kept there", () => {
    for (const nonsense of ['[1, null, ["x"], {"table": 2}]', "nonsense", '{"table": "x"}']) {
      localStorage.setItem("lanterns.pledges", nonsense);
      expect(savedCommitment("x").contributions).toEqual([]);
    }
  });
});
