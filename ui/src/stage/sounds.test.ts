import { describe, expect, it } from "vitest";
import type { Happened } from "../wire/protocol";
import { sceneOf } from "./scene";
import { cuesOf } from "./sounds";

const PLACED: Happened = {
  version: 6,
  events: [
    { type: "tile_laid", seat: 1, tile: 12, cell: [0, -1], turns: 1 },
    { type: "matched", seat: 1, color: 1, direction: 2, neighbor: [0, 0], received: true },
    { type: "matched", seat: 1, color: 2, direction: 1, neighbor: [1, -1], received: true },
    { type: "favor_earned", seat: 1, platform: [0, -1], received: true },
    { type: "faced", seat: 1, color: 1, direction: 0, received: true },
    { type: "faced", seat: 2, color: 5, direction: 1, received: true },
    { type: "faced", seat: 0, color: 6, direction: 3, received: true },
  ],
};

/** What is heard in each beat, by its name and pitch. */
function heard(happened: Happened, { isMine = false, mine = 0 } = {}): Record<string, string> {
  const scene = sceneOf(happened, "brisk", { isMine, opensTurn: true });
  return Object.fromEntries(
    (scene?.beats ?? []).map((beat) => [
      beat.name,
      scene
        ? cuesOf(scene, beat, mine)
            .map(({ name, pitch }) => `${name}${pitch ?? ""}`)
            .join(" ")
        : "",
    ]),
  );
}

describe("the sounds of a placement", () => {
  it("are a tock, a note for each match, a bell for favor, and wind for my card", () => {
    expect(heard(PLACED)).toEqual({
      light: "",
      glide: "tile",
      match: "match0 match1 favor",
      beams: "beam6",
      rest: "",
    });
  });

  it("let me hear that there is no card for me", () => {
    const events = PLACED.events.map((event) =>
      event.type === "faced" ? { ...event, received: false } : event,
    );
    expect(heard({ version: 6, events }).beams).toBe("denied6");
  });

  it("begin with the tile where it does not glide", () => {
    expect(heard(PLACED, { isMine: true, mine: 1 })).toEqual({
      match: "tile match0 match1 favor",
      beams: "beam1",
      rest: "",
    });
    const plain = PLACED.events.filter(({ type }) => type === "tile_laid" || type === "faced");
    expect(heard({ version: 6, events: plain }, { isMine: true, mine: 1 }).beams).toBe(
      "tile beam1",
    );
  });
});

describe("the sounds before the tile", () => {
  it("are paper, and a bell that knows how much honor it is", () => {
    expect(
      heard({ version: 6, events: [{ type: "exchanged", seat: 1, given: 0, taken: 1 }] }).exchange,
    ).toBe("paper");
    expect(
      heard({
        version: 6,
        events: [{ type: "dedicated", seat: 1, kind: 0, colors: [2], honor: 8, generic: false }],
      }).dedicate,
    ).toBe("paper dedicate8");
  });
});
