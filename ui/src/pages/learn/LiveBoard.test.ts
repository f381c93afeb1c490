import { beforeAll, describe, expect, it } from "vitest";
import { button, click, press, render } from "../../testing/render";
import { loadWords, setLanguage, t } from "../../words/words.svelte";
import LiveBoard from "./LiveBoard.svelte";

beforeAll(async () => {
  await setLanguage("en");
  await loadWords("learn");
});

function board() {
  const root = render(LiveBoard, { name: "facing" });
  const cells = () => [...root.querySelectorAll<SVGElement>("svg [role=button]")];
  const lines = () => [...root.querySelectorAll("ol li")].map((line) => line.textContent?.trim());
  const ghost = () => root.querySelector(".ghost")?.getAttribute("transform");
  return { root, cells, lines, ghost };
}

describe("a board to try things on", () => {
  it("has a button for each free cell but the one that the tile lies on", () => {
    const { root, cells } = board();
    expect(root.querySelector("[role=group]")?.getAttribute("aria-label")).toBe(t("learn-board"));
    const names = cells().map((cell) => cell.getAttribute("aria-label"));
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(3);
  });

  it("moves the tile to a cell by click and by key, and says what everybody gets", () => {
    const { cells, lines, ghost } = board();
    const before = [ghost(), lines()];
    const [first] = cells();
    if (first) click(first);
    expect(ghost()).not.toBe(before[0]);
    const clicked = ghost();
    const [, second] = cells();
    if (second) press(second, "Enter");
    expect(ghost()).not.toBe(clicked);
    expect(lines()).toHaveLength(4);
  });

  it("turns the tile, and leads back to the example", () => {
    const { root, lines } = board();
    const before = lines();
    const back = () => root.querySelector<HTMLElement>("button.back");
    expect(back()).toBeNull();
    click(root.querySelectorAll(".turning button")[0] ?? button(root, ""));
    expect(lines()).not.toEqual(before);
    const found = back();
    if (found) click(found);
    expect(lines()).toEqual(before);
    expect(back()).toBeNull();
  });
});
