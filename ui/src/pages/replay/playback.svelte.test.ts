import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { playbackOf } from "../../testing/replays";
import { setLanguage } from "../../words/words.svelte";
import { moveByKey } from "./keyboard";
import { momentAt, momentsOf } from "./moments";
import type { Playback } from "./playback.svelte";

beforeAll(() => setLanguage("en"));

let playback: Playback;
beforeEach(async () => {
  playback = await playbackOf(3);
});

function shown() {
  const { state, log } = playback.view.source;
  return { state, ply: (state?.version ?? 0) - 2, log: log.length };
}

function press(key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  Object.defineProperty(event, "target", { value: document.body });
  return moveByKey(event, playback, momentsOf(playback));
}

describe("a replay", () => {
  it("shows every moment, forward and back", () => {
    const { last } = playback.source;
    expect(shown()).toMatchObject({ ply: 0, log: 1 });
    for (const ply of [last, 0, 7, 8, 3, last]) {
      playback.seek(ply);
      expect(shown()).toMatchObject({ ply, log: ply + 1 });
      expect(shown().state?.game?.lake.length).toBeGreaterThan(ply === 0 ? 0 : 1);
    }
    expect(shown().state?.table.status).toBe("over");
    expect(shown().state?.result?.winners.length).toBeGreaterThan(0);
    playback.seek(last + 5);
    expect(shown().ply).toBe(last);
    playback.seek(-1);
    expect(shown().ply).toBe(0);
    expect(shown().state?.result).toBeNull();
  });

  it("hides the hands as they were, unless they are opened", () => {
    playback.seek(5);
    const hands = () => shown().state?.game?.players.map(({ hand }) => hand !== null);
    expect(hands()).toEqual([true, false, false]);
    playback.look(2, false);
    expect(hands()).toEqual([false, false, true]);
    const drawn = () =>
      playback.source.whole.flatMap(({ events }) =>
        events.flatMap((event) =>
          event.type === "tile_drawn" ? [[event.seat, event.tile !== null] as const] : [],
        ),
      );
    expect(drawn().length).toBeGreaterThan(5);
    expect(drawn().every(([seat, isSeen]) => isSeen === (seat === 2))).toBe(true);
    playback.look(2, true);
    expect(hands()).toEqual([true, true, true]);
    expect(drawn().every(([, isSeen]) => isSeen)).toBe(true);
  });

  it("turns the table to the seat, and calls nobody “you”", () => {
    const { view } = playback;
    for (const seat of [0, 1, 2]) {
      playback.look(seat, false);
      expect(view.edge(seat)).toBe("bottom");
      expect(view.mine).toBeUndefined();
    }
  });

  it("shows an action as a scene at its speed, or at once", () => {
    playback.forward();
    expect(playback.view.scene).toBeDefined();
    expect(shown().ply).toBe(1);
    playback.forward();
    expect(shown().ply).toBe(2);
    playback.speed = "fast";
    playback.forward();
    expect(playback.view.scene).toBeUndefined();
    expect(shown().ply).toBe(3);
    playback.back();
    expect(shown().ply).toBe(2);
  });

  it("plays to the end by itself, and from the beginning again", () => {
    vi.useFakeTimers();
    // As its table does.
    const stop = $effect.root(() => {
      $effect(() => playback.run());
    });
    playback.speed = "fastest";
    playback.seek(playback.source.last - 3);
    playback.toggle();
    flushSync();
    vi.advanceTimersByTime(170);
    flushSync();
    expect(shown().ply).toBe(playback.source.last - 2);
    for (let step = 0; step < 4; step += 1) {
      vi.advanceTimersByTime(170);
      flushSync();
    }
    expect(shown().ply).toBe(playback.source.last);
    expect(playback.isPlaying).toBe(false);
    playback.toggle();
    flushSync();
    expect(playback.isPlaying).toBe(true);
    expect(shown().ply).toBe(0);
    stop();
    vi.useRealTimers();
  });

  it("is moved by keys: by actions, by turns, to its ends", () => {
    const { last } = playback.source;
    expect(press("End")).toBe(true);
    expect(shown().ply).toBe(last);
    expect(press("Home")).toBe(true);
    expect(press("ArrowRight")).toBe(true);
    expect(shown().ply).toBe(1);
    expect(press("ArrowLeft")).toBe(true);
    expect(shown().ply).toBe(0);
    const moments = momentsOf(playback);
    expect(press("PageDown")).toBe(true);
    expect(shown().ply).toBe(moments[1]?.last);
    expect(press("PageDown")).toBe(true);
    expect(shown().ply).toBe(moments[2]?.last);
    expect(press("PageUp")).toBe(true);
    expect(shown().ply).toBe(moments[1]?.last);
    expect(press("x")).toBe(false);
    expect(press(" ")).toBe(true);
    expect(playback.isPlaying).toBe(true);
  });

  it("knows the turn of each moment", () => {
    const moments = momentsOf(playback);
    expect(momentAt(moments, 0)?.number).toBeUndefined();
    for (const moment of moments) {
      expect(momentAt(moments, moment.last)).toBe(moment);
      expect(moment.first).toBeLessThanOrEqual(moment.last);
    }
    expect(moments.at(-1)?.last).toBe(playback.source.last);
  });
});
