import { describe, expect, it } from "vitest";
import { shortNames } from "./short-names";

describe("short names", () => {
  it("are the names themselves where those are short", () => {
    expect(shortNames(["Ana", "Moth", "Frog 1", "Frog 2"])).toEqual([
      "Ana",
      "Moth",
      "Frog 1",
      "Frog 2",
    ]);
  });

  it("are first names where those fit", () => {
    expect(shortNames(["Mei Nguyen Thi", "Bao"])).toEqual(["Mei", "Bao"]);
  });

  it("keep their number, and a full stop tells where letters are missing", () => {
    expect(shortNames(["Moth", "Falter 1", "Falter 2"])).toEqual(["Moth", "Falter 1", "Falter 2"]);
    expect(shortNames(["Giocatore 1", "Giocatore 2"])).toEqual(["Gioc. 1", "Gioc. 2"]);
    expect(shortNames(["Wilhelmina A", "Wilhelmina B"])).toEqual(["Wilh. 1", "Wilh. 2"]);
  });

  it.each([
    [["Lamplighter 1", "Lamplighter 2", "Lamplighter 3"]],
    [["Wilhelmina Charlotte Augusta A", "Wilhelmina Charlotte Augusta B", "Wilhelmina"]],
    [["Mei Nguyen", "Mei Tran", "Mei"]],
    [["Aleksandra Nowak", "Aleksandra Kowalska 2", "Aleksandrina", "Ola"]],
  ])("of %j differ and fit a badge", (names) => {
    const short = shortNames(names);
    expect(new Set(short).size).toBe(names.length);
    for (const name of short) expect(Array.from(name).length).toBeLessThanOrEqual(7);
  });
});
