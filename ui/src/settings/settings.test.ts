import { describe, expect, it } from "vitest";
import { parseSettings } from "./settings.svelte";

describe("settings", () => {
  it("are those of the night where nothing was kept", () => {
    const fresh = { theme: "dark", motion: "auto", letters: false, ranked: false, confirm: false };
    expect(parseSettings(null)).toEqual(fresh);
    expect(parseSettings("{ broken")).toEqual(fresh);
    expect(parseSettings("null")).toEqual(fresh);
  });

  it("come back as they were kept, and nonsense among them does not", () => {
    const kept = {
      theme: "light",
      motion: "loud",
      letters: true,
      ranked: "yes",
      confirm: true,
      other: 1,
    };
    expect(parseSettings(JSON.stringify(kept))).toEqual({
      theme: "light",
      motion: "auto",
      letters: true,
      ranked: false,
      confirm: true,
    });
  });
});
