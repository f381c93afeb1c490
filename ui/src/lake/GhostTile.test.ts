import { describe, expect, it } from "vitest";
import { render } from "../testing/render";
import GhostTile from "./GhostTile.svelte";
import type { Ghost } from "./grid";

const GHOST: Ghost = {
  tile: { cell: { x: 1, y: 0 }, turns: 0, sides: ["R", "W", "K", "B"], middle: "boat" },
  ticks: [3],
};

describe("the tile about to be placed", () => {
  it("is held over its cell, with a tick on each side that matches", () => {
    const root = render(GhostTile, { ghost: GHOST, spin: 0 });
    expect(root.querySelector(".ghost")?.getAttribute("transform")).toBe("translate(106 0)");
    expect(root.querySelectorAll(".ghost circle")).toHaveLength(1);
  });

  it("follows the lake as it is turned for another seat", () => {
    const root = render(GhostTile, { ghost: GHOST, spin: 1 });
    expect(root.querySelector(".ghost")?.getAttribute("transform")).toBe("translate(0 106)");
  });
});
