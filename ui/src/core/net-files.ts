/** The nets by number of players, each fetched when it is first needed. */

const NETS = import.meta.glob<string>("../../../src/lanterns/core/nets/*.net", {
  query: "?url",
  import: "default",
  eager: true,
});

export async function fetchNet(players: number): Promise<Uint8Array> {
  const [, file] =
    Object.entries(NETS).find(([name]) => name.endsWith(`/${players}-players.net`)) ?? [];
  if (!file) throw new TypeError(`There is no net for ${players} players.`);
  const response = await fetch(file);
  if (!response.ok) throw new TypeError(`${file} cannot be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}
