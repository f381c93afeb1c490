/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-Caakmfel.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-BlP9a8tf.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-D3Y2Kgoc.js","/assets/Festival-v3JcEMKR.css","/assets/Home-DBqhDykN.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-Byd4nSrq.js","/assets/Invite-BXGI1Kct.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-DTrD-ioM.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-DRhCl2de.js","/assets/Lantern-D3gdsQBP.css","/assets/Lantern-_Qy35olb.js","/assets/Lazy-4NJydTbd.js","/assets/Lazy-BCx75o2u.css","/assets/LearnPage-DlMDB5nZ.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-CxGvGkpA.js","/assets/Levels-Ckz7BnIT.js","/assets/Lobby-BOJkLclw.css","/assets/Lobby-Cg6fNrnh.js","/assets/MatchMark-9ICVByV0.js","/assets/MatchMark-BWBnC6wn.css","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-Ch7XGEjf.js","/assets/People-BfNI9_yv.css","/assets/People-BkO_fX5V.js","/assets/Rematch-BUxGeLyW.js","/assets/Rules-D5MqT5AN.css","/assets/Rules-Dm71H40n.js","/assets/Settings-DvWSosPI.css","/assets/Settings-DzuSk2bO.js","/assets/Sheet-DNiA2vI_.css","/assets/Sheet-FbmbNKUA.js","/assets/TablePage-DmGndm32.css","/assets/TablePage-FX_ODhBR.js","/assets/Tile-BMnnqtj-.js","/assets/Tile-Zai14xOG.css","/assets/Title-CsrgYydw.js","/assets/Title-DW6MZmSa.css","/assets/api-DCMwam-p.js","/assets/bots-B3bF_-7X.js","/assets/bots-CHvI7paM.js","/assets/bots-Cc2VwRoE.js","/assets/bots-DZGzTU_h.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-LXhTr9gH.js","/assets/index-B8tE9BDy.css","/assets/index-Cs6cRo1_.js","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-BpiHo3hM.js","/assets/page-BotQj3qF.js","/assets/page-Chp1AQRg.js","/assets/page-D5oGxISg.js","/assets/page-DDAN312C.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-BI9ZTCZo.js","/assets/seats-Ct2kpaZ8.js","/assets/settings.svelte-DVCHrZTS.js","/assets/table-C0mUJAT3.js","/assets/table-CargyomT.js","/assets/table-CdombJ6S.js","/assets/table-V5Lmy2f8.js","/assets/wishes.svelte-Bsbot9vS.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-a3c62d389120";

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
