/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotSelect-C5Rz71OS.js","/assets/Dialog-DA_c-zwr.js","/assets/Dialog-DsbrzBrM.css","/assets/Festival-CHdSt7Bh.js","/assets/Festival-LDVdJAXA.css","/assets/Home-Cy_Xl2gZ.css","/assets/Home-rf8X1Yb9.js","/assets/Invite-CwVabWXJ.css","/assets/Invite-OIo3K_-W.js","/assets/Join-BB6MPFK9.js","/assets/Join-BGJ3wE4g.css","/assets/Lake-DbQOx3A2.js","/assets/Lake-DcBR4EzO.css","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-DSWYLXfI.js","/assets/Lantern-CZTm-v1g.js","/assets/Lantern-D3gdsQBP.css","/assets/Lazy-CI_8UPu9.css","/assets/Lazy-SUkVrmqr.js","/assets/LearnDialog-2_cb_OEl.js","/assets/LearnPage-B9jJcO7k.js","/assets/LearnPage-aFf-ahJM.css","/assets/Lobby-BEkd-jXR.css","/assets/Lobby-DviPoFcH.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-CG0CJLAp.js","/assets/People-CGHPrTeI.js","/assets/People-DOABaX5o.css","/assets/RadioGroup-BZtdXZBn.js","/assets/RadioGroup-CuTRIgyl.css","/assets/Rematch-CXMLVz4q.js","/assets/Rules-DSPFJImo.css","/assets/Rules-rRYR0_6G.js","/assets/Settings-DvWSosPI.css","/assets/Settings-LcPN0qZh.js","/assets/ShuffleCommitment-BO_XYXYq.js","/assets/ShuffleCommitment-kmUFdNKT.css","/assets/TablePage-DG_H_jut.js","/assets/TablePage-Dba1c0is.css","/assets/TableTitle-Bw1p-Wzb.js","/assets/TableTitle-CtTJ4QVl.css","/assets/Tile-BXCSLvz8.js","/assets/Tile-Bn5B_Hhy.css","/assets/api-CLEQu2gG.js","/assets/bots-B9LncBPv.js","/assets/bots-C3owYDuV.js","/assets/bots-CdkSEnqg.js","/assets/bots-CnziZyU9.js","/assets/commitments-BEhqSLm3.js","/assets/errors-BEZ2FeH1.js","/assets/errors-BGwFsKFY.js","/assets/errors-Bh8JCMsA.js","/assets/errors-jvVg7lDC.js","/assets/events-B9KCbuwV.js","/assets/events-BjEuoZio.js","/assets/events-CWHLN9nR.js","/assets/events-D6PG7vMC.js","/assets/geometry-oSzfaI1a.js","/assets/index-BkzJhiqQ.js","/assets/index-Dogr27mj.css","/assets/lanterns-Be-il7aR.js","/assets/learn-BOsvjo86.js","/assets/learn-BjCh7Ocu.js","/assets/learn-CD9TVoqU.js","/assets/learn-Dzjywj7v.js","/assets/page-C6X4PVX8.js","/assets/page-Cf5UTQjV.js","/assets/page-D1ua71Nk.js","/assets/page-ZqK9K-wC.js","/assets/pieces-BfM-HcMb.js","/assets/pieces-Ce3pB7K8.js","/assets/pieces-DeaeQQQb.js","/assets/pieces-_dDq3MfB.js","/assets/preferences.svelte-np9U0rXV.js","/assets/route.svelte-DkZlTF0S.js","/assets/seats-BVlNLCzK.js","/assets/sentences-DEUYIzmH.js","/assets/settings.svelte-B5TqwtY1.js","/assets/table-CAULpADl.js","/assets/table-CWSIfLSe.js","/assets/table-ChT9OeC1.js","/assets/table-LczW24b4.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-162db354cf6d";

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
