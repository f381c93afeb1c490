import { beforeAll, describe, expect, it } from "vitest";
import { problemSentence } from "../../stage/sentences";
import { setLanguage } from "../../words/words.svelte";
import { missingSentence } from "./lack";

beforeAll(() => setLanguage("en"));

describe("a set that is not complete", () => {
  it("says what a set lacks without a color where any would do", () => {
    const nearest = { code: "set_color", sentence: "?", facts: { need: 2, color: "red", have: 1 } };
    const cards = [1, 3, 0, 1, 2, 0, 1];
    expect(missingSentence(nearest, "three-pair", cards)).toContain("three colors and have two.");
    expect(missingSentence(nearest, "three-pair", [1, 1, 1, 0, 0, 0, 0])).toContain("have none.");
    expect(missingSentence(nearest, "four-of-a-kind", cards)).toContain("have 3 at most.");
    const seven = { code: "set_seven", sentence: "?", facts: { color: "green" } };
    expect(missingSentence(seven, "seven-unique", cards)).toContain("Missing: green and white.");
    const passed = { code: "dedication_passed", sentence: "?" };
    expect(missingSentence(passed, "three-pair", cards)).toBe(problemSentence(passed));
  });
});
