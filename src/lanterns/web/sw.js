/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-Dnq9yyz_.js","/assets/BotDialog-Du16UE18.js","/assets/Festival-CqmNcCAb.js","/assets/HandOverButton-By1W9vic.js","/assets/Home-DKG1pfsH.js","/assets/Invite-BksEZETu.js","/assets/Join-DbXdDJtk.js","/assets/LearnDialog-BVNF97PY.js","/assets/LearnPage-BVPSd9Gc.js","/assets/Lobby-De7PJIRR.js","/assets/LogDrawer-Cvkz1Aao.js","/assets/MyLantern-Bv20m2SV.js","/assets/OwnLantern-DRIkgbtm.js","/assets/PassAndPlay-GeUA01Wr.js","/assets/People-D79SwmIO.js","/assets/Rematch-BOQGKHeU.js","/assets/Rematch-DoZMZ4m_.js","/assets/Rules-LZWsB6II.js","/assets/SeatSheet-CSaqW-3U.js","/assets/Settings-DHE2BUoR.js","/assets/Shelf-04mZhZz_.js","/assets/Shortcuts-DSgyJz0N.js","/assets/ShuffleCommitment-BYSXbH5K.js","/assets/SideChooser-B_kZLIwE.js","/assets/TablePage-DG-b04oD.js","/assets/TableTitle-BLudJrcl.js","/assets/around-CqGpId8i.js","/assets/common-CMrbNOoq.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-CNVgEyOX.woff2","/assets/index-SjwAOA3_.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-CucVz_su.js","/assets/page-DNyU9g-C.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DhIzBURY.js","/assets/page-M_6KM1jH.js","/assets/page-W1apIIHK.js","/assets/rematch-DBYgurn0.js","/assets/style-DqDW3q8Z.css","/assets/synth-BN7EAjTw.js","/assets/table-BE94kgEJ.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-4ee4fb9fcb40";

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
