/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-Bvx_28vZ.js","/assets/BotDialog-DtPJRAoS.js","/assets/Festival-BTeAqjVz.js","/assets/HandOverButton-DLncAQzJ.js","/assets/Home-CVX-MVmX.js","/assets/Invite-KmItDCwN.js","/assets/Join-DHWMt-As.js","/assets/LearnDialog-Bd1_kYV5.js","/assets/LearnPage-CbCv7XU3.js","/assets/Lobby-4vSxS0JT.js","/assets/LogDrawer-BFmg3TTJ.js","/assets/MyLantern-CnAfKK9s.js","/assets/OFL-5Eq2pjw3.txt","/assets/OwnLantern-CN3rJ91P.js","/assets/PassAndPlay-88jGbM0w.js","/assets/People-B5NDNwnS.js","/assets/Rematch-BoKnOvhS.js","/assets/Rematch-DtYzcTdZ.js","/assets/Rules-D9kaK1VB.js","/assets/SeatSheet-BU0V6H2f.js","/assets/Settings-BRBRMhaJ.js","/assets/Shelf-CdK5Woo9.js","/assets/Shortcuts-CRaslXtO.js","/assets/ShuffleCommitment-CWbKKh_g.js","/assets/SideChooser-DpzgSvrB.js","/assets/TablePage-bh7_CwlL.js","/assets/TableTitle-Cj8dPOSR.js","/assets/around-DwuMV0NF.js","/assets/common-D3Clsxq1.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-Bseecuyt.woff2","/assets/index-fzph5fEf.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-AXnMB8ON.js","/assets/page-BK7Pnx_7.js","/assets/page-CF4DLhP1.js","/assets/page-CucVz_su.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DzCKU3Ft.js","/assets/page-cZz_TPPR.js","/assets/rematch-BaL4iAXH.js","/assets/style-NbdXQLG1.css","/assets/synth-BN7EAjTw.js","/assets/table-BKkUXDPx.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-d5409e584fac";

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
