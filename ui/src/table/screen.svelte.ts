/** The kind of screen, as the style sheets in `layout/` distinguish it, and its unit. */

import { onDestroy } from "svelte";
import { on } from "svelte/events";
import { createSubscriber, MediaQuery } from "svelte/reactivity";

/** Room for whole seats around the lake; otherwise badges stand for them, as on a phone. */
export const isWide = new MediaQuery("(min-width: 56.25em) and (min-height: 35.01em)");

/** A phone held across: my things stand beside the lake. */
export const isAcross = new MediaQuery("(max-height: 35em) and (min-width: 30em)");

/** Fingers, which cannot point without pressing. */
export const isTouched = new MediaQuery("(pointer: coarse)");

/** Let the unit of the page grow with the window while the calling component, a table's screen, is there. */
export function growUnit(): void {
  const { classList } = document.documentElement;
  classList.add("at-table");
  onDestroy(() => classList.remove("at-table"));
}

/** Lets whoever reads the unit follow the window. */
const followWindow = createSubscriber((update) => on(window, "resize", update));
let measured: { screen: string; rem: number } | undefined;

/** The page's unit in pixels; it is measured once for each size of the window. */
export function rem(): number {
  followWindow();
  const screen = `${window.innerWidth} ${window.innerHeight}`;
  if (measured?.screen !== screen) {
    const size = getComputedStyle(document.documentElement).fontSize;
    measured = { screen, rem: Number.parseFloat(size) || 16 };
  }
  return measured.rem;
}
