/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-XPlOZ1Fb.js","/assets/BotDialog-OSenEroc.js","/assets/Festival-JBu1NSJf.js","/assets/HandOverButton-C8DIGfrW.js","/assets/Home-DuJC4dgi.js","/assets/Invite-bPYofwuf.js","/assets/Join-D8MQ5wl1.js","/assets/LearnDialog-BSJhe4QC.js","/assets/LearnPage-B_0Qc4kG.js","/assets/Lobby-DM3UC-nh.js","/assets/LogDrawer-DrMHnvUb.js","/assets/MyLantern-kRHENX4h.js","/assets/OFL-5Eq2pjw3.txt","/assets/OwnLantern-9opaVtfQ.js","/assets/PassAndPlay-BVsbeZzA.js","/assets/People-BitdhjzI.js","/assets/Rematch-BFrLMLfv.js","/assets/Rematch-CpG7XhFI.js","/assets/Rules-zymM98Qn.js","/assets/SeatSheet-DDL_T7k1.js","/assets/Settings-B5HukPIS.js","/assets/Shelf-BPqTJeFg.js","/assets/Shortcuts-BwOWbZqb.js","/assets/ShuffleCommitment-Cp2d5JI8.js","/assets/SideChooser-Dm9Z0nbB.js","/assets/TablePage-9U-Ic3Tx.js","/assets/TableTitle-C6jpUxw9.js","/assets/around-ZmqBRhJb.js","/assets/common-BGQEVQ5u.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-Bseecuyt.woff2","/assets/index-BbTlkV6I.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-C9BALCKX.js","/assets/page-CSjsbgAu.js","/assets/page-CiDrvPPc.js","/assets/page-CucVz_su.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DjoXZiHa.js","/assets/rematch-B6RIraFU.js","/assets/style-D-EnIqw_.css","/assets/synth-BN7EAjTw.js","/assets/table-Bl_BIMkR.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-c9350d952ce0";

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
