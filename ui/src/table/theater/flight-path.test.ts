import { describe, expect, it } from "vitest";
import { sceneOf } from "../../stage/scene";
import type { Happened } from "../../wire/protocol";
import { flightPath } from "./flight-path";

const FROM = { x: 100, y: 100 };
const TO = { x: 500, y: 400 };
const SEAT = { left: 0, top: 0, right: 300, bottom: 90 };

/** The flights of one beat. */
function flightsOf(happened: Happened, beat: string) {
  const scene = sceneOf(happened, "brisk", { isMine: false, opensTurn: true });
  return scene?.beats.find(({ name }) => name === beat)?.flights ?? [];
}

const PLACED: Happened = {
  version: 6,
  events: [
    { type: "tile_laid", seat: 1, tile: 12, cell: [0, -1], turns: 1 },
    { type: "matched", seat: 1, color: 1, direction: 2, neighbor: [0, 0], received: true },
    { type: "faced", seat: 1, color: 1, direction: 0, received: true },
  ],
};
const DEDICATED: Happened = {
  version: 6,
  events: [{ type: "dedicated", seat: 1, kind: 1, colors: [0, 1, 2], honor: 9, generic: false }],
};

/** Where a keyframe is. */
function placeOf({ transform }: Keyframe): readonly number[] {
  return [...String(transform).matchAll(/(-?[\d.]+)px/g)].map(([, number]) => Number(number));
}

describe("the way of what travels", () => {
  it.each([
    ["glide", PLACED],
    ["match", PLACED],
    ["beams", PLACED],
    ["dedicate", DEDICATED],
  ] as const)("begins and ends where it should in “%s”", (beat, happened) => {
    for (const flight of flightsOf(happened, beat)) {
      const path = flightPath(flight, FROM, TO, { seat: SEAT });
      expect(placeOf(path[0] ?? {})).toEqual([100, 100]);
      expect(placeOf(path.at(-1) ?? {})).toEqual([500, 400]);
    }
  });

  it("leads along the beam", () => {
    const [flight] = flightsOf(PLACED, "beams");
    if (!flight) throw new Error("no card travels");
    expect(flight.isBeamed).toBe(true);
    const way = [
      { x: 100, y: 250 },
      { x: 100, y: 400 },
    ];
    const path = flightPath(flight, FROM, TO, { way });
    expect(path.map(placeOf)).toEqual([
      [100, 100],
      [100, 250],
      [100, 400],
      [500, 400],
    ]);
    const offsets = path.map(({ offset }) => offset as number);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  });

  it("spreads a set out side by side, and the token comes last", () => {
    const flights = flightsOf(DEDICATED, "dedicate");
    expect(flights).toHaveLength(7);
    const spread = flights
      .slice(0, 6)
      .map((flight) => placeOf(flightPath(flight, FROM, TO, { seat: SEAT })[1] ?? {})[0] ?? 0);
    expect(spread).toEqual(spread.toSorted((one, other) => one - other));
    expect(new Set(spread).size).toBe(6);
    const token = flights.at(-1);
    expect(token?.cargo.what).toBe("token");
    expect(token?.delay).toBeGreaterThan(flights.at(-2)?.delay ?? 0);
  });
});
