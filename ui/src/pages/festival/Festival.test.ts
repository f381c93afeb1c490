import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { FakeSource } from "../../testing/fake-source.svelte";
import { named, render } from "../../testing/render";
import { seatOf, stateOf, tableOf } from "../../testing/states";
import type { ResultInfo } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import Festival from "./Festival.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  settings.motion = "on";
});
afterEach(() => {
  settings.motion = "auto";
});

/** The end screen of a game of two, in which I am the first. */
function endFor(winner: 0 | 1, recordAddress = "/record"): HTMLElement {
  const honor = winner === 0 ? [30, 20] : [20, 30];
  const result = {
    ranks: winner === 0 ? [1, 2] : [2, 1],
    winners: [winner],
    honor,
    favor: [1, 1],
    cards: [0, 3],
    decider: "honor",
    honor_by_turn: [honor],
  } as unknown as ResultInfo;
  const seats = [seatOf({ mine: true }), seatOf({ side: 0, name: "Bo" })];
  const state = stateOf({ table: tableOf({ seats, status: "over" }), legal: null, result });
  const onlake = () => undefined;
  const source = Object.assign(new FakeSource(state), { recordAddress });
  return render(Festival, { source, state, onlake });
}

const count = (root: HTMLElement, sign: string) => root.querySelectorAll(sign).length;

describe("the end of a game", () => {
  it("is bright for a winner: fireworks, rising lanterns and a medal", () => {
    const end = endFor(0);
    expect(end.querySelector("h1")?.textContent.trim()).toBe("You win!");
    expect(
      [".burst", ".one", ".medal", ".moonlit", ".own"].map((sign) => count(end, sign)),
    ).toEqual([5, 14, 1, 0, 0]);
  });

  it("is quiet for a loser, with the winner's face in front and the way back", () => {
    const end = endFor(1);
    expect(end.querySelector("h1")?.textContent).toContain("second");
    expect(
      [".burst", ".one", ".medal", ".moonlit", ".own"].map((sign) => count(end, sign)),
    ).toEqual([0, 0, 0, 1, 1]);
    expect(end.textContent).toContain("Play again");
  });

  it("draws every player's line as everywhere: by the side that they sit at", () => {
    const lines = [...endFor(0).querySelectorAll<SVGElement>("figure [data-side]")];
    expect(lines.map(({ dataset }) => dataset.side)).toEqual(["2", "0", "2", "0"]);
  });

  it("offers the record once it has an address", () => {
    expect(named(endFor(0), "a", "Download the record").getAttribute("href")).toBe("/record");
    expect(endFor(0, "").textContent).not.toContain("Download the record");
  });

  it("does not move where nothing may", () => {
    settings.motion = "off";
    expect([".burst", ".one", ".medal"].map((sign) => count(endFor(0), sign))).toEqual([0, 0, 1]);
  });
});
