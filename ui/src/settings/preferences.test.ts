import { describe, expect, it } from "vitest";
import { levelFor, parsePreferences, preferences, savePreferences } from "./preferences.svelte";

describe("preferences", () => {
  it("begin with a game of three and no names", () => {
    const fresh = {
      names: ["", "", "", ""],
      players: 3,
      levels: ["lamplighter", "lamplighter", "lamplighter", "lamplighter"],
    };
    expect(parsePreferences(null)).toEqual(fresh);
    expect(parsePreferences("[1, 2")).toEqual(fresh);
  });

  it("keep what makes sense and drop what does not", () => {
    const kept = { names: ["Ana", 7], players: 9, levels: ["master"] };
    expect(parsePreferences(JSON.stringify(kept))).toEqual({
      names: ["Ana", "", "", ""],
      players: 3,
      levels: ["master", "lamplighter", "lamplighter", "lamplighter"],
    });
  });

  it("name a level that the server has", () => {
    expect(levelFor("master", ["visitor", "lamplighter", "master"])).toBe("master");
    expect(levelFor("gone", ["visitor", "lamplighter", "master"])).toBe("lamplighter");
    expect(levelFor("gone", ["one", "two", "three"])).toBe("two");
    expect(levelFor(undefined, [])).toBe("");
  });

  it("are kept where earlier versions of the page kept them", () => {
    preferences.names[0] = "Ana";
    savePreferences();
    expect(parsePreferences(localStorage.getItem("lanterns.wishes")).names[0]).toBe("Ana");
    preferences.names[0] = "";
  });
});
