import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { DEDICATED, fourAt, place, stateWith, watch } from "../testing/four-seats";
import { LEGAL } from "../testing/states";

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "brisk";
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.pace = "brisk";
});

describe("a turn on the stage", () => {
  it.each([
    ["brisk", 1100, 1250],
    ["calm", 2000, 2600],
  ] as const)("of a bot that places a tile is %s", (pace, least, most) => {
    settings.pace = pace;
    const { source, stage } = fourAt(1);
    place(source, stage, 1, 1);
    const { film, time } = watch(stage);
    expect(film).toEqual(["1 light", "1 glide", "1 match", "1 beams", "1 rest"]);
    expect(time).toBeGreaterThanOrEqual(least);
    expect(time).toBeLessThanOrEqual(most);
  });

  it("takes no time if it is to be instant", () => {
    settings.pace = "instant";
    const { source, stage } = fourAt(1);
    place(source, stage, 1, 1);
    expect(stage.scene).toBeUndefined();
    expect(stage.state).toBe(source.state);
    expect(stage.told.map(({ happened }) => happened.version)).toEqual([6]);
    expect(stage.newTile).toEqual({ x: 1, y: 0 });
  });

  it("shows each thing when it has arrived, and not before", () => {
    const { source, stage } = fourAt(1);
    place(source, stage, 1, 1);
    const seen = () => {
      const game = stage.state?.game;
      return [game?.lake.length, game?.players[1]?.cards[1], game?.players[2]?.cards[2]];
    };
    const at: Record<string, unknown[]> = {};
    while (stage.scene) {
      at[stage.beat?.name ?? ""] ??= seen();
      vi.advanceTimersByTime(5);
    }
    expect(at).toEqual({
      light: [1, 1, 1],
      glide: [1, 1, 1],
      match: [2, 1, 1],
      beams: [2, 2, 1],
      rest: [2, 2, 2],
    });
    expect(seen()).toEqual([2, 2, 2]);
  });

  it("lands cards one by one", () => {
    const { source, stage } = fourAt(1);
    place(source, stage, 1, 1);
    while (stage.beat?.name !== "beams") vi.advanceTimersByTime(5);
    expect(stage.flights).toHaveLength(4);
    expect(stage.flights.map(({ delay }) => delay)).toEqual(
      stage.flights.map(({ delay }) => delay).toSorted((one, other) => one - other),
    );
    stage.land(stage.flights[0]?.id ?? "");
    expect(stage.state?.game?.players.map(({ cards }) => cards[2])).toEqual([2, 1, 1, 1]);
  });

  it("has a beat for what comes before the tile, and lights the seat once", () => {
    const { source, stage } = fourAt(1);
    source.advance(DEDICATED, stateWith(1, 1));
    stage.follow();
    place(source, stage, 1, 1);
    expect(watch(stage).film).toEqual([
      ...["1 light", "1 dedicate", "1 rest"],
      ...["1 glide", "1 match", "1 beams", "1 rest"],
    ]);
  });

  it("keeps its player on turn to the end", () => {
    const { source, stage } = fourAt(1);
    place(source, stage, 1, 1);
    const turns = new Set<number | undefined>();
    while (stage.scene) {
      turns.add(stage.state?.game?.turn);
      vi.advanceTimersByTime(5);
    }
    expect([[...turns], stage.state?.game?.turn]).toEqual([[1], 2]);
  });
});

describe("turns that come together", () => {
  function threeBots() {
    const { source, stage } = fourAt(1);
    for (const seat of [1, 2, 3]) place(source, stage, seat, seat);
    return { source, stage };
  }

  it("are shown one after the other, each by itself", () => {
    const { stage } = threeBots();
    const { film } = watch(stage);
    const beats = ["light", "glide", "match", "beams", "rest"];
    expect(film).toEqual([1, 2, 3].flatMap((seat) => beats.map((beat) => `${seat} ${beat}`)));
  });

  it("open my controls only when the last of them is over, and nothing moves then", () => {
    const { source, stage } = threeBots();
    expect(source.state?.legal).toBe(LEGAL);
    while (stage.scene) {
      expect([stage.isPlaying, stage.state?.legal]).toEqual([true, null]);
      vi.advanceTimersByTime(5);
    }
    expect([stage.isPlaying, stage.state?.legal, stage.flights]).toEqual([false, LEGAL, []]);
  });

  it("are in the log when they have been shown", () => {
    const { stage } = threeBots();
    expect(stage.log).toHaveLength(0);
    stage.finish();
    expect(stage.log.map(({ version }) => version)).toEqual([6]);
    watch(stage);
    expect(stage.log.map(({ version }) => version)).toEqual([6, 7, 8]);
  });

  it("can be skipped one by one, or all at once", () => {
    const { source, stage } = threeBots();
    expect(stage.scene?.seat).toBe(1);
    stage.finish();
    expect([stage.scene?.seat, stage.state?.game?.lake.length]).toEqual([2, 2]);
    stage.finishAll();
    expect([stage.scene, stage.isPlaying]).toEqual([undefined, false]);
    expect(stage.state).toBe(source.state);
    vi.advanceTimersByTime(10_000);
    expect(stage.state).toBe(source.state);
  });

  it("are not shown once they are more than a round", () => {
    const { source, stage } = fourAt(1);
    for (let turn = 1; turn < 7; turn += 1) place(source, stage, turn % 4, turn);
    expect(stage.scene).toBeUndefined();
    expect(stage.state).toBe(source.state);
  });

  it("are not shown to nobody", () => {
    const { source, stage } = threeBots();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    stage.visibilityChanged();
    expect([stage.scene, stage.state]).toEqual([undefined, source.state]);
    place(source, stage, 0, 4);
    expect([stage.scene, stage.state]).toEqual([undefined, source.state]);
  });
});
