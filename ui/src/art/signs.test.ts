import { describe, expect, it } from "vitest";
import { LETTERS } from "../wire/letters";
import { LANTERNS } from "./lanterns";
import { movedPath, SIDE_SIGNS } from "./signs";

describe("a moved path", () => {
  it.each([
    ["M1 2L-3 4Z", "M12 24L4 28Z"],
    ["M0 0H5V-5", "M10 20H20V10"],
    ["M1 1C1 2 3 4 5 6Q7 8 9 10", "M12 22C12 24 16 28 20 32Q24 36 28 40"],
  ])("%s has all points scaled and moved", (path, moved) => {
    expect(movedPath(path, 10, 20, 2)).toBe(moved);
  });

  it("keeps the angle and the flags of an arc, and scales its radii", () => {
    expect(movedPath("M4.6 0A4.6 5 30 1 0 -4.6 0", 10, 0, 2)).toBe("M19.2 0A9.2 10 30 1 0 0.8 0");
  });
});

it("is known for every sign of a lantern at every side", () => {
  for (const letter of LETTERS) {
    expect(LANTERNS[letter].sign).toMatch(/^[MLHVCQAZ\d\s.-]+$/);
    expect(SIDE_SIGNS.get(letter)).toHaveLength(4);
  }
});
