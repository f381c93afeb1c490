/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotSelect-D7hbH1c_.js","/assets/Dialog-1of6AZ-2.js","/assets/Dialog-DsbrzBrM.css","/assets/Festival-CYuCPOov.js","/assets/Festival-LDVdJAXA.css","/assets/Home-BCoudGML.js","/assets/Home-Cy_Xl2gZ.css","/assets/Invite-C8kl5myx.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-pP3vfpta.js","/assets/Lake-C7bthYg4.js","/assets/Lake-DcBR4EzO.css","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-C6duiKfR.js","/assets/Lantern-D3gdsQBP.css","/assets/Lantern-DPnzGnXB.js","/assets/Lazy-AwvGVn8w.js","/assets/Lazy-CI_8UPu9.css","/assets/LearnDialog-BZKoRwgw.js","/assets/LearnPage-D1xKUT0J.js","/assets/LearnPage-aFf-ahJM.css","/assets/Lobby-BEkd-jXR.css","/assets/Lobby-Dl2e1M4_.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-QCAelJZ0.js","/assets/People-DOABaX5o.css","/assets/People-VQtW8PQI.js","/assets/RadioGroup-CuTRIgyl.css","/assets/RadioGroup-hq--nIHS.js","/assets/Rematch-C4LtrEQh.js","/assets/Rules-DSPFJImo.css","/assets/Rules-a2Oh-u3f.js","/assets/Settings-Bvfdco56.js","/assets/Settings-DvWSosPI.css","/assets/ShuffleCommitment-CjZ6YC2W.js","/assets/ShuffleCommitment-kmUFdNKT.css","/assets/TablePage-BjJdiqZz.js","/assets/TablePage-Dba1c0is.css","/assets/TableTitle-Bp_B9uLw.js","/assets/TableTitle-CtTJ4QVl.css","/assets/Tile-Bn5B_Hhy.css","/assets/Tile-S6sRxS0W.js","/assets/api-9NkN4vO0.js","/assets/bots-B9LncBPv.js","/assets/bots-C3owYDuV.js","/assets/bots-CdkSEnqg.js","/assets/bots-CnziZyU9.js","/assets/commitments-BEhqSLm3.js","/assets/errors-BEZ2FeH1.js","/assets/errors-BGwFsKFY.js","/assets/errors-Bh8JCMsA.js","/assets/errors-jvVg7lDC.js","/assets/events-B9KCbuwV.js","/assets/events-BjEuoZio.js","/assets/events-CWHLN9nR.js","/assets/events-D6PG7vMC.js","/assets/geometry-oSzfaI1a.js","/assets/index-Da6ib0aU.js","/assets/index-Dogr27mj.css","/assets/lanterns-Be-il7aR.js","/assets/learn-BcBgupTa.js","/assets/learn-Bdl6dNkO.js","/assets/learn-CBtpZTCS.js","/assets/learn-Ifh3rCEp.js","/assets/page-C6X4PVX8.js","/assets/page-Cf5UTQjV.js","/assets/page-D1ua71Nk.js","/assets/page-ZqK9K-wC.js","/assets/pieces-BfM-HcMb.js","/assets/pieces-Ce3pB7K8.js","/assets/pieces-DeaeQQQb.js","/assets/pieces-_dDq3MfB.js","/assets/preferences.svelte-C2qky99g.js","/assets/route.svelte-BGKpSZpL.js","/assets/seats-BeB0g5SC.js","/assets/sentences-BvlwiQzS.js","/assets/settings.svelte-DFZyawWP.js","/assets/table-CAULpADl.js","/assets/table-CWSIfLSe.js","/assets/table-ChT9OeC1.js","/assets/table-LczW24b4.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-6abcb395e52b";

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
