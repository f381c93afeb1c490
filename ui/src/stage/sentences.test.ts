import { beforeAll, describe, expect, it } from "vitest";
import type { Happened, Placement } from "../wire/protocol";
import { setLanguage } from "../words/words.svelte";
import { eventSentence } from "./events";
import { previewLines } from "./preview";
import { placementSentence, problemSentence, type Reader, wayFacts } from "./sentences";
import { summarize } from "./summary";

const READER: Reader = { names: ["Ana", "Bo", "Mei"], mine: 0, spin: 0 };

const PLACEMENT: Placement = [
  "12@0,-1r0",
  [[2, 0, true]],
  [
    [0, -1, true],
    [0, 0, false],
  ],
  [
    [0, 0, true],
    [1, 6, false],
    [2, 4, true],
  ],
];

describe("in English", () => {
  beforeAll(() => setLanguage("en"));

  it("speaks to the reader, and of everybody else by name", () => {
    expect(eventSentence(READER, { type: "turn_began", seat: 0, final: false })).toBe(
      "It is your turn.",
    );
    expect(eventSentence(READER, { type: "turn_began", seat: 1, final: false })).toBe(
      "It is Bo’s turn.",
    );
  });

  it("turns sides and ways with the table, and says them as they are on the screen", () => {
    const event = {
      type: "matched",
      seat: 1,
      color: 0,
      direction: 0,
      neighbor: [0, 0],
      received: true,
    } as const;
    expect(eventSentence(READER, { ...event, neighbor: [0, 0] })).toBe(
      "Match at the top: Bo takes a red card.",
    );
    const opposite = { ...READER, spin: 2 as const };
    expect(eventSentence(opposite, { ...event, neighbor: [0, 0] })).toBe(
      "Match at the bottom: Bo takes a red card.",
    );
    expect(wayFacts(READER, { x: 2, y: -3 })).toEqual({ way: "2 right and 3 up" });
    expect(wayFacts(opposite, { x: 2, y: 0 })).toEqual({ way: "2 left" });
  });

  it("says in short what a placement gives to each seat", () => {
    expect(placementSentence(READER, PLACEMENT, 0)).toBe("You: 2 red and 1 favor token");
    expect(placementSentence(READER, PLACEMENT, 1)).toBe("Bo: nothing");
  });

  it("says cards of several colors and favor in one row, before and after", () => {
    const placement: Placement = ["12@0,-1r0", [[2, 3, true]], [[0, -1, true]], [[0, 0, true]]];
    const row = "You: 1 red, 1 purple and 1 favor token";
    expect(placementSentence(READER, placement, 0)).toBe(row);
    const log: Happened[] = [
      {
        version: 2,
        events: [
          { type: "tile_laid", seat: 0, tile: 12, cell: [0, -1], turns: 0 },
          { type: "matched", seat: 0, color: 3, direction: 2, neighbor: [0, 0], received: true },
          { type: "favor_earned", seat: 0, platform: [0, -1], received: true },
          { type: "faced", seat: 0, color: 0, direction: 0, received: true },
        ],
      },
    ];
    expect(summarize(READER, log)[0]?.gains).toEqual([row]);
  });

  it("previews line by line in the order of the rules, with the reason for what is missed", () => {
    expect(previewLines(READER, PLACEMENT).map(({ words }) => words)).toEqual([
      "You: red for the match at the bottom",
      "You: favor for your tile’s platform",
      "You: nothing for the adjacent tile’s platform, no favor token is left",
      "You: red, facing you",
      "Bo: nothing, no black card is left",
      "Mei: blue",
    ]);
  });

  it("says in words why something cannot be done, and trusts the server with what is new", () => {
    const known = { code: "exchange_favor", sentence: "?", facts: { have: 1 } };
    expect(problemSentence(known)).toBe("An exchange costs two favor tokens, and you have one.");
    const unknown = { code: "brand_new", sentence: "Something new." };
    expect(problemSentence(unknown)).toBe("Something new.");
    const taken = { code: "cell_taken", sentence: "", facts: { x: 0, y: -1 } };
    expect(problemSentence(taken)).toBe("There is already a tile on that cell.");
  });

  it("makes one entry of a placement, which lights up its cell and everybody concerned", () => {
    const log = [
      {
        version: 2,
        events: [
          { type: "tile_laid", seat: 1, tile: 12, cell: [0, -1], turns: 0 },
          { type: "faced", seat: 1, color: 6, direction: 2, received: false },
          { type: "faced", seat: 0, color: 4, direction: 0, received: true },
          { type: "turn_began", seat: 2, final: false },
        ],
      },
      { version: 3, events: [{ type: "took_back", seat: 2, actions: 1 }] },
    ] as Happened[];
    const [placed, back] = summarize(READER, log);
    expect(placed?.title).toBe("Bo places a tile.");
    expect(placed?.gains).toEqual(["Bo: nothing", "You: 1 blue"]);
    expect(placed?.cells).toEqual([{ x: 0, y: -1 }]);
    expect(placed?.seats).toEqual([1, 0]);
    expect(placed?.sentences).toHaveLength(3);
    expect(back?.title).toBe("Mei takes back the last step.");
  });
});

describe("in Polish", () => {
  beforeAll(() => setLanguage("pl"));

  it("uses the same facts", () => {
    expect(placementSentence(READER, PLACEMENT, 0)).toBe("Ty: 2 czerwone i 1 żeton łaski");
  });
});
