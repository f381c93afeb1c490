/** What other screens pass on to the screen that replays a game. */

import { go } from "./route.svelte";

let dropped: File | undefined;
let expected: { readonly link: string; readonly seat: number } | undefined;

/** Take a file that is dropped on the page; one that is not a file is the browser's. */
export function dropFile(event: DragEvent): void {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  event.preventDefault();
  replayFile(file);
}

/** What the system starts an installed page with; not every browser installs pages. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Take the file that the system opens with this page. */
export function receiveFile(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (handle) replayFile(await handle.getFile());
  });
}

function replayFile(file: File): void {
  dropped = file;
  go("/replay");
}

/** The file that was dropped or opened, once. */
export function takeDropped(): File | undefined {
  const file = dropped;
  dropped = undefined;
  return file;
}

/** Let the next replay of a game that was played here begin at this seat. */
export function lookFrom(link: string, seat: number | undefined): void {
  expected = seat === undefined ? undefined : { link, seat };
}

export function seatFor(link: string): number | undefined {
  return expected?.link === link ? expected.seat : undefined;
}
