/** Calls a player who looks at another window: a badge on the icon and, if allowed, a notification. */

import { settings } from "../settings/settings.svelte";
import { fileAddress } from "./address";

const ICON = fileAddress("icon.svg");
const CALLING_ICON = fileAddress("icon-turn.svg");
const LARGE_ICON = fileAddress("icon-192.png");

/** A second window of the same table replaces the notification instead of adding one. */
interface Call {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** Call now if the page is hidden; return how to stop. It stops by itself when the player looks. */
export function callAttention(call: Call): () => void {
  if (document.visibilityState !== "hidden") return () => undefined;
  setIcon(CALLING_ICON);
  navigator.setAppBadge?.(1).catch(() => undefined);
  const closing = notify(call);
  const stop = () => {
    document.removeEventListener("visibilitychange", stop);
    setIcon(ICON);
    navigator.clearAppBadge?.().catch(() => undefined);
    void closing.then((close) => close());
  };
  document.addEventListener("visibilitychange", stop);
  return stop;
}

function setIcon(address: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", address);
}

/** Show a notification; return how to close it. */
async function notify({ title, body, tag }: Call): Promise<() => void> {
  const nothing = () => undefined;
  if (!settings.notify || !("Notification" in globalThis)) return nothing;
  if (Notification.permission !== "granted") return nothing;
  try {
    const shown = new Notification(title, { body, tag, icon: LARGE_ICON });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // Phones allow notifications from a service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    const data = location.href;
    await worker?.showNotification(title, { body, tag, icon: LARGE_ICON, data });
    return async () => {
      for (const one of (await worker?.getNotifications({ tag })) ?? []) one.close();
    };
  }
}
