import { beforeAll, describe, expect, it } from "vitest";
import { spotsOf } from "../lake/grid";
import type { Reader } from "../stage/sentences";
import { laidTile } from "../stage/tiles";
import type { LaidInfo } from "../wire/protocol";
import { LANGUAGES } from "../words/languages";
import { setLanguage } from "../words/words.svelte";
import { describeLake } from "./cell-labels";

const READER: Reader = { names: ["Ana", "Bo"], mine: 0, spin: 0 };
/** The boat, and a platform tile below it. */
const LAKE: readonly LaidInfo[] = [
  [0, 0, 0, 2],
  [16, 0, 1, 2],
];
const FREE = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
  [0, 2],
].map(([x = 0, y = 0]) => ({ x, y }));
/** Words of a compass, which the page does not show. */
const COMPASS =
  /\b(north|east|south|west|Norden|Osten|Süden|Westen|nord|est|sud|ovest)\b|północ|wsch|połud|zach/;

function labels(spin: Reader["spin"]): readonly string[] {
  const describeSpot = describeLake({ ...READER, spin }, LAKE, { x: 0, y: 1 });
  return spotsOf(LAKE.map(laidTile), FREE, spin).map(describeSpot);
}

describe.each(LANGUAGES)("the labels of cells in %s", (language) => {
  beforeAll(() => setLanguage(language));

  it("are all different, and name neither compass, coordinates nor tile numbers", () => {
    for (const spin of [0, 1, 2, 3] as const) {
      const all = labels(spin);
      expect(new Set(all).size).toBe(LAKE.length + FREE.length);
      for (const label of all) expect(label).not.toMatch(COMPASS);
      for (const label of all) expect(label).not.toMatch(/-\d|\d[,;]|16/);
    }
  });
});

describe("the labels of cells in English", () => {
  beforeAll(() => setLanguage("en"));

  it("say the way from the boat and the sides as they are on the screen", () => {
    expect(labels(0)).toEqual([
      "The boat: top black, right blue, bottom red, left white",
      "Tile placed last, 1 down from the boat: " +
        "top red, right green, bottom purple, left purple, with a platform",
      "Free cell 1 up from the boat, touching black at the bottom",
      "Free cell 1 left from the boat, touching white on the right",
      "Free cell 1 right from the boat, touching blue on the left",
      "Free cell 1 left and 1 down from the boat, touching purple on the right " +
        "(with a platform)",
      "Free cell 1 right and 1 down from the boat, touching green on the left " +
        "(with a platform)",
      "Free cell 2 down from the boat, touching purple at the top (with a platform)",
    ]);
  });

  it("turn with the table", () => {
    expect(labels(2)[0]).toBe("The boat: top red, right white, bottom black, left blue");
    expect(labels(2)[2]).toBe("Free cell 1 down from the boat, touching black at the top");
  });
});
