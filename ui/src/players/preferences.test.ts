import { describe, expect, it } from "vitest";
import { readJson } from "../storage/storage.svelte";
import {
  facesAtHome,
  levelFor,
  parsePreferences,
  preferences,
  savePreferences,
} from "./preferences.svelte";

describe("preferences", () => {
  it("begin with a game of three and no names", () => {
    const fresh = {
      names: ["", "", "", ""],
      face: "",
      players: 3,
      opponents: [],
      edges: [[1], [0, 2], [0, 1, 2]],
      levels: ["lamplighter", "lamplighter", "lamplighter", "lamplighter"],
    };
    expect(parsePreferences(undefined)).toEqual(fresh);
    expect(parsePreferences([1, 2])).toEqual(fresh);
  });

  it("keep what makes sense and drop what does not", () => {
    const kept = {
      names: ["Ana", 7],
      face: "<svg>",
      players: 9,
      opponents: ["fox", 3],
      edges: [[2], [2, 0], "all"],
      levels: ["master"],
    };
    expect(parsePreferences(kept)).toEqual({
      names: ["Ana", "", "", ""],
      face: "",
      players: 3,
      opponents: ["fox"],
      edges: [[2], [0, 2], [0, 1, 2]],
      levels: ["master", "lamplighter", "lamplighter", "lamplighter"],
    });
  });

  it("have a lantern for everybody at this screen, mine first", () => {
    expect(facesAtHome(1)).toEqual([preferences.face]);
    expect(new Set(facesAtHome(4)).size).toBe(4);
    expect(facesAtHome(4)[0]).toBe(preferences.face);
  });

  it("name a level that the server has", () => {
    expect(levelFor("master", ["visitor", "lamplighter", "master"])).toBe("master");
    expect(levelFor("gone", ["visitor", "lamplighter", "master"])).toBe("lamplighter");
    expect(levelFor("gone", ["one", "two", "three"])).toBe("two");
    expect(levelFor(undefined, [])).toBe("");
  });

  it("are kept in the browser", () => {
    preferences.names[0] = "Ana";
    savePreferences();
    expect(parsePreferences(readJson("lanterns.preferences")).names[0]).toBe("Ana");
    preferences.names[0] = "";
  });
});
