import { beforeAll, describe, expect, it } from "vitest";
import { button, click } from "../../testing/render";
import { gameOf, LEGAL, playerOf, stateOf } from "../../testing/states";
import { trayOf } from "../../testing/tray";
import { setLanguage } from "../../words/words.svelte";

beforeAll(() => setLanguage("en"));

describe("an exchange", () => {
  const legal = { ...LEGAL, exchanges: ["xR>O", "xR>G"] };
  const game = gameOf({ supply: [4, 4, 4, 0, 4, 4, 4] });

  it("is a card to give, a card to take, and a button that says both", () => {
    const { root, acted } = trayOf(stateOf({ legal, game }), "exchange");
    const [give, take] = root.querySelectorAll("fieldset");
    const confirm = root.querySelector<HTMLButtonElement>("button.go");
    expect(confirm?.disabled).toBe(true);
    if (give) click(button(give, "1 red"));
    if (take) click(button(take, "4 orange"));
    expect(confirm?.disabled).toBe(false);
    if (confirm) click(confirm);
    expect(acted()).toEqual(["xR>O"]);
  });

  it("says why a card cannot be given or taken", () => {
    const { root } = trayOf(stateOf({ legal, game }), "exchange");
    const [give, take] = root.querySelectorAll("fieldset");
    const note = () => root.querySelector("[role=status]")?.textContent;
    if (give) click(button(give, "0 blue"));
    expect(note()).toContain("blue");
    if (take) click(button(take, "0 purple"));
    expect(note()).toContain("purple");
  });

  it("shows on each choice which sets it can complete, and says what it costs", () => {
    const players = [playerOf({ hand: [7], cards: [1, 3, 0, 0, 0, 0, 0] }), playerOf()];
    const { root } = trayOf(stateOf({ legal, game: gameOf({ players }) }), "exchange");
    const [give, take] = root.querySelectorAll("fieldset");
    if (!give || !take) throw new Error("there is nothing to exchange");
    expect(button(give, "1 red").title).toBe("Completes four of a kind (8).");
    expect(give.querySelectorAll(".mark")).toHaveLength(1);
    expect(take.querySelectorAll(".mark")).toHaveLength(0);
    click(button(give, "1 red"));
    expect(take.querySelectorAll(".mark")).toHaveLength(1);
    expect(button(take, "4 orange").title).toBe("Completes four of a kind (8).");
    click(button(take, "4 green"));
    const note = () => root.querySelector("[role=status]")?.textContent;
    expect(note()).toBe("An exchange costs 2 favor tokens.");
    click(button(take, "4 orange"));
    expect(note()).toBe("Completes four of a kind (8). An exchange costs 2 favor tokens.");
  });

  it("warns that it breaks up a set", () => {
    const players = [playerOf({ hand: [7], cards: [4, 0, 0, 0, 0, 0, 0] }), playerOf()];
    const { root } = trayOf(stateOf({ legal, game: gameOf({ players }) }), "exchange");
    click(button(root, "4 red"));
    click(button(root, "4 orange"));
    expect(root.querySelector("[role=status]")?.textContent).toContain("Breaks up four of a kind");
  });
});
