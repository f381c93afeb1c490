import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { button, click, render } from "../../testing/render";
import { gameOf, LEGAL, playerOf, seatOf, stateOf, tableOf } from "../../testing/states";
import type { Placement } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import { TableView } from "../view.svelte";
import PreviewReach from "./PreviewReach.svelte";

beforeAll(() => setLanguage("en"));

/** Two reds for me, and a blue card each for Bo, who plays next, and for Cleo. */
const PLACEMENT: Placement = [
  "7@0,-1r0",
  [[2, 0, true]],
  [[0, 1, true]],
  [
    [0, 0, true],
    [1, 4, true],
    [2, 4, true],
  ],
];

function previewOf(hold: "passing" | "pinned" = "pinned", full = false) {
  const seats = [
    seatOf({ mine: true }),
    seatOf({ side: 3, name: "Bo" }),
    seatOf({ side: 0, name: "Cleo" }),
  ];
  const players = [
    playerOf({ hand: [7], cards: [2, 0, 0, 0, 0, 0, 0] }),
    playerOf({ cards: [0, 0, 0, 0, 3, 0, 0] }),
    playerOf({ cards: [1, 1, 1, 1, 0, 1, 1] }),
  ];
  const legal = { ...LEGAL, placements: [PLACEMENT] };
  const state = stateOf({ table: tableOf({ seats }), game: gameOf({ players }), legal });
  const view = new TableView(new FakeSource(state));
  view.turn.point({ x: 0, y: -1 }, hold);
  const root = render(PreviewReach, { view, placement: PLACEMENT, full });
  const lines = () =>
    [...root.querySelectorAll("li")].map((line) => line.textContent?.replace(/\s+/g, " ").trim());
  return { view, root, lines };
}

describe("what a placement makes possible", () => {
  it("is three lines: what I get, what it completes, the worst it gives", () => {
    expect(previewOf().lines()).toEqual([
      "You You: 2 red and 1 favor token",
      "Ready for you: four of a kind (8)",
      "! Ready for Cleo: seven unique (10) and for 1 more player",
    ]);
  });

  it("is everything where it need not be asked for", () => {
    const { root, lines } = previewOf("pinned", true);
    expect(lines()).toHaveLength(4);
    expect(root.querySelectorAll("button")).toHaveLength(0);
  });

  it("says which card or token of mine there is none left of", () => {
    const [action, , , facings] = PLACEMENT;
    const scarce: Placement = [action, [[2, 0, false]], [[0, 1, false]], facings];
    const { view } = previewOf();
    const line = render(PreviewReach, { view, placement: scarce }).querySelector("li");
    expect([...(line?.querySelectorAll("i") ?? [])].map((one) => one.textContent)).toEqual([
      "no red left",
      "no favor left",
    ]);
  });

  it("has everything behind a button", () => {
    const { root, lines } = previewOf();
    click(button(root, "Show everything F"));
    expect(lines().slice(2)).toEqual([
      "! Ready for Bo, who plays next: four of a kind (8)",
      "! Ready for Cleo: seven unique (10)",
    ]);
  });

  it("and behind a key for a mouse that cannot leave the cell", () => {
    const { view, root, lines } = previewOf("passing");
    expect(root.querySelectorAll("button")).toHaveLength(0);
    expect(root.querySelector("kbd")?.textContent).toBe("F");
    view.isFull = true;
    flushSync();
    expect(lines()).toHaveLength(4);
  });
});
