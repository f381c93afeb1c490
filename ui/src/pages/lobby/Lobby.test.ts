import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { writeText } from "../../storage/storage.svelte";
import { FakeSource } from "../../testing/fake-source.svelte";
import { render } from "../../testing/render";
import { seatOf, stateOf, tableOf } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import Lobby from "./Lobby.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  const serve = async (address: string) =>
    new Response(address === "/api/home" ? '{"address": "http://192.0.2.7/"}' : "[]");
  vi.stubGlobal("fetch", serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
// Test files share their modules, and this one has noted that storage fails.
afterAll(() => vi.resetModules());

function lobby(join: string | null): HTMLElement {
  const seats = [seatOf({ mine: true }), seatOf({ kind: "open", ready: false, name: "" })];
  const state = stateOf({ table: tableOf({ seats, join, status: "open" }), game: null });
  return render(Lobby, { source: new FakeSource(state), state });
}

describe("the lobby", () => {
  it("has one link for everyone, as long as there is one", () => {
    const link = (root: HTMLElement) => root.querySelector<HTMLInputElement>("input[readonly]");
    expect(link(lobby("t1.secret"))?.value).toContain("/join#t1.secret");
    expect(link(lobby(null))).toBeNull();
  });

  it("says that the browser stores nothing", () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    writeText("lanterns.test", "x");
    expect(lobby(null).textContent).toContain("This browser stores nothing");
  });
});
