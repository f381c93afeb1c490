import { beforeEach, describe, expect, it } from "vitest";
import { contributionsTo, keepContribution } from "./pledges";

describe("what this browser gave to a shuffle", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by table", () => {
    keepContribution("a", "01");
    keepContribution("b", "02");
    keepContribution("a", "03");
    expect(contributionsTo("a")).toEqual(["01", "03"]);
    expect(contributionsTo("b")).toEqual(["02"]);
    expect(contributionsTo("c")).toEqual([]);
  });

  it("is forgotten table by table, the oldest first", () => {
    for (let table = 0; table < 41; table += 1) keepContribution(`t${table}`, "aa");
    expect(contributionsTo("t0")).toEqual([]);
    expect(contributionsTo("t1")).toEqual(["aa"]);
  });

  it("survives whatever else was kept there", () => {
    localStorage.setItem("lanterns.pledges", '[1, ["x"], {"a": 2}]');
    expect(contributionsTo("x")).toEqual([]);
    localStorage.setItem("lanterns.pledges", "nonsense");
    expect(contributionsTo("x")).toEqual([]);
  });
});
