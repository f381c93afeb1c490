/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-C_znMnVg.js","/assets/BotDialog-CyB25lcX.js","/assets/Festival-CLmx1usR.js","/assets/HandOverButton-CODeQ73x.js","/assets/Home-DrmmS1QO.js","/assets/Invite-CMBKpE8q.js","/assets/Join-CkEqLOio.js","/assets/LearnDialog-37U7e1Iw.js","/assets/LearnPage-L_qsjWkY.js","/assets/Lobby-CKx206K4.js","/assets/LogDrawer-BU0ug2LC.js","/assets/MyLantern-oebu58XV.js","/assets/OFL-5Eq2pjw3.txt","/assets/OwnLantern-COr8GOAL.js","/assets/PassAndPlay-DurGGrCo.js","/assets/People-Bz3JlHYI.js","/assets/Rematch-DDqjcbsf.js","/assets/Rematch-nqZpg_mV.js","/assets/Rules-DfRY7K3S.js","/assets/SeatSheet-D4uyN_OG.js","/assets/Settings-DGS4Tr6w.js","/assets/Shelf-CQd08PQC.js","/assets/Shortcuts-Et7oWI5W.js","/assets/ShuffleCommitment-DigPM5F3.js","/assets/SideChooser-C7lFSHCj.js","/assets/TablePage-M5V-6apd.js","/assets/TableTitle-BDxgaNDx.js","/assets/around-BtK4ARBZ.js","/assets/common-B3zjq9D6.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-Bseecuyt.woff2","/assets/index-YCpT9OIM.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-AXnMB8ON.js","/assets/page-BK7Pnx_7.js","/assets/page-CF4DLhP1.js","/assets/page-CucVz_su.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DzCKU3Ft.js","/assets/page-cZz_TPPR.js","/assets/rematch-ByAV3IN3.js","/assets/style-NbdXQLG1.css","/assets/synth-BN7EAjTw.js","/assets/table-taMXljEe.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-5521dda838ee";

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
