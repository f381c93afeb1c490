import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeCaches, startWorker } from "../testing/fake-service-worker";

const SCOPE = "https://lake.example/games/";
const FILES = [
  ["assets/a.js", "d1"],
  ["icon.svg", "d2"],
] as const;
const CACHE = "lanterns /games/ a1";
const PAGE = '<html data-version="a1">';

/** A host with these files, by name. */
function hostOf(files: Record<string, string | number>) {
  return vi.fn(async (address: string, _how?: RequestInit) => {
    const found = files[address.replace(SCOPE, "").replace(/\?.*/, "")] ?? 404;
    return typeof found === "string" ? new Response(found) : new Response("", { status: found });
  });
}

const HOST = { "": PAGE, "assets/a1/a.js": "script", "icon.svg": "icon" };
const offline = () => Promise.reject(new TypeError("no network"));

function worker(more: Partial<Parameters<typeof startWorker>[0]> = {}) {
  return startWorker({ scope: SCOPE, files: FILES, fetch: hostOf(HOST), ...more });
}

async function filled(more: Parameters<typeof worker>[0] = {}) {
  const first = worker();
  await first.install();
  return worker({ caches: first.caches, ...more });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

describe("a version of the page", () => {
  it("is stored as a whole, and every window learns when it is the current one", async () => {
    const { install, activate, caches, posted } = worker();
    await install();
    expect([...(caches.all.get(CACHE)?.keys() ?? [])].sort()).toEqual(
      ["", "assets/a.js?d1", "icon.svg?d2"].map((name) => SCOPE + name),
    );
    await activate();
    expect(posted).toEqual([{ version: "a1", scope: "/games/" }]);
  });

  it("is not stored at all where a file is missing, or the page is of another version", async () => {
    for (const wrong of [{ "icon.svg": 404 }, { "": '<html data-version="b2">' }, { "": 503 }]) {
      const { install, caches } = worker({ fetch: hostOf({ ...HOST, ...wrong }) });
      await expect(install()).rejects.toThrow();
      expect(caches.all.size).toBe(0);
    }
  });

  it("takes from an older one what has not changed", async () => {
    const fetch = hostOf({ ...HOST, "": '<html data-version="b2">', "assets/b2/a.js": "newer" });
    const files = [
      ["assets/a.js", "d3"],
      ["icon.svg", "d2"],
    ] as const;
    const { install, get } = await filled({ version: "b2", files, fetch });
    await install();
    expect(fetch.mock.calls.map(([address]) => address).sort()).toEqual([
      SCOPE,
      `${SCOPE}assets/b2/a.js`,
    ]);
    expect(await textOf(get(`${SCOPE}assets/a1/a.js`))).toBe("script");
    expect(await textOf(get(`${SCOPE}assets/b2/a.js`))).toBe("newer");
    expect(await textOf(get(`${SCOPE}icon.svg`))).toBe("icon");
  });

  it("stays as long as a window uses it; what others keep is theirs", async () => {
    const caches = new FakeCaches();
    const others = ["lanterns /games/other/ x9", "lanterns / x9", "photos"];
    for (const name of [CACHE, ...others]) await caches.open(name);
    await worker({ version: "b2", caches, held: [CACHE] }).activate();
    expect(await caches.keys()).toEqual([CACHE, ...others]);
    await worker({ version: "b2", caches }).activate();
    expect(await caches.keys()).toEqual(others);
  });
});

describe("opening the page", () => {
  it("shows the newest, and the kept one where there is no network or no server", async () => {
    const newest = '<html lang="en" data-version="b2">';
    const fetch = hostOf({ ...HOST, "": newest });
    expect(await textOf((await filled({ fetch })).open(SCOPE))).toBe(newest);
    expect(fetch.mock.calls[0]?.[1]?.cache, "asks a host that lets pages be kept").toBe("no-cache");
    expect(await textOf((await filled({ fetch: offline })).open(`${SCOPE}t/x`))).toBe(PAGE);
    const failing = hostOf({ "": 502 });
    expect(await textOf((await filled({ fetch: failing })).open(SCOPE))).toBe(PAGE);
  });

  it("shows the kept one where the host or the network answers with another page", async () => {
    const portal = "<html><title>Log in to this network";
    expect(await textOf((await filled({ fetch: hostOf({ "": portal }) })).open(SCOPE))).toBe(PAGE);
    expect(await textOf((await filled({ fetch: hostOf({}) })).open(SCOPE))).toBe(PAGE);
    expect(await textOf(worker({ fetch: hostOf({ "": portal }) }).open(SCOPE))).toBe(portal);
  });

  it("does not wait for a network that is slow, unless nothing is kept", async () => {
    const slow = (text: string) => () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), 20_000));
    const kept = textOf((await filled({ fetch: slow("late") })).open(SCOPE));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await kept).toBe(PAGE);
    const late = '<html data-version="b2">';
    const first = textOf(worker({ fetch: slow(late) }).open(SCOPE));
    // The files that are not kept come from the same network.
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await first).toBe(late);
  });

  it("at an address of a static folder leads to the screen, unless the host has more there", async () => {
    const { open } = await filled({ hasServer: false, fetch: hostOf({ "notes/": "notes" }) });
    expect(await textOf(open(`${SCOPE}notes/`))).toBe("notes");
    const response = await open(`${SCOPE}t/x`);
    expect(response?.status).toBe(302);
    expect(response?.headers.get("location")).toBe(`${SCOPE}?/t/x`);
    expect(await textOf(open(`${SCOPE}icon.svg`))).toBe("icon");
    const cut = await filled({ hasServer: false, fetch: offline });
    expect(await textOf(cut.open(`${SCOPE}?/t/x`))).toBe(PAGE);
    expect(await textOf(cut.open(`${SCOPE}index.html`))).toBe(PAGE);
  });
});

