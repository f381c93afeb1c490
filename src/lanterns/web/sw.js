/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-BzmFQb2B.js","/assets/BotDialog-D6VGp7s8.js","/assets/Festival--jtZH6n9.js","/assets/HandOverButton-Bfbmzy9Z.js","/assets/Home-DRYS7rMY.js","/assets/Invite-B8fhpArs.js","/assets/Join-DYloo28x.js","/assets/LearnDialog-DolDOm9a.js","/assets/LearnPage-sXA5gNRD.js","/assets/Lobby-COeXbVsC.js","/assets/LogDrawer-DSidi0Pn.js","/assets/MyLantern-BQy3TRoq.js","/assets/OFL-5Eq2pjw3.txt","/assets/OwnLantern--3Ikbe37.js","/assets/PassAndPlay-BOAWNP1N.js","/assets/People-BMWVKDKJ.js","/assets/Rematch-DWZX3oPG.js","/assets/Rematch-G1h7iNKs.js","/assets/Rules-CYj2pK13.js","/assets/SeatSheet-lU19FWhL.js","/assets/Settings-D1fh3sHj.js","/assets/Shelf-qExIaEcr.js","/assets/Shortcuts-BuZI019Q.js","/assets/ShuffleCommitment-CCTqMs0c.js","/assets/SideChooser-DszISF21.js","/assets/TablePage-CPW8IqJN.js","/assets/TableTitle-DJySDJA9.js","/assets/around-B48iieei.js","/assets/common-CHqG-sUE.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-CNVgEyOX.woff2","/assets/index-gL59p12X.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-BSekt8VX.js","/assets/page-BYA1p8-j.js","/assets/page-CucVz_su.js","/assets/page-DLwqe1o7.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-W-_yBLNe.js","/assets/rematch-BilQi1z8.js","/assets/style-Bhlwk3Gr.css","/assets/synth-BN7EAjTw.js","/assets/table-B2aIkoJA.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-e7591928259c";

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
