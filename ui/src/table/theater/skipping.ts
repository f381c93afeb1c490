/** Any key or tap ends the scene that is on; the Escape key ends all of them. */

import type { Stage } from "../../stage/stage.svelte";

/** Keys that move about or belong to others, and are not pressed out of impatience. */
const OTHER_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"];
const PRESSING = ["Enter", " "];
/** What has its own use for a tap or a key. */
const CONTROLS = "button, a, input, select, textarea, summary, label, dialog, [role=button]";
/** A tap that came too late to skip is not meant for what has just opened under it. */
const LATE = 350;

export class Skipping {
  readonly #stage: Stage;
  #endedAt = Number.NEGATIVE_INFINITY;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** The last scene is over, and what follows is the player's. */
  ended(): void {
    this.#endedAt = performance.now();
  }

  press(event: KeyboardEvent): void {
    if (!this.#stage.isPlaying || event.repeat || OTHER_KEYS.includes(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isIn(event.target, "dialog")) return;
    if (isIn(event.target, "input, select, textarea")) return;
    if (event.key === "Escape") this.#stage.finishAll();
    else this.#stage.finish();
    // These could place a tile on what has just opened; a button that has the focus is pressed.
    if (PRESSING.includes(event.key) && !isIn(event.target, CONTROLS)) stop(event);
  }

  click(event: MouseEvent): void {
    if (isIn(event.target, CONTROLS)) return;
    if (this.#stage.isPlaying) {
      this.#stage.finish();
      stop(event);
    } else if (performance.now() - this.#endedAt < LATE) {
      stop(event);
    }
  }
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
