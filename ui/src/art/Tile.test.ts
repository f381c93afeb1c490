import { describe, expect, it } from "vitest";
import { render } from "../testing/render";
import type { Letter } from "../wire/letters";
import Tile from "./Tile.svelte";

const SIDES: readonly Letter[] = ["R", "W", "K", "B"];

/** The colors as drawn: top, right, bottom, left. */
function drawn(root: Element): readonly string[] {
  return [...root.querySelectorAll("[fill^='url(#paper-']")].map(
    (wedge) => wedge.getAttribute("fill")?.match(/paper-(.)/)?.[1] ?? "",
  );
}

describe("a tile", () => {
  it.each([
    [0, "RWKB"],
    [1, "BRWK"],
    [3, "WKBR"],
    [6, "KBRW"],
    [-1, "WKBR"],
  ])("that lies still, turned %i times, is drawn as it is seen, without a turn", (turns, seen) => {
    const root = render(Tile, { sides: SIDES, middle: "water", turns });
    expect(drawn(root).join("")).toBe(seen);
    expect(root.querySelector<SVGElement>(".tile")?.style.getPropertyValue("--turns")).toBe("");
  });

  it("that is turned by hand keeps its drawing and turns as a whole", () => {
    const root = render(Tile, { sides: SIDES, middle: "water", turns: 5, turning: true });
    expect(drawn(root).join("")).toBe("RWKB");
    expect(root.querySelector<SVGElement>(".turning")?.style.getPropertyValue("--turns")).toBe("5");
  });
});
