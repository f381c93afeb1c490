/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotSelect-Fc_wJhT7.js","/assets/Festival-BjYmg2xP.js","/assets/Festival-LDVdJAXA.css","/assets/Home-Cefn00i1.js","/assets/Home-Cy_Xl2gZ.css","/assets/Invite-C_8EVkEa.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-C4Z_Ck8C.js","/assets/Lake-CJ4KK0Ep.js","/assets/Lake-CJCH0Flp.css","/assets/LearnDialog-CTLABd6Z.js","/assets/LearnPage-DX7tIk9Q.js","/assets/LearnPage-aFf-ahJM.css","/assets/Lobby-BEkd-jXR.css","/assets/Lobby-JeW6uxlr.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-DjAGBuT-.js","/assets/People-DOABaX5o.css","/assets/People-IkD4bPhQ.js","/assets/RadioGroup-BTLvF3O5.js","/assets/RadioGroup-CuTRIgyl.css","/assets/Rematch-BCGSJZUW.js","/assets/Rules-DSPFJImo.css","/assets/Rules-KGijSFvy.js","/assets/Settings-Dj9ftago.js","/assets/Settings-DvWSosPI.css","/assets/ShuffleCommitment-CiY1csfK.js","/assets/ShuffleCommitment-kmUFdNKT.css","/assets/TablePage-CA9Y8B1u.js","/assets/TablePage-Dba1c0is.css","/assets/TableTitle-CtTJ4QVl.css","/assets/TableTitle-D1NplK48.js","/assets/bots-B9LncBPv.js","/assets/bots-C3owYDuV.js","/assets/bots-CdkSEnqg.js","/assets/bots-CnziZyU9.js","/assets/common-DTmFF4ly.css","/assets/common-Fv4DHYy5.js","/assets/errors-BEZ2FeH1.js","/assets/errors-BGwFsKFY.js","/assets/errors-Bh8JCMsA.js","/assets/errors-jvVg7lDC.js","/assets/events-B9KCbuwV.js","/assets/events-BjEuoZio.js","/assets/events-CWHLN9nR.js","/assets/events-D6PG7vMC.js","/assets/index-DrnkC45Y.js","/assets/index-J25Z6Dwk.css","/assets/learn-BOsvjo86.js","/assets/learn-BjCh7Ocu.js","/assets/learn-CD9TVoqU.js","/assets/learn-Dzjywj7v.js","/assets/page-C6X4PVX8.js","/assets/page-Cf5UTQjV.js","/assets/page-D1ua71Nk.js","/assets/page-ZqK9K-wC.js","/assets/pieces-BfM-HcMb.js","/assets/pieces-Ce3pB7K8.js","/assets/pieces-DeaeQQQb.js","/assets/pieces-_dDq3MfB.js","/assets/table-CAULpADl.js","/assets/table-CWSIfLSe.js","/assets/table-ChT9OeC1.js","/assets/table-LczW24b4.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-b0b167c94a94";

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
