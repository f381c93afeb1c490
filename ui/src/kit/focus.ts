/** Moving the focus when the page changes. */

import { tick } from "svelte";

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

/** Whether something is inside a dialog, which has the keys while it is open. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}
