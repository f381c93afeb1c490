/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-BWp3c09j.css","/assets/Choice-DTCxWNO4.js","/assets/Festival-BAlFhjwC.js","/assets/Festival-BZyNqxqA.css","/assets/Header-DFij4YQx.js","/assets/Header-jLMo-B_R.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-f2NuPm9u.js","/assets/Invite-CPWYbULA.js","/assets/Invite-CwVabWXJ.css","/assets/Join-Cc4y_Qkc.js","/assets/Join-GCDUwzbp.css","/assets/LanguageBar-ciE0tL7k.css","/assets/LanguageBar-khVuqYVA.js","/assets/Lantern-CUmq-Dhw.css","/assets/Lantern-CYJpNuXM.js","/assets/LearnPage-BJyORP3P.js","/assets/LearnPage-DC7dSg4f.css","/assets/LearnSheet-Dy1KUuSj.js","/assets/Levels-DQcFZ0vN.js","/assets/Lobby-BmvBskyw.js","/assets/Lobby-BpyD7kHE.css","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-BQtZA1XF.js","/assets/People-C4VZaIU-.js","/assets/People-PAyqANlq.css","/assets/Rematch-DY80ZxJF.js","/assets/Rules-CBxmUmWm.css","/assets/Rules-k6d6rTkE.js","/assets/Settings-BkM31MPI.css","/assets/Settings-DznWHri9.js","/assets/Sheet-BonJhVi5.js","/assets/Sheet-DNiA2vI_.css","/assets/TablePage-BudhLHgs.js","/assets/TablePage-ezecOSf_.css","/assets/Tile-CjpyOhxa.js","/assets/Tile-Zai14xOG.css","/assets/Title-Dlsr-8zN.js","/assets/Title-DsEMBdrI.css","/assets/api-D3FEBl7Z.js","/assets/bots-3Cwcy5UZ.js","/assets/bots-B7a9pqq9.js","/assets/bots-CbLGqeFV.js","/assets/bots-xiBC904c.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-DceUJrPz.js","/assets/index-BIsNp-mH.js","/assets/index-e3l1zH6d.css","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-fIX2Nu9i.js","/assets/page-CyvN_-JC.js","/assets/page-D8mV-TN0.js","/assets/page-DD20OOW-.js","/assets/page-v-s1xC9Y.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/preview-B6oV87WA.js","/assets/preview-BQNo9wXH.css","/assets/route.svelte-C7eRlYqa.js","/assets/seats-BZ_NUYGJ.js","/assets/settings.svelte-Du6tTgK8.js","/assets/table-BHUZdmA1.js","/assets/table-BLyB8tYw.js","/assets/table-BZeVXo4I.js","/assets/table-ijIad1XT.js","/assets/wishes.svelte-zfDYDRno.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = `lanterns-${d11c5fb58d7b}`;

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

/** Older versions go only when no window needs them any more, which is when this one takes over. */
async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page as the server has it now; as it was kept where the server does not answer. */
async function freshShell(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Files have their contents in their names: what is kept is what would come. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
