import { beforeEach, describe, expect, it } from "vitest";
import { keepContribution, noteCommitment, pledgeOf } from "./commitments";

describe("what this browser saw and gave before a game", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by table", () => {
    keepContribution("a", "01");
    keepContribution("b", "02");
    keepContribution("a", "03");
    expect(pledgeOf("a").contributions).toEqual(["01", "03"]);
    expect(pledgeOf("b").contributions).toEqual(["02"]);
    expect(pledgeOf("c")).toEqual({ table: "c", contributions: [] });
  });

  it("holds on to the first commitment seen", () => {
    noteCommitment("a", "first");
    keepContribution("a", "01");
    noteCommitment("a", "second");
    expect(pledgeOf("a")).toEqual({ table: "a", commitment: "first", contributions: ["01"] });
  });

  it("is forgotten table by table, the oldest first", () => {
    for (let table = 0; table < 41; table += 1) keepContribution(`t${table}`, "aa");
    expect(pledgeOf("t0").contributions).toEqual([]);
    expect(pledgeOf("t1").contributions).toEqual(["aa"]);
  });

  it("survives whatever else was kept there", () => {
    for (const nonsense of ['[1, null, ["x"], {"table": 2}]', "nonsense", '{"table": "x"}']) {
      localStorage.setItem("lanterns.pledges", nonsense);
      expect(pledgeOf("x").contributions).toEqual([]);
    }
  });
});
