import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened, State } from "../../protocol";
import { settings } from "../../settings/settings.svelte";
import { FakeSource } from "../../testing/fake-source.svelte";
import { gameOf, LEGAL, playerOf, seatOf, stateOf, tableOf } from "../../testing/states";
import { Stage } from "./stage.svelte";

type Events = Happened["events"];

const NAMES = ["Ana", "Bo", "Cy", "Di"];

/** After seat's tile: everybody got one card, and the next player is on turn. */
function placed(seat: number, x: number): Events {
  return [
    { type: "tile_laid", seat, tile: 10 + seat, cell: [x, 0], turns: 0 },
    { type: "matched", seat, color: 1, direction: 3, neighbor: [x - 1, 0], received: true },
    ...NAMES.map((_, other) => ({
      type: "faced" as const,
      seat: other,
      color: 2 as const,
      direction: 0 as const,
      received: true,
    })),
    { type: "turn_began", seat: (seat + 1) % NAMES.length, final: false },
  ];
}

const DEDICATED: Events = [
  { type: "dedicated", seat: 1, kind: 0, colors: [3], honor: 8, generic: false },
];

/** The state in which this seat is on turn and so many tiles lie on the lake. */
function stateWith(turn: number, tiles: number): Partial<State> {
  return {
    legal: turn === 0 ? LEGAL : null,
    game: gameOf({
      turn,
      players: NAMES.map(() => playerOf({ cards: [0, tiles, tiles, 4, 0, 0, 0] })),
      lake: Array.from({ length: tiles }, (_, x) => [x === 0 ? 0 : 10 + x, x, 0, 0]),
    }),
  };
}

function fourAt(turn: number): { source: FakeSource; stage: Stage } {
  const seats = NAMES.map((name, seat) => seatOf({ name, mine: seat === 0 }));
  const source = new FakeSource(stateOf({ table: tableOf({ seats }), ...stateWith(turn, 1) }));
  const stage = new Stage(source);
  stage.follow();
  return { source, stage };
}

/** Let a seat place its tile. */
function place(source: FakeSource, stage: Stage, seat: number, x: number): void {
  source.advance(placed(seat, x), stateWith((seat + 1) % NAMES.length, x + 1));
  stage.follow();
}

/** Advance until the stage is empty; return what was on it: seat and beat, by time. */
function watch(stage: Stage): { film: string[]; time: number } {
  const film: string[] = [];
  let time = 0;
  while (stage.scene && time < 60_000) {
    const beat = `${stage.scene.seat} ${stage.beat?.name}`;
    if (film.at(-1) !== beat) film.push(beat);
    vi.advanceTimersByTime(10);
    time += 10;
  }
  return { film, time };
}

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
    ["brisk", 1000, 1400],
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
