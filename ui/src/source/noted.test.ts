import { beforeEach, describe, expect, it } from "vitest";
import { note, notedAt, saveContribution } from "./noted";

describe("what this browser noted before a game", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by table", () => {
    saveContribution("a", "01");
    saveContribution("b", "02");
    saveContribution("a", "03");
    expect(notedAt("a").contributions).toEqual(["01", "03"]);
    expect(notedAt("b").contributions).toEqual(["02"]);
    expect(notedAt("c")).toEqual({ table: "c", contributions: [] });
  });

  it("is written once, and whatever changes is an alarm that stays", () => {
    const seen = { commitment: "first", sides: [], start: null };
    expect(note("a", { commitment: "first" })).toBe(true);
    expect(note("a", seen)).toBe(true);
    expect(notedAt("a").alarm).toBeUndefined();
    for (const other of [{ commitment: "second" }, { sides: ["north"] }, { start: 0 }]) {
      localStorage.clear();
      note("a", seen);
      expect(note("a", { ...seen, ...other })).toBe(false);
      saveContribution("a", "01");
      expect(note("a", seen)).toBe(false);
      expect(notedAt("a")).toEqual({ ...seen, table: "a", contributions: ["01"], alarm: true });
    }
  });

  it("says that a contribution was shown before the one that counts", () => {
    saveContribution("a", "01");
    note("a", { commitment: "first", pledges: ["x", ""] });
    saveContribution("a", "02");
    saveContribution("a", "03");
    expect(notedAt("a")).toEqual({
      table: "a",
      commitment: "first",
      contributions: ["02", "03"],
      again: true,
    });
  });

  it("is forgotten table by table, the oldest first", () => {
    for (let table = 0; table < 41; table += 1) saveContribution(`t${table}`, "aa");
    expect(notedAt("t0").contributions).toEqual([]);
    expect(notedAt("t1").contributions).toEqual(["aa"]);
  });

  it("survives whatever else was kept there", () => {
    for (const nonsense of ['[1, null, ["x"], {"table": 2}]', "nonsense", '{"table": "x"}']) {
      localStorage.setItem("lanterns.pledges", nonsense);
      expect(notedAt("x").contributions).toEqual([]);
    }
  });
});
