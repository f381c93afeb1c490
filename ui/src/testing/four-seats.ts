/** A table of four whose turns are shown on a stage. */

import { vi } from "vitest";
import { Stage } from "../stage/stage.svelte";
import type { Happened, State } from "../wire/protocol";
import { FakeSource } from "./fake-source.svelte";
import { gameOf, LEGAL, playerOf, seatOf, stateOf, tableOf } from "./states";

type Events = Happened["events"];

const NAMES = ["Ana", "Bo", "Cy", "Di"];

/** After seat's tile: everybody got one card, and the next player is on turn. */
export function placed(seat: number, x: number): Events {
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

export const DEDICATED: Events = [
  { type: "dedicated", seat: 1, kind: 0, colors: [3], honor: 8, generic: false },
];

/** The state in which this seat is on turn and so many tiles lie on the lake. */
export function stateWith(turn: number, tiles: number): Partial<State> {
  return {
    legal: turn === 0 ? LEGAL : null,
    game: gameOf({
      turn,
      players: NAMES.map(() => playerOf({ cards: [0, tiles, tiles, 4, 0, 0, 0] })),
      lake: Array.from({ length: tiles }, (_, x) => [x === 0 ? 0 : 10 + x, x, 0, 0]),
    }),
  };
}

export function fourAt(turn: number): { source: FakeSource; stage: Stage } {
  const seats = NAMES.map((name, seat) => seatOf({ name, mine: seat === 0 }));
  const source = new FakeSource(stateOf({ table: tableOf({ seats }), ...stateWith(turn, 1) }));
  const stage = new Stage(source);
  stage.follow();
  return { source, stage };
}

/** Let a seat place its tile. */
export function place(source: FakeSource, stage: Stage, seat: number, x: number): void {
  source.advance(placed(seat, x), stateWith((seat + 1) % NAMES.length, x + 1));
  stage.follow();
}

/** Advance until the stage is empty; return what was on it: seat and beat, by time. */
export function watch(stage: Stage): { film: string[]; time: number } {
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
