import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { fourAt, place, placed, stateWith, watch } from "../testing/four-seats";
import { LEGAL, tableOf } from "../testing/states";

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "brisk";
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.pace = "brisk";
});

describe("what was missed", () => {
  it("is not played when a lost connection is back", () => {
    const { source, stage } = fourAt(1);
    source.advance(placed(1, 1), stateWith(2, 2));
    source.advance(placed(2, 2), stateWith(3, 3));
    expect(stage.follow()).toBe("leap");
    expect([stage.scene, stage.state]).toEqual([undefined, source.state]);
    expect(stage.told.map(({ happened }) => happened.version)).toEqual([6, 7]);
  });

  it("does not keep the table back while its history is unknown", () => {
    const { source, stage } = fourAt(1);
    source.hasHistory = false;
    source.advance(placed(1, 1), stateWith(2, 2));
    expect(stage.follow()).toBe("nothing");
    expect(stage.state).toBe(source.state);
  });

  it("is nothing on arrival", () => {
    const { stage } = fourAt(2);
    expect([stage.scene, stage.told]).toEqual([undefined, []]);
  });
});

describe("my own action", () => {
  it("does not close my controls, and needs no light and no glide", () => {
    const { source, stage } = fourAt(0);
    source.advance([{ type: "exchanged", seat: 0, given: 3, taken: 0 }], stateWith(0, 1));
    stage.follow();
    expect([stage.isPlaying, stage.state?.legal]).toEqual([false, LEGAL]);
    expect(stage.flights.length).toBeGreaterThan(0);
    place(source, stage, 0, 1);
    stage.finish();
    expect(stage.newTile).toEqual({ x: 1, y: 0 });
    expect(watch(stage).film).toEqual(["0 match", "0 beams", "0 rest"]);
  });

  it("is shown before those of others", () => {
    const { source, stage } = fourAt(0);
    place(source, stage, 0, 1);
    place(source, stage, 1, 2);
    const { film } = watch(stage);
    expect(film.map((beat) => beat[0])).toEqual([..."00011111"]);
  });
});

describe("a change that is no action", () => {
  it("is shown at once, or when its place in the order has come", () => {
    const { source, stage } = fourAt(1);
    source.advance([{ type: "handed_over", seat: 1, level: "fox" }]);
    stage.follow();
    expect([stage.scene, stage.state]).toEqual([undefined, source.state]);
    place(source, stage, 1, 1);
    source.advance([{ type: "reclaimed", seat: 1 }]);
    stage.follow();
    expect(stage.log).toHaveLength(1);
    watch(stage);
    expect(stage.log).toHaveLength(3);
  });

  it("of the same version passes through", () => {
    const { source, stage } = fourAt(0);
    if (source.state) source.state = { ...source.state, legal: null };
    stage.follow();
    expect(stage.state).toBe(source.state);
  });

  it("ends the game only after the last scene", () => {
    const { source, stage } = fourAt(1);
    const seats = source.state?.table.seats ?? [];
    source.advance([...placed(1, 1), { type: "game_ended", winners: [1] }], {
      ...stateWith(1, 2),
      table: tableOf({ seats, status: "over" }),
    });
    stage.follow();
    expect(stage.state?.table.status).toBe("playing");
    watch(stage);
    expect(stage.state?.table.status).toBe("over");
  });
});
