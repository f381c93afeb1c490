/** Where the keyboard goes when the page changes under it. */

import { tick } from "svelte";

/** Bring the keyboard to the first such thing, once the page has changed. */
export async function focusOn(selector: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Remember where the keyboard is before something comes over the page; returns the way back. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
      before.focus();
  };
}
