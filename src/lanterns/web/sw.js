/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-DWkBOeGg.css","/assets/Choice-pz7LbMyt.js","/assets/Commitment-CuHmXesD.css","/assets/Commitment-acIhoNNB.js","/assets/Festival-Cwo90pUU.js","/assets/Festival-v3JcEMKR.css","/assets/Home-2jXO9D8U.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-COi7DfrP.js","/assets/Invite-CwVabWXJ.css","/assets/Invite-DCUZbShK.js","/assets/Join-BGJ3wE4g.css","/assets/Join-CI35MaiD.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-Db9KixaB.js","/assets/Lantern-Cqg2Gynd.js","/assets/Lantern-D3gdsQBP.css","/assets/Lazy-30-6e1Kc.js","/assets/Lazy-BCx75o2u.css","/assets/LearnPage-CvoIFrmP.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-DzxTUq_c.js","/assets/Levels-C7GBwnhQ.js","/assets/Lobby-BOJkLclw.css","/assets/Lobby-DZ6hvrbg.js","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-CfY4_0_Q.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-u3KnVXbh.js","/assets/People-BfNI9_yv.css","/assets/People-nU81x8vn.js","/assets/Rematch-D2cYnLtB.js","/assets/Rules-BjZLA2Un.js","/assets/Rules-D5MqT5AN.css","/assets/Settings-D67Wif14.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-DH-yaR1V.js","/assets/Sheet-DNiA2vI_.css","/assets/TablePage-BlaGrt4C.js","/assets/TablePage-D899D7z-.css","/assets/Tile-BmL-elJ1.js","/assets/Tile-Zai14xOG.css","/assets/Title-DW6MZmSa.css","/assets/Title-R4t31yAi.js","/assets/api-DCMwam-p.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-LXhTr9gH.js","/assets/index-B8tE9BDy.css","/assets/index-BtFKnQ2E.js","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-C6SNINHs.js","/assets/page-8_LwbawO.js","/assets/page-BPtfDBLG.js","/assets/page-DVeVrT1m.js","/assets/page-YjfjTQzN.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-CiwBxIz-.js","/assets/seats-BKCy27Bx.js","/assets/settings.svelte-Dw0wtkLB.js","/assets/table-91_-QV0h.js","/assets/table-BOuAo6od.js","/assets/table-MVREYsZH.js","/assets/table-v8ARj9BM.js","/assets/wishes.svelte-riLpK5df.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-5346d398cc3a";

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
