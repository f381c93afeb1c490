import { beforeAll, describe, expect, it } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { click, press, render } from "../../testing/render";
import { gameOf, stateOf } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import Curtain from "./Curtain.svelte";

beforeAll(() => setLanguage("en"));

describe("the curtain before a hand", () => {
  it("names the player, and lifts when they press its button", () => {
    const state = stateOf({ game: gameOf({ shown: null, turn: 1 }), legal: null });
    const source = new FakeSource(state);
    const root = render(Curtain, { source, state });
    expect(root.querySelector("h2")?.textContent).toContain("Bo");
    const lift = root.querySelector("button");
    if (lift) click(lift);
    expect(source.arrivals).toEqual([1]);
  });

  it("takes the focus off the button, so that one key too many does not lift it", () => {
    const state = stateOf({ game: gameOf({ shown: null }), legal: null });
    const source = new FakeSource(state);
    const root = render(Curtain, { source, state });
    expect(document.activeElement).toBe(root.querySelector("section"));
    if (document.activeElement) press(document.activeElement, "Enter");
    expect(source.arrivals).toEqual([]);
  });
});
