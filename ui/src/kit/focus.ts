/** Moving the focus when the page changes. */

import { tick } from "svelte";

let wasKey = false;

/** Whether a key was pressed last, rather than a mouse or the screen. */
export function isByKey(): boolean {
  return wasKey;
}

export function watchPresses(): void {
  const note = ({ type }: Event) => {
    wasKey = type === "keydown";
  };
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, note, true);
}

/** Focus the first element that matches, after the page has been updated. */
export async function focusOn(selector: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Remember the focused element; return a function that focuses it again. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
      before.focus();
  };
}

/** Whether a dialog is open: it has the keys, even if what had the focus in it is gone. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
