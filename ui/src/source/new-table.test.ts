import { describe, expect, it } from "vitest";
import { openRequest } from "./new-table";

describe("a plan", () => {
  it("seats this browser's people first, then guests, then bots", () => {
    const plan = {
      title: "Evening",
      names: ["Ana", "Bo"],
      faces: [],
      levels: ["master"],
      open: 1,
    };
    expect(openRequest(plan, "abc")).toEqual({
      id: "abc",
      title: "Evening",
      seats: [
        { kind: "person" },
        { kind: "person" },
        { kind: "open" },
        { kind: "bot", level: "master" },
      ],
    });
  });

  it("names the sides of the others where edges were chosen", () => {
    const plan = { title: "Evening", names: ["Ana"], faces: [], levels: ["fox", "sage"], open: 0 };
    expect(openRequest({ ...plan, edges: [0, 1] }, "abc").sides).toEqual([
      "south",
      "west",
      "north",
    ]);
  });
});
