import { expect, it } from "vitest";
import { BOTS } from "../wire/bots";
import { ratingsAt, starsOf } from "./strength";

it("gives the weakest one star, the strongest five, and unrated bots none", () => {
  const bot = (level: string, ...ratings: number[]) => ({
    level,
    rung: level === "character" || level === "dice" ? null : 1,
    ratings: Object.fromEntries(ratings.map((rating, place) => [`${place + 2}`, rating])),
  });
  const ladder = [bot("weak", 0, 4), bot("middle", 25), bot("strong", 50)];
  const stars = starsOf([...ladder, bot("other"), bot("character", 36), bot("dice", -2000)]);
  expect([...stars]).toEqual([
    ["weak", 1],
    ["middle", 3],
    ["strong", 5],
    ["character", 4],
    ["dice", 1],
  ]);
  expect(starsOf([bot("only", 7)]).get("only")).toBe(1);
});

it("knows how strong bots are with so many players, whatever time they had, and no people", () => {
  const kirin = BOTS.find(({ level }) => level === "kirin")?.ratings;
  expect(kirin?.["2"]).not.toBe(kirin?.["3"]);
  expect(ratingsAt([null, "kirin"])).toEqual([null, kirin?.["2"]]);
  expect(ratingsAt(["kirin@0.5s", "nobody", undefined])).toEqual([kirin?.["3"], null, null]);
  expect(ratingsAt(["random", null])).toEqual([1, null]);
});
