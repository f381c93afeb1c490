/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-CRftBgas.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-CuHmXesD.css","/assets/Commitment-Dloeelu9.js","/assets/Festival-B00ojQ7i.js","/assets/Festival-v3JcEMKR.css","/assets/Home-Bk3ZZTKY.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-CLnLm0d8.js","/assets/Invite-CwVabWXJ.css","/assets/Invite-D2Yjf0Qx.js","/assets/Join-BGJ3wE4g.css","/assets/Join-CP7Tf3uI.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-zjRcuv3r.js","/assets/Lantern-D3gdsQBP.css","/assets/Lantern-DjatwydB.js","/assets/Lazy-BCx75o2u.css","/assets/Lazy-DuFa20R7.js","/assets/LearnPage-D1rlMA-x.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-CDYw11M1.js","/assets/Levels-Bv5GcTqn.js","/assets/Lobby-B5lEj8DY.js","/assets/Lobby-BOJkLclw.css","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-UGBTFt1-.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-sLq_pXNL.js","/assets/People-BfNI9_yv.css","/assets/People-DnruML0s.js","/assets/Rematch-BDmycqQm.js","/assets/Rules-D3JIeQwh.js","/assets/Rules-D5MqT5AN.css","/assets/Settings-DejSNadO.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-CrPUXNsy.js","/assets/Sheet-DNiA2vI_.css","/assets/TablePage---63koMD.js","/assets/TablePage-Bg7UolY0.css","/assets/Tile-DzqCqtJe.js","/assets/Tile-Zai14xOG.css","/assets/Title-BFyGpN2S.js","/assets/Title-DW6MZmSa.css","/assets/api-DCMwam-p.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-LXhTr9gH.js","/assets/index-B8tE9BDy.css","/assets/index-CnZxFoFJ.js","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-DEboDSn8.js","/assets/page-8_LwbawO.js","/assets/page-BPtfDBLG.js","/assets/page-DVeVrT1m.js","/assets/page-YjfjTQzN.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-DQX-1Kwe.js","/assets/seats-BCmbDLC_.js","/assets/settings.svelte-CUKqCDt1.js","/assets/table-BZxJDnm5.js","/assets/table-CFp9PC5y.js","/assets/table-DCoSl5th.js","/assets/table-DqayV36I.js","/assets/wishes.svelte-D1kgZ8y9.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-ce2ab81c6a36";

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
