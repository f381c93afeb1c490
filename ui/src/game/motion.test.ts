import { describe, expect, it } from "vitest";
import type { TableEvent } from "./events";
import { Motion } from "./motion.svelte";

const PLACED: TableEvent[] = [
  { type: "tile_laid", seat: 0, tile: 12, cell: [0, -1], turns: 1 },
  { type: "matched", seat: 0, color: 3, direction: 2, neighbor: [0, 0], received: true },
  { type: "faced", seat: 1, color: 4, direction: 0, received: true },
];
const DEDICATED: TableEvent = {
  type: "dedicated",
  seat: 0,
  kind: 0,
  colors: [2],
  honor: 8,
  generic: false,
};

function play(events: TableEvent[], pace = 1): Motion {
  const motion = new Motion();
  motion.play([{ version: 2, events }], pace);
  return motion;
}

function times(motion: Motion) {
  return motion.flights.map(({ delay, duration }) => [delay, duration]);
}

describe("motion", () => {
  it("lets a new tile settle before its lanterns rise, one after the other", () => {
    expect(times(play(PLACED))).toEqual([
      [260, 620],
      [370, 620],
    ]);
  });

  it("starts at once where no tile has to settle", () => {
    expect(times(play([{ type: "tile_drawn", seat: 0, tile: null }]))).toEqual([[0, 620]]);
  });

  it("returns cards almost together, and brings the token after them", () => {
    expect(times(play([DEDICATED])).map(([delay]) => delay)).toEqual([0, 35, 70, 105, 140]);
  });

  it("takes twice as long at half the pace, and shows nothing at none", () => {
    expect(times(play(PLACED, 2))).toEqual([
      [520, 1240],
      [740, 1240],
    ]);
    expect(play(PLACED, 0).flights).toEqual([]);
  });

  it("ends one by one, or all at once", () => {
    const motion = play(PLACED);
    motion.land(motion.flights[0]?.id ?? -1);
    expect(motion.flights.map(({ seat }) => seat)).toEqual([1]);
    motion.finish();
    expect(motion.flights).toEqual([]);
  });

  it("gives way to what happens next, under new ids", () => {
    const motion = play(PLACED);
    const before = motion.flights.map(({ id }) => id);
    motion.play([{ version: 3, events: PLACED }], 1);
    expect(motion.flights).toHaveLength(2);
    expect(motion.flights.filter(({ id }) => before.includes(id))).toEqual([]);
    motion.play([], 1);
    expect(motion.flights).toEqual([]);
  });
});
