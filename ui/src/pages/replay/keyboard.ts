/** The keys of a replay. */

import { isDialogOpen } from "../../kit/focus";
import { type Moment, momentAt } from "./moments";
import type { Playback } from "./playback.svelte";

/** What uses the arrow keys itself. */
const WALKED = "input, select, textarea, [role=grid]";
/** What uses the space bar itself. */
const PRESSED = "button, a, input, select, textarea, summary, [role=gridcell]";

/** Handle a key; return whether it moved the replay. */
export function moveByKey(
  event: KeyboardEvent,
  playback: Playback,
  moments: readonly Moment[],
): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isDialogOpen()) return false;
  const { ply, last } = playback.source;
  if (event.key === " ") {
    if (isIn(event.target, PRESSED)) return false;
    playback.toggle();
    return true;
  }
  if (isIn(event.target, WALKED)) return false;
  switch (event.key) {
    case "ArrowRight":
      playback.forward();
      return true;
    case "ArrowLeft":
      playback.back();
      return true;
    case "PageDown":
      playback.seek(turnAfter(moments, ply) ?? last);
      return true;
    case "PageUp":
      playback.seek(turnBefore(moments, ply));
      return true;
    case "Home":
      playback.seek(0);
      return true;
    case "End":
      playback.seek(last);
      return true;
    default:
      return false;
  }
}

/** The end of this turn; if it is over, of the next. */
function turnAfter(moments: readonly Moment[], ply: number): number | undefined {
  return moments.find(({ last }) => last > ply)?.last;
}

/** The end of the turn before this one. */
function turnBefore(moments: readonly Moment[], ply: number): number {
  const now = momentAt(moments, ply);
  return moments.findLast(({ last }) => last < (now?.first ?? 0))?.last ?? 0;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
