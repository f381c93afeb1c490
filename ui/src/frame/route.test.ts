import { describe, expect, it } from "vitest";
import { setLanguage } from "../words/words.svelte";
import { pageTitle, routeOf } from "./route.svelte";

const at = (pathname: string, hash = "") => routeOf({ pathname, hash });

describe("the address", () => {
  it("leads to each screen", () => {
    expect(at("/")).toEqual({ screen: "home" });
    expect(at("/learn", "#sets")).toEqual({ screen: "learn" });
    expect(at("/t/a-B_3")).toEqual({ screen: "table", id: "a-B_3" });
    expect(at("/join", "#a.b")).toEqual({ screen: "join", token: "a.b" });
    expect(at("/replay", "#1a")).toEqual({ screen: "replay", text: "1a", isReview: false });
    expect(at("/review", "#1a")).toEqual({ screen: "replay", text: "1a", isReview: true });
    expect(at("/t/%")).toEqual({ screen: "table", id: "%" });
  });

  it("leads nowhere where there is nothing", () => {
    for (const path of ["/t", "/t/a/b", "/join", "/learn/more", "/other"]) {
      expect(at(path), path).toEqual({ screen: "lost" });
    }
  });
});

it("gives a page the title of what it shows and of the game, and that only once", async () => {
  await setLanguage("en");
  expect(pageTitle("Moon Pond")).toBe("Moon Pond · Lanterns");
  expect(pageTitle("Lanterns")).toBe("Lanterns");
});
