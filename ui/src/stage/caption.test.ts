import { beforeAll, describe, expect, it } from "vitest";
import { gameOf, playerOf } from "../testing/states";
import type { Happened } from "../wire/protocol";
import { setLanguage } from "../words/words.svelte";
import { captionOf, sharesOf } from "./caption";
import type { Reader } from "./sentences";

const READER: Reader = { names: ["Ana", "Fox", "Heron"], mine: 0, spin: 0 };

/** The game after Fox placed a tile: Ana got black, Fox two oranges and favor, Heron a fourth white. */
const AFTER = gameOf({
  players: [
    playerOf({ cards: [1, 0, 0, 0, 0, 0, 1] }),
    playerOf({ cards: [0, 2, 0, 0, 0, 0, 0], favor: 1 }),
    playerOf({ cards: [0, 0, 0, 0, 0, 4, 0] }),
  ],
});

const PLACED: Happened = {
  version: 6,
  events: [
    { type: "tile_laid", seat: 1, tile: 12, cell: [0, -1], turns: 1 },
    { type: "matched", seat: 1, color: 1, direction: 2, neighbor: [0, 0], received: true },
    { type: "favor_earned", seat: 1, platform: [0, -1], received: true },
    { type: "faced", seat: 1, color: 1, direction: 0, received: true },
    { type: "faced", seat: 2, color: 5, direction: 1, received: true },
    { type: "faced", seat: 0, color: 6, direction: 3, received: true },
    { type: "turn_began", seat: 2, final: false },
  ],
};

beforeAll(() => setLanguage("en"));

describe("the shares of a placement", () => {
  it("begin with the player who placed, and know which set is complete now", () => {
    expect(
      sharesOf(PLACED, AFTER).map(({ seat, favor, completed }) => [seat, favor, completed]),
    ).toEqual([
      [1, 1, undefined],
      [2, 0, 0],
      [0, 0, undefined],
    ]);
  });

  it("do not count a set as completed that was complete before", () => {
    const rich = gameOf({
      players: AFTER.players.map((player) => ({ ...player, cards: [4, 2, 0, 0, 0, 5, 1] })),
    });
    expect(sharesOf(PLACED, rich).find(({ seat }) => seat === 2)?.completed).toBeUndefined();
  });
});

describe("a caption", () => {
  it("is one sentence: who got what, what it completes, and last what I got of another’s tile", () => {
    expect(captionOf(READER, PLACED, AFTER)).toBe(
      "Fox gets 2 orange and 1 favor token, Heron 1 white; that completes Heron’s four of a kind; you get 1 black.",
    );
  });

  it("begins with me where I placed the tile", () => {
    expect(captionOf({ ...READER, mine: 1 }, PLACED, AFTER)).toBe(
      "You get 2 orange and 1 favor token; Heron gets 1 white, Ana 1 black; that completes Heron’s four of a kind.",
    );
  });

  it("says what my card completes", () => {
    const after = gameOf({
      players: AFTER.players.map((player, seat) =>
        seat === 0 ? { ...player, cards: [0, 0, 0, 0, 0, 0, 4] } : player,
      ),
    });
    expect(captionOf(READER, PLACED, after)).toMatch(
      /; you get 1 black, which completes your four of a kind\.$/,
    );
  });

  it("says that I got nothing", () => {
    const events = PLACED.events.map((event) =>
      event.type === "faced" && event.seat === 0 ? { ...event, received: false } : event,
    );
    expect(captionOf(READER, { version: 6, events }, AFTER)).toMatch(/; you get nothing\.$/);
  });

  it("of a watcher ends with the last player", () => {
    expect(captionOf({ ...READER, mine: undefined }, PLACED, AFTER)).toBe(
      "Fox gets 2 orange and 1 favor token, Heron 1 white, Ana 1 black; that completes Heron’s four of a kind.",
    );
  });

  it("of what comes before the tile is its sentence", () => {
    const dedicated: Happened = {
      version: 6,
      events: [{ type: "dedicated", seat: 1, kind: 0, colors: [2], honor: 8, generic: false }],
    };
    expect(captionOf(READER, dedicated, AFTER)).toContain("Fox dedicates four of a kind");
  });

  it("is not there for what no player did", () => {
    const started: Happened = { version: 3, events: [{ type: "game_started" }] as never };
    expect(captionOf(READER, started, AFTER)).toBeUndefined();
  });

  it.each(["de", "pl", "it"] as const)("is complete in %s", async (language) => {
    await setLanguage(language);
    const caption = captionOf(READER, PLACED, AFTER) ?? "";
    for (const name of ["Fox", "Heron"]) expect(caption).toContain(name);
    expect(caption.split("; ")).toHaveLength(3);
    await setLanguage("en");
  });
});
