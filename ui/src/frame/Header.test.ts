import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../settings/settings.svelte";
import { button, click, render } from "../testing/render";
import { setLanguage } from "../words/words.svelte";
import Header from "./Header.svelte";

beforeAll(() => setLanguage("en"));
afterEach(() => {
  settings.sound = true;
});

describe("the header of a table", () => {
  it("turns the sound off and on", () => {
    const root = render(Header, { compact: true });
    click(button(root, "Turn the sound off"));
    expect(settings.sound).toBe(false);
    click(button(root, "Turn the sound on"));
    expect(settings.sound).toBe(true);
  });
});

describe("any other header", () => {
  it("has no sound to turn off", () => {
    expect(render(Header, {}).querySelector(".sound")).toBeNull();
  });
});
