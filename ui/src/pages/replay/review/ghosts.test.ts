import { beforeAll, describe, expect, it } from "vitest";
import { fromText } from "../../../core/notation";
import type { Decision } from "../../../core/review";
import { playbackOf } from "../../../testing/replays";
import { judgedGame } from "../../../testing/reviews";
import { setLanguage } from "../../../words/words.svelte";
import { ghostsOf, notedBy } from "./ghosts";

let decision: Decision;

beforeAll(async () => {
  await setLanguage("en");
  const [first] = await judgedGame((await playbackOf(2)).source.played);
  if (!first) throw new Error("a game without decisions");
  decision = first;
});

/** The decision, had these lines been the best one and the chosen one. */
function between(best: string, played: string): Decision {
  const [better, worse] = [best, played].map((text) => ({
    ...decision.best,
    actions: text.split(" ").map((one) => fromText(one) ?? 0),
    equalChance: [text === best ? 0.6 : 0.4, 0],
    error: 0,
  }));
  if (!better || !worse) throw new Error("two lines");
  const advice = {
    ...decision.advice,
    seat: 0,
    verdict: "blunder",
    lines: [better, worse],
  } as const;
  return { ...decision, seat: 0, best: better, chosen: worse, advice };
}

describe("the ghosts of a decision", () => {
  it("are what was played and what was better, each with its sign", () => {
    const ghosts = ghostsOf(between("5@0,1r0", "7@1,0r2"));
    expect(ghosts.map(({ kind, signs, isUnder }) => [kind, signs, isUnder])).toEqual([
      ["other", ["★"], false],
      ["played", ["??"], false],
    ]);
    expect(ghosts.map(({ tile }) => [tile.cell, tile.turns])).toEqual([
      [{ x: 0, y: 1 }, 0],
      [{ x: 1, y: 0 }, 2],
    ]);
  });

  it("can both be seen on one cell, and are one where only a card differs", () => {
    const [, played] = ghostsOf(between("5@0,1r0", "5@0,1r1"));
    expect([played?.kind, played?.isUnder]).toEqual(["played", true]);
    const same = ghostsOf(between("xR>B 5@0,1r0", "5@0,1r0"));
    expect(same.map(({ signs }) => signs)).toEqual([["??", "★"]]);
  });

  it("are none in a final turn", () => {
    expect(ghostsOf(between("xR>B", "."))).toEqual([]);
  });

  it("are in the names of their cells", () => {
    const noted = notedBy(between("5@0,1r0", "7@1,0r2"));
    expect(noted("0,1", "free")).toBe("free (best here)");
    expect(noted("1,0", "free")).toBe("free (played here)");
    expect(noted("2,2", "free")).toBe("free");
    expect(notedBy(between("5@0,1r0", "5@0,1r1"))("0,1", "free")).toMatch(/best here.*played here/);
  });
});