describe("a file of the page", () => {
  it("comes from the version in its address, and beside the page from the newest", async () => {
    const { caches } = await filled();
    const next = worker({ version: "b2", caches, fetch: offline });
    const own = await caches.open("lanterns /games/ b2");
    await own.put(`${SCOPE}icon.svg?d4`, new Response("new icon"));
    expect(await textOf(next.get(`${SCOPE}icon.svg`))).toBe("new icon");
    expect(await textOf(next.get(`${SCOPE}assets/a1/a.js`))).toBe("script");
    await expect(next.get(`${SCOPE}assets/b2/a.js`)).rejects.toThrow("no network");
  });

  it("comes from the network where it is not kept, or the storage fails", async () => {
    expect(await textOf(worker().get(`${SCOPE}assets/a1/a.js`))).toBe("script");
    const { caches } = await filled();
    caches.isBroken = true;
    const page = '<html data-version="b2">';
    const broken = worker({ caches, fetch: hostOf({ ...HOST, "": page }) });
    expect(await textOf(broken.get(`${SCOPE}assets/a1/a.js`))).toBe("script");
    expect(await textOf(broken.open(SCOPE))).toBe(page);
  });

  it("is stored again on the next visit where the browser has lost it", async () => {
    const { caches } = await filled();
    caches.all.get(CACHE)?.delete(`${SCOPE}assets/a.js?d1`);
    await worker({ caches, fetch: offline }).open(SCOPE);
    const fetch = hostOf(HOST);
    await worker({ caches, fetch }).open(SCOPE);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([SCOPE, `${SCOPE}assets/a1/a.js`]);
    const cut = worker({ caches, fetch: offline });
    expect(await textOf(cut.get(`${SCOPE}assets/a1/a.js`))).toBe("script");
  });
});

it("what is not the page's is left to the browser", async () => {
  const { get, open } = await filled();
  expect(await get(`${SCOPE}api/bots`)).toBeUndefined();
  expect(await open(`${SCOPE}api/tables/x/record`)).toBeUndefined();
  expect(await get("https://lake.example/other/assets/a1/a.js")).toBeUndefined();
  expect(await get("https://elsewhere.example/games/assets/a1/a.js")).toBeUndefined();
  expect(await get(`${SCOPE}assets/a1/a.js`, "cors", "POST")).toBeUndefined();
  expect(await get(`${SCOPE}something`)).toBeUndefined();
});

it("a tapped notification leads to its table", async () => {
  const table = `${SCOPE}t/x`;
  const away = worker({ windows: [SCOPE] });
  await away.tap(table);
  expect([away.focused, away.opened]).toEqual([[], [table]]);
  const there = worker({ windows: [SCOPE, table] });
  await there.tap(table);
  expect([there.focused, there.opened]).toEqual([[table], []]);
});
