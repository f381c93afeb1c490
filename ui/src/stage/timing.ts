/** How long each beat of a scene lasts, in milliseconds. */

import type { Pace } from "../settings/settings.svelte";

/** The beats of a scene in their order; an action has those of them that happen. */
export const BEATS = [
  "light",
  "exchange",
  "discard",
  "dedicate",
  "glide",
  "match",
  "beams",
  "rest",
] as const;
export type BeatName = (typeof BEATS)[number];

type Durations = Readonly<Record<BeatName, number>>;

/** A plain placement takes about 2.3 seconds. */
const CALM: Durations = {
  light: 250,
  exchange: 600,
  discard: 350,
  dedicate: 1100,
  glide: 400,
  match: 350,
  beams: 650,
  rest: 700,
};

/** A plain placement takes about 1.2 seconds. */
const BRISK: Durations = {
  light: 100,
  exchange: 380,
  discard: 220,
  dedicate: 700,
  glide: 240,
  match: 180,
  beams: 420,
  rest: 260,
};

/** The last beat of my own action: I know what I did, and want to go on. */
const OWN_REST = 0.4;

/** Things that travel in one beat start one after the other, at most this long apart. */
const STAGGER = 80;
/** The share of a beat that is left for the last of them. */
const LAST = 0.55;

export function beatDuration(beat: BeatName, pace: Pace, isMine: boolean): number {
  if (pace === "instant") return 0;
  const duration = (pace === "calm" ? CALM : BRISK)[beat];
  return isMine && beat === "rest" ? duration * OWN_REST : duration;
}

/** The time between the starts of `count` things that travel in one beat. */
export function stagger(duration: number, count: number): number {
  return count > 1 ? Math.min(STAGGER, (duration * (1 - LAST)) / (count - 1)) : 0;
}
