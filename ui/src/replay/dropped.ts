/** A file that was dropped on another screen, on its way to the screen that replays it. */

import { go } from "../shell/route.svelte";

let waiting: File | undefined;

/** Take a file that is dropped on the page; one that is not a file is the browser's. */
export function dropFile(event: DragEvent): void {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  event.preventDefault();
  waiting = file;
  go("/replay");
}

/** The file that was dropped, once. */
export function takeDropped(): File | undefined {
  const file = waiting;
  waiting = undefined;
  return file;
}
