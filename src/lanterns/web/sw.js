/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-BWp3c09j.css","/assets/Choice-CTOWdgZO.js","/assets/Festival-BZyNqxqA.css","/assets/Festival-D7fiCyMx.js","/assets/Home-DpiQaw3o.css","/assets/Home-f3od0eT0.js","/assets/Icon-BLfvrUOI.css","/assets/Icon-CC4MwiFk.js","/assets/Invite-CdkS4jGI.js","/assets/Invite-CwVabWXJ.css","/assets/Join-Bs9Qe34s.js","/assets/Join-GCDUwzbp.css","/assets/LanguageBar-DlTbFnI0.js","/assets/LanguageBar-ciE0tL7k.css","/assets/Lantern-B8cM5qOe.js","/assets/Lantern-CUmq-Dhw.css","/assets/Lazy-DFEK_Atf.css","/assets/Lazy-pqvNZrg8.js","/assets/LearnPage-CRIOSqq9.js","/assets/LearnPage-DC7dSg4f.css","/assets/LearnSheet-BJS2D34i.js","/assets/Levels-BAgghWy1.js","/assets/Lobby-B27jmP1h.js","/assets/Lobby-BpyD7kHE.css","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-DBTnBMRT.js","/assets/People-Cim7Wvfy.js","/assets/People-PAyqANlq.css","/assets/Rematch-BmRNOKB8.js","/assets/Rules-CBoATTxl.js","/assets/Rules-CBxmUmWm.css","/assets/Settings-BkM31MPI.css","/assets/Settings-Cddkys_i.js","/assets/Sheet-DNiA2vI_.css","/assets/Sheet-b3zdN6UI.js","/assets/TablePage-CXiEQVQQ.css","/assets/TablePage-CblMbtCC.js","/assets/Tile-CJKxxVdR.js","/assets/Tile-Zai14xOG.css","/assets/Title-BFxlLmxl.js","/assets/Title-DsEMBdrI.css","/assets/api-D3FEBl7Z.js","/assets/bots-3Cwcy5UZ.js","/assets/bots-B7a9pqq9.js","/assets/bots-CbLGqeFV.js","/assets/bots-xiBC904c.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-DceUJrPz.js","/assets/index-D124xdSb.css","/assets/index-rTWR7JJf.js","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-D59Qf1eG.js","/assets/page-CyvN_-JC.js","/assets/page-D8mV-TN0.js","/assets/page-DD20OOW-.js","/assets/page-v-s1xC9Y.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/preview-C_Ln66fs.js","/assets/preview-qNP7DS21.css","/assets/route.svelte-DFb7VeP0.js","/assets/seats-B7cgemgf.js","/assets/settings.svelte-BiuVrHg2.js","/assets/table-B-DDU42t.js","/assets/table-BWAzNQvu.js","/assets/table-D_B5-1Ea.js","/assets/table-Dr6DCM-U.js","/assets/wishes.svelte-DfpONugt.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = `lanterns-${85f4372614b0}`;

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
