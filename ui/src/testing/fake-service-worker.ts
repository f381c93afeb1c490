/** The service worker's script in a browser made of stand-ins. */

import { readFileSync } from "node:fs";

type Handler = (event: object) => void;

interface MatchOptions {
  readonly cacheName?: string;
  readonly ignoreSearch?: boolean;
}

/** Named caches of responses by address. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, string>>();
  isBroken = false;

  async open(name: string) {
    const files = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, files);
    return {
      put: async (address: string, response: Response) => {
        files.set(address, await response.text());
      },
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  }

  async keys() {
    return [...this.all.keys()];
  }

  async delete(name: string) {
    return this.all.delete(name);
  }

  async match(asked: string, { cacheName, ignoreSearch = false }: MatchOptions = {}) {
    if (this.isBroken) throw new DOMException("no storage", "UnknownError");
    const plain = (address: string) => (ignoreSearch ? address.replace(/\?.*/, "") : address);
    for (const [name, files] of this.all) {
      const found = [...files].find(([address]) => plain(address) === plain(asked));
      if (found && (cacheName ?? name) === name) return new Response(found[1]);
    }
    return undefined;
  }
}

interface Options {
  readonly scope: string;
  readonly version?: string;
  /** Names and digests. */
  readonly files?: readonly (readonly [string, string])[];
  readonly hasServer?: boolean;
  readonly caches?: FakeCaches;
  /** Names of locks that windows hold. */
  readonly held?: readonly string[];
  /** What the network answers. */
  readonly fetch: (address: string, how?: RequestInit) => Promise<Response>;
  /** Addresses of the windows that are open. */
  readonly windows?: readonly string[];
}

/** Start the script; its events are given to it by hand. */
export function startWorker(options: Options) {
  const { scope, version = "a1", files = [], hasServer = true, held = [], fetch } = options;
  const { windows = [scope] } = options;
  const caches = options.caches ?? new FakeCaches();
  const handlers = new Map<string, Handler>();
  const posted: unknown[] = [];
  /** Addresses of windows that the worker has brought to the front, or opened. */
  const focused: string[] = [];
  const opened: string[] = [];
  const self = {
    registration: { scope },
    navigator: {
      locks: {
        request: async () => undefined,
        query: async () => ({ held: held.map((name) => ({ name })), pending: [] }),
      },
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        windows.map((url) => ({
          url,
          postMessage: (message: unknown) => posted.push(message),
          focus: async () => focused.push(url),
        })),
      openWindow: async (url: string) => opened.push(url),
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
  };
  const script = readFileSync("public/sw.js", "utf8")
    .replace("__VERSION__", version)
    .replace('"__FILES__"', JSON.stringify(files))
    .replace("HAS_SERVER = true", `HAS_SERVER = ${hasServer}`);
  const network = (asked: string | Request, how?: RequestInit) =>
    fetch(typeof asked === "string" ? asked : asked.url, how);
  new Function("self", "caches", "fetch", script)(self, caches, network);

  /** Let an event happen; resolve when the worker has done all that belongs to it. */
  async function happen(type: string, event: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    await Promise.all(work);
    return answer;
  }

  return {
    caches,
    posted,
    focused,
    opened,
    install: () => happen("install"),
    activate: () => happen("activate"),
    /** A notification with this address is tapped. */
    tap: (data: string) => happen("notificationclick", { notification: { data, close() {} } }),
    /** What a window gets for an address; undefined if the worker leaves it to the browser. */
    get: (url: string, mode = "cors", method = "GET") =>
      happen("fetch", { request: { url, mode, method } }),
    open: (url: string) => happen("fetch", { request: { url, mode: "navigate", method: "GET" } }),
  };
}
