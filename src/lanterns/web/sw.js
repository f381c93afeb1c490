/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "03d943cc4a08";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-DEBqafuC.js","assets/BotButton-BL1rZbYq.js","assets/BotDialog-CWTQB_5W.js","assets/CoursePage-Db_nYLov.js","assets/Festival-Df_f40R0.js","assets/HandOverButton-C6nqF1_o.js","assets/Home-D29s4-5h.js","assets/ImportTable-DeP2T2hA.js","assets/Invite-DERfExvW.js","assets/Join-DmsNx54D.js","assets/LearnDialog-D-bhCkVA.js","assets/LearnPage-BO2b_F2Q.js","assets/Lobby-B2JG36az.js","assets/LocalFailed-B_ojBkvK.js","assets/LocalNotices-BvXbUKtv.js","assets/LogDrawer-CemSwIDs.js","assets/ManageTable-Cxw8BJSi.js","assets/MenuDialog-yzydFzZz.js","assets/MyLantern-C6fzkJk9.js","assets/NewVersion-DyRg3SYG.js","assets/OFL-5Eq2pjw3.txt","assets/Options-DAKVpNFd.js","assets/OwnLantern-CmBF3RAe.js","assets/PassAndPlay-DmVgoP89.js","assets/People-D89A2Yls.js","assets/Rematch-Ddli5qRJ.js","assets/ReplayMenu-CiYMphCt.js","assets/ReplayPage-BNxH4_IZ.js","assets/Rules-Dwu9JFYs.js","assets/SeatSheet-CC6LfwiH.js","assets/Settings-Ba5g0d-E.js","assets/ShareGame-30sc-Pto.js","assets/Shortcuts-CE6YUK7O.js","assets/ShuffleCommitment-BHgB-j6b.js","assets/SideChooser-B_PdIA1j.js","assets/Switch-CNc7MTIj.js","assets/TablePage-BpysDBmO.js","assets/TableTitle-CLFAmqWl.js","assets/TurnList-CdIM0F4b.js","assets/TurnsDialog-9pr-E3t6.js","assets/around-BbuQBe0f.js","assets/bots-Bd3leL1o.wasm","assets/bots-Ndpe4f8t.js","assets/card-panels-CBgxEpgm.js","assets/client-3whI4LKa.js","assets/client-C2fG74zC.js","assets/common-ca6cWyNk.js","assets/core-client-D5G9PTif.js","assets/faces-DWDlyX4K.svg","assets/first-DPK9DGcy.js","assets/first-game-B6FICLO3.js","assets/fraunces-Bseecuyt.woff2","assets/game-DTalqkCw.js","assets/guide-BQMk5I7A.js","assets/guide-ChZX-BaB.js","assets/guide-Dit0ybS5.js","assets/guide-WGjsc-h_.js","assets/index-B8zU13gO.js","assets/learn-Bfw4UNiz.js","assets/learn-CahPpcUj.js","assets/learn-CfWPURxb.js","assets/learn-CkqJMj3C.js","assets/lessons-CFi6_3O4.js","assets/line-quSv-Zes.js","assets/links.svelte-BR8HHTVF.js","assets/local-tables-BI5SUqwg.js","assets/names-2WJkOEa0.js","assets/opening-CeEdnVmk.js","assets/opening-Dd7mNYKA.js","assets/page-2je-zihd.js","assets/page-BECoQRIN.js","assets/page-BYi2Acry.js","assets/page-BcfFuBbU.js","assets/page-DCNZkgD4.js","assets/page-DWu7c7ZG.js","assets/page-Z-x6f24Z.js","assets/page-cc4sJCqj.js","assets/play-on-Bw18YJHs.js","assets/played-BZfoJs1E.js","assets/progress-75MNwv6U.js","assets/rematch-BidcI7wD.js","assets/replay-Bf6RdIuz.js","assets/replay-BnxG0VLg.js","assets/replay-DMEDYmOj.js","assets/replay-x6nEO5_E.js","assets/rules-CFtDTRSM.wasm","assets/rules-k6kw4DW0.js","assets/save-table-CVaMnwIt.js","assets/shuffle-BDLMov5e.js","assets/style-Dh_bjkKV.css","assets/synth-BN7EAjTw.js","assets/table-C-ekLF9f.js","assets/worker-Dlx1Jlsh.js","assets/worker-NyoUDn-7.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

