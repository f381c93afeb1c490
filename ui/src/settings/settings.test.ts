import { describe, expect, it } from "vitest";
import { parseSettings } from "./settings.svelte";

describe("settings", () => {
  it("are those of the night where nothing was kept", () => {
    const fresh = {
      theme: "dark",
      motion: "auto",
      pace: "brisk",
      sound: true,
      volume: 60,
      notify: false,
      letters: false,
      ranked: false,
      ideas: true,
      confirm: false,
    };
    expect(parseSettings(undefined)).toEqual(fresh);
    expect(parseSettings(null)).toEqual(fresh);
    expect(parseSettings(["loud"])).toEqual(fresh);
  });

  it("come back as they were kept, and nonsense among them does not", () => {
    const kept = {
      theme: "light",
      motion: "loud",
      pace: "calm",
      sound: false,
      volume: 200,
      letters: true,
      ranked: "yes",
      ideas: false,
      confirm: true,
      other: 1,
    };
    expect(parseSettings(kept)).toEqual({
      theme: "light",
      motion: "auto",
      pace: "calm",
      sound: false,
      volume: 60,
      notify: false,
      letters: true,
      ranked: false,
      ideas: false,
      confirm: true,
    });
  });
});
