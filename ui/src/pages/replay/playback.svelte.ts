/** Moving through a replay: to a moment at once, or action by action with its scenes. */

import { untrack } from "svelte";
import type { Direction } from "../../lake/geometry";
import { type Pace, settings } from "../../settings/settings.svelte";
import type { ReplaySource } from "../../source/replay/source.svelte";
import { TableView } from "../../table/view.svelte";

export const SPEEDS = ["calm", "brisk", "fast", "fastest"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How each speed shows an action, and the milliseconds until the next one. */
const SHOWN: Readonly<Record<Speed, readonly [pace: Pace, gap: number]>> = {
  calm: ["calm", 300],
  brisk: ["brisk", 120],
  fast: ["instant", 700],
  fastest: ["instant", 160],
};

export class Playback {
  readonly source: ReplaySource;
  readonly view: TableView;
  /** At first as fast as the turns of others at a table. */
  speed: Speed = $state(settings.pace === "instant" ? "fast" : settings.pace);
  isPlaying: boolean = $state(false);

  constructor(source: ReplaySource) {
    this.source = source;
    this.view = new TableView(source, {
      pace: () => SHOWN[this.speed][0],
      side: () => (source.seats[source.seat]?.side ?? 2) as Direction,
    });
    this.view.leap();
  }

  readonly isAtEnd: boolean = $derived.by(() => this.source.ply >= this.source.last);

  /** Go to a moment at once. */
  seek(ply: number): void {
    this.source.ply = Math.max(0, Math.min(ply, this.source.last));
    this.view.leap();
  }

  /** Show the next action; one that is on the stage ends. */
  forward(): void {
    this.view.finishAll();
    if (this.isAtEnd) return;
    this.source.ply += 1;
    this.view.follow();
  }

  back(): void {
    this.isPlaying = false;
    this.seek(this.source.ply - 1);
  }

  /** Play on, from the beginning if the game is at its end; or stop. */
  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.seek(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Look from another seat, or into all hands. */
  look(seat: number, isOpen: boolean): void {
    this.source.seat = seat;
    this.source.isOpen = isOpen;
    this.view.leap();
  }

  /** While it plays, let the next action follow when a scene is over; call it in an effect. */
  run(): (() => void) | undefined {
    // Each action is a reason to go on, also where none has a scene.
    void this.source.ply;
    if (!this.isPlaying || this.view.scene) return undefined;
    if (this.isAtEnd) {
      untrack(() => {
        this.isPlaying = false;
      });
      return undefined;
    }
    const timer = setTimeout(() => this.forward(), SHOWN[this.speed][1]);
    return () => clearTimeout(timer);
  }

  /** Nobody looks at a hidden page. */
  visibilityChanged(): void {
    if (document.visibilityState === "hidden") this.isPlaying = false;
    this.view.visibilityChanged();
  }
}