const SCOPE = new URL(self.registration.scope);
/** Other sites of the same host may keep files too. A window holds a lock of the same name. */
const FAMILY = `lanterns ${SCOPE.pathname} `;
const CACHE = FAMILY + VERSION;

/** How many files are fetched at the same time, so that the page's own requests stay quick. */
const LANES = 4;
/** How long a slow network may keep a window empty, in milliseconds. */
const PATIENCE = 3000;

// Held while this worker runs, so that no other one removes what it is about to store.
void self.navigator.locks?.request(CACHE, { mode: "shared" }, () => new Promise(() => undefined));

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return;
  const name = pathname.slice(SCOPE.pathname.length);
  if (HAS_SERVER && name.startsWith("api/")) return;
  if (mode === "navigate") {
    const isPage = HAS_SERVER || name === "" || name === "index.html";
    event.respondWith(isPage ? freshPage(event.request) : other(event.request, name));
    event.waitUntil(clear());
  } else if (name.startsWith("assets/") || FILES.has(name)) {
    event.respondWith(kept(event.request));
  }
});

/** Store every file, or none: where one is missing or there is no room, an older version stays. */
async function fill() {
  const cache = await caches.open(CACHE);
  const waiting = ["", ...FILES];
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await cache.put(addressOf(name), await fetched(name));
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    waiting.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
}

async function fetched(name) {
  const address = addressOf(name);
  // Names of assets contain a hash of their content: an older version may have the very same file.
  const isFixed = name.startsWith("assets/");
  const known = isFixed ? await keptFile(address) : undefined;
  if (known) return known;
  const response = await fetch(address, { cache: isFixed ? "default" : "reload", priority: "low" });
  if (!response.ok) throw new Error(`${name} cannot be fetched (${response.status})`);
  if (name === "" && !(await response.clone().text()).includes(VERSION)) {
    throw new Error("the page is of another version");
  }
  return response;
}

/** Serve the windows that are open, and let those of an older version know. */
async function begin() {
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    client.postMessage({ version: VERSION, scope: SCOPE.pathname });
  }
  await clear();
}

/** Delete the files of older versions, except where a window of that version is open. */
async function clear() {
  const { held = [], pending = [] } = (await self.navigator.locks?.query()) ?? {};
  const used = new Set([CACHE, ...held, ...pending].map((lock) => lock.name ?? lock));
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && !used.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The newest page; the kept one if the network is slow or the server does not answer. */
async function freshPage(request) {
  const fetching = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const response = await Promise.race([fetching, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await ownFile(addressOf(""))) ?? fetching;
}

/** Another address in the folder of a static site: what the host has there, or else a screen. */
async function other(request, name) {
  const response = await fetch(request).catch(() => undefined);
  if (response?.ok || response?.type === "opaqueredirect") return response;
  return (await ownFile(addressOf(name))) ?? Response.redirect(addressOf(`?/${name}`));
}

/** A kept file, of this version or, for its windows, of an older one. */
async function kept(request) {
  const found = (await ownFile(request)) ?? (await keptFile(request));
  return found ?? fetch(request);
}

/** A file of this version; undefined also where the browser's storage fails. */
function ownFile(request) {
  return keptFile(request, CACHE);
}

async function keptFile(request, cacheName) {
  // Hosts vary answers by encoding, or by origin; here all of them are the same file.
  const options = { ignoreVary: true, ...(cacheName && { cacheName }) };
  return await caches.match(request, options).catch(() => undefined);
}

function addressOf(name) {
  return new URL(name, SCOPE).href;
}
