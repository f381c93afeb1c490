import { beforeAll, expect, it } from "vitest";
import { setLanguage } from "../words/words.svelte";
import { pageTitle } from "./page-title";

beforeAll(() => setLanguage("en"));

it("names what is shown and the game, and the game only once", () => {
  expect(pageTitle("Moon Pond")).toBe("Moon Pond · Lanterns");
  expect(pageTitle("Lanterns")).toBe("Lanterns");
});
