import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { STATE } from "./layout";
import { BadModule, CoreModule } from "./module";
import { Thinker } from "./thinker";

const BYTES = new Uint8Array(readFileSync("src/core/lanterns.wasm"));
const SEATING = Uint8Array.of(2, 0);

const load = (bytes = BYTES) => CoreModule.load(bytes, () => 0);

describe("the simulator's module", () => {
  it("searches a decision, and says nothing of a game without one", async () => {
    const core = await load();
    const begin = core.reserve(STATE.bytes);
    core.call("shuffle", begin, 1n, 2, core.store(SEATING), 5n, 0n);
    const budget = { width: 8, seed: 3n, playouts: 64, seconds: 0, least: 0 };
    const search = { state: core.bytes(begin, STATE.bytes).slice(), past: new Uint8Array() };
    const found = new Thinker(core).search({ ...search, ...budget });
    expect(found).toHaveLength(8);
    expect(found.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(64);
    expect(() => new Thinker(core).search({ ...search, ...budget, width: 999 })).toThrow(
      RangeError,
    );
    search.state[STATE.phase] = 3;
    expect(new Thinker(core).search({ ...search, ...budget })).toEqual([]);
  });

  it("starts where a host says more than its type", async () => {
    const headers = { "content-type": "application/wasm; charset=utf-8" };
    await expect(CoreModule.load(new Response(BYTES, { headers }), () => 0)).resolves.toBeDefined();
  });

  it("gives borrowed memory back, whatever happens", async () => {
    const core = await load();
    const first = core.borrow(() => core.reserve(10));
    expect(() =>
      core.borrow(() => {
        core.reserve(1 << 24);
        throw new RangeError();
      }),
    ).toThrow(RangeError);
    expect(core.reserve(10)).toBe(first);
  });

  it("refuses weights that are damaged", async () => {
    const core = await load();
    const begin = core.reserve(STATE.bytes);
    core.call("shuffle", begin, 1n, 2, core.store(SEATING), 5n, 0n);
    const state = core.bytes(begin, STATE.bytes).slice();
    const net = new Uint8Array(readFileSync("../src/lanterns/core/nets/2-players.net"));
    net[9000] = 1 + (net[9000] ?? 0);
    const budget = { width: 8, seed: 3n, playouts: 8, seconds: 0, least: 0 };
    const search = { state, past: new Uint8Array(), ...budget, net };
    expect(() => new Thinker(core).search(search)).toThrow("weights");
  });

  it("is loaded from a host that does not know the type of the file", async () => {
    const headers = { "content-type": "application/octet-stream" };
    const core = await CoreModule.load(new Response(BYTES, { headers }), () => 0);
    expect(core.call("net_size")).toBeGreaterThan(0);
  });

  it("is refused if it is cut short, or not ours", async () => {
    await expect(load(BYTES.slice(0, BYTES.length / 2))).rejects.toThrow();
    await expect(load(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))).rejects.toThrow(BadModule);
  });
});
