import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { render } from "../../testing/render";
import { gameOf, seatOf, tableOf, theirTurn } from "../../testing/states";
import type { Happened } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import { TableView } from "../view.svelte";
import { recentTurns } from "./recent-turns";
import Strip from "./Strip.svelte";

const MINE: Happened = {
  version: 2,
  events: [{ type: "tile_laid", seat: 0, tile: 3, cell: [0, 1], turns: 0 }],
};
const THEIRS: readonly Happened[] = [
  {
    version: 3,
    events: [{ type: "dedicated", seat: 1, kind: 0, colors: [2], honor: 8, generic: false }],
  },
  {
    version: 4,
    events: [
      { type: "tile_laid", seat: 1, tile: 4, cell: [0, 2], turns: 0 },
      { type: "faced", seat: 1, color: 2, direction: 0, received: true },
      { type: "faced", seat: 0, color: 5, direction: 2, received: true },
    ],
  },
];

beforeAll(() => setLanguage("en"));

function stripOf(log: readonly Happened[]) {
  const source = new FakeSource(theirTurn());
  source.log = log;
  const view = new TableView(source);
  const root = render(Strip, { view, turns: recentTurns(view) });
  return { view, root, turns: () => [...root.querySelectorAll("button")] };
}

describe("the strip", () => {
  it("is not there before I have played", () => {
    expect(stripOf(THEIRS).turns()).toEqual([]);
    expect(stripOf([MINE]).turns()).toEqual([]);
  });

  it("has one picture for a whole turn, with what its player and I got", () => {
    const { turns } = stripOf([MINE, ...THEIRS]);
    expect(turns()).toHaveLength(1);
    const [turn] = turns();
    expect(turn?.querySelectorAll("svg g.tile").length).toBeGreaterThan(0);
    expect(turn?.querySelector(".gains b")?.textContent).toBe("8");
    expect(turn?.querySelector(".mine .card")).not.toBeNull();
    expect(turn?.getAttribute("aria-label")).toMatch(
      /Bo dedicates.*Bo places a tile.*You: 1 white/,
    );
  });

  it("has another heading for who only watches", () => {
    const heading = (mine: boolean) => {
      const source = new FakeSource({
        ...theirTurn(),
        game: gameOf({ turn: 1, shown: mine ? 0 : null }),
        table: tableOf({ seats: [seatOf({ mine }), seatOf({ side: 0, name: "Bo" })] }),
      });
      source.log = [MINE, ...THEIRS];
      const view = new TableView(source);
      const root = render(Strip, { view, turns: recentTurns(view) });
      return root.querySelector("h2")?.textContent;
    };
    expect([heading(true), heading(false)]).toEqual(["Since your last turn", "The latest turns"]);
  });

  it("shows on the table what a turn was about, also by keyboard", () => {
    const { view, turns } = stripOf([MINE, ...THEIRS]);
    turns()[0]?.dispatchEvent(new FocusEvent("focusin"));
    flushSync();
    expect([[...view.lit], view.highlighted.seats]).toEqual([["0,2"], [1]]);
    turns()[0]?.dispatchEvent(new FocusEvent("focusout"));
    flushSync();
    expect([...view.lit]).toEqual([]);
  });
});
