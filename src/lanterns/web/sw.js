/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-CNQaR0vA.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-2Wd5GX3Y.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-B8nxNjw6.js","/assets/Festival-v3JcEMKR.css","/assets/Home-CBnhsrY3.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-CQdaB6Di.js","/assets/Invite-3FgdoRC5.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-DTesAPwN.js","/assets/LanguageBar-BFveD0cu.js","/assets/LanguageBar-BW1M59e6.css","/assets/Lantern-AlDbUpng.js","/assets/Lantern-D3gdsQBP.css","/assets/Lazy-BCx75o2u.css","/assets/Lazy-D8xIybRw.js","/assets/LearnPage-CLr9RUs-.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-qV31vFWE.js","/assets/Levels-DQTY6jKH.js","/assets/Lobby-BOJkLclw.css","/assets/Lobby-C-BbIqoO.js","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-BwrE12f0.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-DCsLx25k.js","/assets/People-6dwx86ed.js","/assets/People-BfNI9_yv.css","/assets/Rematch-BsXKbmOw.js","/assets/Rules-28G0A_Yj.js","/assets/Rules-D5MqT5AN.css","/assets/Settings-DUs00H6V.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-DNiA2vI_.css","/assets/Sheet-zT5hdTd5.js","/assets/TablePage-BdvuGgUs.js","/assets/TablePage-D19u_vvA.css","/assets/Tile-B79A6X_M.js","/assets/Tile-Zai14xOG.css","/assets/Title-D3bwuF5Q.js","/assets/Title-DW6MZmSa.css","/assets/api-DCMwam-p.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-LXhTr9gH.js","/assets/index-B8tE9BDy.css","/assets/index-BSrOllVd.js","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-CQ33-JMH.js","/assets/page-BotQj3qF.js","/assets/page-Chp1AQRg.js","/assets/page-D5oGxISg.js","/assets/page-DDAN312C.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-DllA8417.js","/assets/seats-D4MGKM_i.js","/assets/settings.svelte-B-vsY_Ml.js","/assets/table-BQxFs3oz.js","/assets/table-CPyfqbgr.js","/assets/table-D-2dxPQl.js","/assets/table-DfpXmfku.js","/assets/wishes.svelte-D5ot6Px2.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-d2af13bbad2d";

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
