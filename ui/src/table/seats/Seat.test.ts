import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { button, click, render } from "../../testing/render";
import { gameOf, playerOf, seatOf, stateOf, tableOf } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import { TableView } from "../view.svelte";
import CardMeter from "./CardMeter.svelte";
import SeatBadge from "./SeatBadge.svelte";
import SeatPanel from "./SeatPanel.svelte";

beforeAll(() => setLanguage("en"));

const BO = playerOf({ cards: [3, 0, 0, 0, 0, 0, 0], honor: 8, favor: 2 });
const STATE = stateOf({
  game: gameOf({ players: [playerOf({ hand: [7, 9, 11] }), BO] }),
  table: tableOf({
    seats: [seatOf({ mine: true }), seatOf({ side: 0, name: "Bo", kind: "bot", level: "fox" })],
  }),
});

function seatOfBo(component: typeof SeatPanel | typeof SeatBadge, state = STATE) {
  const view = new TableView(new FakeSource(state));
  const info = state.table.seats[1];
  if (!info) throw new Error("Bo has no seat");
  const root = render(component, { view, seat: 1, player: BO, info });
  const section = root.querySelector("section");
  return { view, root, section };
}

describe("a seat", () => {
  it("has the color of its side, wherever its viewer sits", () => {
    const game = gameOf({ shown: 1, players: [playerOf(), BO] });
    const [mine, its] = [STATE, { ...STATE, game }].map(
      (state) => seatOfBo(SeatPanel, state).section,
    );
    expect([mine?.dataset.edge, its?.dataset.edge]).toEqual(["top", "bottom"]);
    expect([mine?.dataset.side, its?.dataset.side]).toEqual(["0", "0"]);
  });

  it.each([
    ["whole", SeatPanel],
    ["as a badge", SeatBadge],
  ])("%s has its edge, cards, honor, favor and reach", (_, component) => {
    const { section } = seatOfBo(component);
    expect(section?.dataset.edge).toBe("top");
    expect(section?.querySelectorAll("[data-card]")).toHaveLength(7);
    expect(section?.querySelector(".honor b")?.textContent).toBe("8");
    expect(section?.querySelector("[data-favor]")?.textContent).toContain("2 favor tokens");
    expect(section?.querySelectorAll("[data-reach]")).toHaveLength(3);
    expect(section?.querySelector(".meter")?.textContent).toContain("3/12");
  });

  it.each([
    [0, false],
    [1, true],
  ])("leans in on its own turn only: %i, %s", (turn, leans) => {
    const state = { ...STATE, game: gameOf({ players: [playerOf(), BO], turn }) };
    const { section } = seatOfBo(SeatPanel, state);
    expect(section?.matches(".onTurn")).toBe(leans);
    // What is on turn is what the style moves: the face right inside the seat.
    expect(section?.querySelector(":scope > .face")).not.toBeNull();
  });

  it("shows what the placement pointed at adds to its cards", () => {
    const { view, section } = seatOfBo(SeatPanel);
    expect(section?.querySelector(".gain")).toBeNull();
    view.turn.pick(7);
    view.turn.point({ x: 0, y: 1 });
    flushSync();
    expect(section?.querySelector("[data-card=W] .gain")?.textContent).toBe("+1");
  });

  it.each([
    ["whole", SeatPanel],
    ["as a badge", SeatBadge],
  ])("%s says that a program of somebody's plays", (_, component) => {
    const told = (program: boolean) => {
      const seats = [seatOf({ mine: true }), seatOf({ side: 0, name: "Bo", program })];
      const { section } = seatOfBo(component, { ...STATE, table: tableOf({ seats }) });
      return section?.querySelector(".presence")?.getAttribute("aria-label");
    };
    expect([told(true), told(false)]).toEqual(["Bot · Connected", "Connected"]);
  });

  it("as a badge is one button, which opens everything about the player", async () => {
    const { root } = seatOfBo(SeatBadge);
    expect(root.querySelectorAll("section button")).toHaveLength(1);
    click(button(root, "All about Fox"));
    await vi.waitFor(() => expect(document.querySelectorAll("dialog [data-card]")).toHaveLength(7));
  });
});

describe("the meter of cards", () => {
  it.each([
    [10, false],
    [11, true],
    [13, true],
  ])("with %i of 12 warns: %s", (count, isNear) => {
    const root = render(CardMeter, { cards: [count] });
    expect(root.querySelector(".meter")?.classList.contains("near")).toBe(isNear);
    expect(root.textContent).toContain(`${count}/12`);
  });
});
