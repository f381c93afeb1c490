import { describe, expect, it } from "vitest";
import type { Advice } from "../core/coach";
import { REASON_TYPES } from "../core/names";
import type { Reason } from "../core/reasons";
import type { Reader } from "../stage/sentences";
import rows from "../testing/advice.json";
import kinds from "../testing/reasons.json";
import { LANGUAGES } from "../words/languages";
import { setLanguage } from "../words/words.svelte";
import { asPercent, points, tenths } from "./figures";
import { hintOf } from "./hint";
import {
  chancesText,
  costText,
  isWorthTelling,
  reasonText,
  restText,
  verdictText,
} from "./wording";

const NAMES = ["Ana", "Bo", "Łucja", "Dan"];

/** What decisions may cost, as in `scripts/advice_examples.py`. */
const COSTS = [
  { verdict: "best", lossWin: 0, lossHonor: 0 },
  { verdict: "good", lossWin: 0.0004, lossHonor: 0.04 },
  { verdict: "mistake", lossWin: 0.0612, lossHonor: 0.6 },
  { verdict: "mistake", lossWin: 0.0612, lossHonor: -0.2 },
] as const;

/** Decisions of bots' games, with what Python makes of them. */
const examples = rows.map((row) => ({ ...row, advice: row.advice as Advice }));

describe("the coach in the page", () => {
  it.each(examples)("hints at what Python hints at (%#)", ({ advice, hint }) => {
    const found = hintOf(advice);
    expect({
      look: found?.look,
      tile: found?.place?.tile ?? null,
      cell: found?.place ? [found.place.cell.x, found.place.cell.y] : null,
      next: found?.nextBest ? advice.lines.indexOf(found.nextBest) : null,
      asGood: found?.isAsGood,
    }).toEqual(hint);
  });

  it.each(LANGUAGES)("says what the terminal says, in %s", async (language) => {
    await setLanguage(language);
    for (const { advice, told, words } of examples) {
      const [best, other] = [advice.lines[0], advice.lines.at(-1)];
      if (!best || !other) throw new Error("an advice without lines");
      const reader: Reader = { names: NAMES.slice(0, best.honor.length), mine: 0, spin: 0 };
      const reasons = [...other.missed, ...other.alone];
      expect(reasons.map((reason) => isWorthTelling(reason, advice.seat))).toEqual(told);
      expect([
        ...reasons.map((reason) => reasonText(reader, advice.seat, reason)),
        restText(
          other,
          (best.equalChance[advice.seat] ?? 0) - (other.equalChance[advice.seat] ?? 0),
        ),
        chancesText(reader, best),
        verdictText(advice.verdict),
        ...COSTS.map(costText),
        ...best.equalChance.map((chance, seat) => points(chance - (other.equalChance[seat] ?? 0))),
        ...best.honor.map((honor, seat) => tenths(honor - (other.honor[seat] ?? 0))),
      ]).toEqual(words[language]);
    }
    await setLanguage("en");
  });

  it.each(LANGUAGES)(
    "has the terminal's sentence for every kind of reason, in %s",
    async (language) => {
      await setLanguage(language);
      const reader: Reader = { names: NAMES, mine: 0, spin: 0 };
      for (const { reason, words } of kinds)
        expect(reasonText(reader, 0, reason as Reason)).toBe(words[language]);
      expect(new Set(kinds.map(({ reason }) => reason.type))).toEqual(new Set(REASON_TYPES));
      await setLanguage("en");
    },
  );

  it("is tried with every kind of nudge", () => {
    expect(new Set(examples.map(({ hint }) => hint.look)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(examples.map(({ hint }) => hint.asGood)).size).toBe(2);
  });

  it("says so where the reasons explain less than half of a loss", () => {
    const missed = [{ type: "lake_left", share: 0.03 }] as const;
    expect(restText({ missed, alone: [] }, 0.05)).toBe("");
    expect(restText({ missed, alone: [] }, 0.1)).toMatch(/hardly explains the difference/);
  });
});

describe("figures", () => {
  it("are rounded as Python rounds them, ties to the even digit", () => {
    expect([0.25, -0.25, 0.75, 0.15, 2.5, -0.04].map(tenths)).toEqual([
      "0.2",
      "−0.2",
      "0.8",
      "0.1",
      "2.5",
      "0.0",
    ]);
    expect([0.0025, -0.125, 0.5, -0.0001].map(points)).toEqual(["+0.2", "−12.5", "+50.0", "0.0"]);
  });

  it.each([
    ["en", "7%", "33.3%"],
    ["pl", "7%", "33,3%"],
    ["de", "7\u00a0%", "33,3\u00a0%"],
    ["it", "7%", "33,3%"],
  ] as const)("have the percent sign of %s", async (language, whole, tenth) => {
    await setLanguage(language);
    expect([asPercent(7), asPercent(33.3, 1)]).toEqual([whole, tenth]);
    await setLanguage("en");
  });
});
