/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-CL8m9fAx.js","/assets/BotDialog-rtvgSWgA.js","/assets/Festival-BtWKfRc6.js","/assets/HandOverButton-c6_orfmE.js","/assets/Home-BHvAALTA.js","/assets/Invite-cMv9FQ0P.js","/assets/Join-E5KQFhOc.js","/assets/LearnDialog-lVRwmhde.js","/assets/LearnPage-BJbZuNi_.js","/assets/Lobby-DydPvXgM.js","/assets/LogDrawer-Dqnmn4_J.js","/assets/MyLantern-CmKl5jOT.js","/assets/OFL-5Eq2pjw3.txt","/assets/OwnLantern-B5rOJqSv.js","/assets/PassAndPlay-Blo74tjF.js","/assets/People-CZ6e6WMu.js","/assets/Rematch-D4m1pFA7.js","/assets/Rematch-D92aMQkf.js","/assets/Rules-B4epvbkq.js","/assets/SeatSheet-7IQ4Ru3r.js","/assets/Settings-BsPIT0tk.js","/assets/Shelf-Bb8lw4fx.js","/assets/Shortcuts-D_0WdVXK.js","/assets/ShuffleCommitment-D8St8jIQ.js","/assets/SideChooser-DIbMLq6_.js","/assets/TablePage-XmpL3C7d.js","/assets/TableTitle-BaW2ES_2.js","/assets/around-DNrqFdk2.js","/assets/common-Dk1BjWpQ.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-Bseecuyt.woff2","/assets/index-BeY9BZ2P.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-AXnMB8ON.js","/assets/page-BK7Pnx_7.js","/assets/page-CF4DLhP1.js","/assets/page-CucVz_su.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DzCKU3Ft.js","/assets/page-cZz_TPPR.js","/assets/rematch-C51zIwEi.js","/assets/style-NbdXQLG1.css","/assets/synth-BN7EAjTw.js","/assets/table-CBudAceh.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-087e6d6eca84";

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(clear()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(freshShell(event.request));
  else if (FILES.has(pathname)) event.respondWith(kept(event.request));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES]);
}

/** Delete older caches. A worker is activated only when no window uses the older one. */
async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page from the server; the cached one if the server does not answer. */
async function freshShell(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** File names contain a hash of their content, so a cached file is never stale. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
