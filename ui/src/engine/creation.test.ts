import { describe, expect, it } from "vitest";
import { nextTitle } from "./creation";

describe("the title of a rematch", () => {
  it.each([
    ["Moon Pond", "Moon Pond 2"],
    ["Moon Pond 2", "Moon Pond 3"],
    ["Moon Pond 9", "Moon Pond 10"],
    ["Pond 1999", "Pond 1999 2"],
    ["7", "7 2"],
    ["", " 2"],
  ])("after “%s” is “%s”", (title, next) => {
    expect(nextTitle(title)).toBe(next);
  });

  it("is not longer than titles may be", () => {
    expect(nextTitle("x".repeat(40))).toBe(`${"x".repeat(38)} 2`);
  });
});
