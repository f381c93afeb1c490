/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-1dRitzuL.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-CuHmXesD.css","/assets/Commitment-q_fVSmCo.js","/assets/Festival-CrzePf37.js","/assets/Festival-v3JcEMKR.css","/assets/Home-Dmwh_WFc.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-DPiyCNAP.js","/assets/Invite-CZ7hA819.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-P6k_hkrm.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-CWItGzVy.js","/assets/Lantern-CRV46DTu.js","/assets/Lantern-D3gdsQBP.css","/assets/Lazy-BCx75o2u.css","/assets/Lazy-Do9nUcTb.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnPage-j784aW7d.js","/assets/LearnSheet-DppKsMzJ.js","/assets/Levels-A2R8WM2m.js","/assets/Lobby-B4CZ8bim.js","/assets/Lobby-BOJkLclw.css","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-CzQUvcxd.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-BFpeWgAv.js","/assets/People-BfNI9_yv.css","/assets/People-BsRVUahU.js","/assets/Rematch-Bkw00dT-.js","/assets/Rules-D5MqT5AN.css","/assets/Rules-Ds_OzUZK.js","/assets/Settings-1ROyfpM8.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-DNiA2vI_.css","/assets/Sheet-Y1e9dv4l.js","/assets/TablePage-30JrqwMF.js","/assets/TablePage-DmGndm32.css","/assets/Tile-DvIGYbrj.js","/assets/Tile-Zai14xOG.css","/assets/Title-DW6MZmSa.css","/assets/Title-Dq6NJd_S.js","/assets/api-DCMwam-p.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-LXhTr9gH.js","/assets/index-B8tE9BDy.css","/assets/index-CZhXqFfH.js","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-D3amLot2.js","/assets/page-BotQj3qF.js","/assets/page-Chp1AQRg.js","/assets/page-D5oGxISg.js","/assets/page-DDAN312C.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-7FhetOOa.js","/assets/seats-CgY6qU9U.js","/assets/settings.svelte-McAYms2d.js","/assets/table-C0mUJAT3.js","/assets/table-CargyomT.js","/assets/table-CdombJ6S.js","/assets/table-V5Lmy2f8.js","/assets/wishes.svelte-0i3eriyC.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-a687235e277a";

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
