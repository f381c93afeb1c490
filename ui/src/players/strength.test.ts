import { expect, it } from "vitest";
import { starsOf } from "./strength";

it("gives the weakest one star, the strongest five, and unrated bots none", () => {
  const bot = (level: string, ...ratings: number[]) => ({
    level,
    ratings: Object.fromEntries(ratings.map((rating, place) => [`${place + 2}`, rating])),
  });
  const stars = starsOf([bot("weak", 0, 4), bot("middle", 25), bot("strong", 50), bot("other")]);
  expect([...stars]).toEqual([
    ["weak", 1],
    ["middle", 3],
    ["strong", 5],
  ]);
  expect(starsOf([bot("only", 7)]).get("only")).toBe(1);
});
