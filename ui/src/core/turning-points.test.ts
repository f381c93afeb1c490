import { describe, expect, it } from "vitest";
import { perTurnText, turningText } from "../coach/wording";
import rows from "../testing/reviews.json";
import { LANGUAGES } from "../words/languages";
import { setLanguage } from "../words/words.svelte";
import { MOMENTS } from "./layout";
import { turningPoints } from "./turning-points";

const NAMES = ["Ana", "Bo", "Łucja", "Dan"];
const TURNS = 7;

describe("turning points", () => {
  it.each(rows)("are those of Python (%#)", ({ decisions, results, points }) => {
    const found = results.map((_, seat) =>
      turningPoints(decisions, results, seat, MOMENTS).map((one) => [
        one.at,
        one.before,
        one.after,
        one.isLuck,
      ]),
    );
    expect(found).toEqual(points);
  });

  it.each(LANGUAGES)("are told as in the terminal, with parts by turn, in %s", async (language) => {
    await setLanguage(language);
    for (const { decisions, results, words } of rows) {
      const reader = { names: NAMES.slice(0, results.length) };
      const told = results.flatMap((result, seat) => [
        perTurnText(result, TURNS),
        ...turningPoints(decisions, results, seat, MOMENTS).map((one) =>
          turningText(reader, seat, one, decisions[one.at]?.seat ?? 0),
        ),
      ]);
      expect(told).toEqual(words[language]);
    }
    await setLanguage("en");
  });

  it("are only those that last, and not small ones", () => {
    const move = (chance: number, shift = 0) => ({
      best: { winChance: [0.5, 0.5] },
      chosen: { winChance: [chance, 1 - chance] },
      advice: { shift: [shift, -shift] },
    });
    const found = (...moves: readonly ReturnType<typeof move>[]) =>
      turningPoints(
        moves.map((one, at) => ({ ...one, seat: at % 2 })),
        [0, 1],
        0,
        2,
      ).map(({ at, isLuck }) => [at, isLuck]);
    // The first fall was made good; the second was not, and most of it was a mistake.
    expect(found(move(0.3), move(0.5), move(0.35, -0.1))).toEqual([[2, false]]);
    expect(found(move(0.42), move(0.34), move(0.26))).toEqual([]);
    expect(found(move(0.3, -0.05))).toEqual([[0, true]]);
    // Of more than are told, the greatest, in order of play.
    expect(found(move(0.4), move(0.2), move(0.05))).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it("are told once a turn, by the decision that moved the chance most", () => {
    const turn = [
      { seat: 0, chosen: { winChance: [0.35, 0.65] }, advice: { shift: [-0.05, 0.05] } },
      { seat: 0, chosen: { winChance: [0.1, 0.9] }, advice: { shift: [-0.25, 0.25] } },
    ].map((one) => ({ ...one, best: { winChance: [0.5, 0.5] } }));
    expect(turningPoints(turn, [0, 1], 0, 3)).toEqual([
      { at: 1, before: 0.5, after: 0.1, isLuck: false },
    ]);
  });
});
