/** The version of this page: kept for use without a network, and replaced by a newer one. */

import { fileAddress } from "./address";

/** How often a window that stays open looks for a new version, in milliseconds. */
const EVERY = 3_600_000;
/** How long to wait at most for a moment in which the page does nothing, in milliseconds. */
const LATEST = 5000;

let isNewer = $state(false);

/** Whether a newer version is complete in this browser, so that loading the page again shows it. */
export function hasNewVersion(): boolean {
  return isNewer;
}

export function dismissNewVersion(): void {
  isNewer = false;
}

/** Keep all files of this version in the browser, once the page has nothing more to load. */
export function keepVersion(): void {
  const { version } = document.documentElement.dataset;
  // There are no service workers on plain addresses, as on a home network; the page works without.
  const workers = navigator.serviceWorker;
  if (!version || !workers) return;
  const folder = fileAddress("");
  // As long as this window holds it, the files of its version stay.
  void navigator.locks?.request(
    `lanterns ${folder} ${version}`,
    { mode: "shared" },
    () => new Promise(() => undefined),
  );
  workers.addEventListener("message", ({ data }: MessageEvent<Partial<Arrival>>) => {
    if (data?.scope === folder && data.version) isNewer = data.version !== version;
  });
  workers.startMessages();
  void whenIdle().then(() =>
    workers.register(fileAddress("sw.js")).then(lookForNewer, () => undefined),
  );
}

/** What a service worker sends to every window when its version becomes the current one. */
interface Arrival {
  readonly version: string;
  readonly scope: string;
}

/** Resolve when the page has loaded and drawn what it shows first. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: LATEST });
    else setTimeout(resolve, LATEST);
  });
}

/** The browser itself looks when the page is opened; do so also while it stays open. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  setInterval(() => registration.update().catch(() => undefined), EVERY);
}
