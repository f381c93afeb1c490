/** The simulator in a thread of its own: it thinks while the page stays quick. */

import address from "./lanterns.wasm?url";
import { CoreModule } from "./module";
import { type Search, Thinker } from "./thinker";

/** The nets by number of players, each fetched when a bot first needs it. */
const NETS = import.meta.glob<string>("../../../src/lanterns/core/nets/*.net", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A search whose net, if it has one, is still to be fetched. */
export type Asked = Omit<Search, "net"> & { readonly players: number; readonly byNet: boolean };

const loaded = start();

self.onmessage = async ({ data }: MessageEvent<{ id: number; search: Asked }>) => {
  const { id, search } = data;
  try {
    const thinker = await loaded;
    const net = search.byNet ? await fetchNet(search.players) : undefined;
    self.postMessage({ id, found: thinker.search({ ...search, ...(net && { net }) }) });
  } catch (error) {
    self.postMessage({ id, problem: String(error) });
  }
};

async function start(): Promise<Thinker> {
  return new Thinker(await CoreModule.load(await fetched(address), () => performance.now() / 1000));
}

async function fetchNet(players: number): Promise<Uint8Array> {
  const [, file] =
    Object.entries(NETS).find(([name]) => name.endsWith(`/${players}-players.net`)) ?? [];
  if (!file) throw new TypeError(`There is no net for ${players} players.`);
  return new Uint8Array(await (await fetched(file)).arrayBuffer());
}

async function fetched(file: string): Promise<Response> {
  const response = await fetch(file);
  if (!response.ok) throw new TypeError(`${file} cannot be fetched (${response.status}).`);
  return response;
}
