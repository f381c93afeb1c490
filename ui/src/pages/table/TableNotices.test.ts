import { flushSync } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readText, writeText } from "../../storage/storage.svelte";
import { FakeSource } from "../../testing/fake-source.svelte";
import { button, click, named, render } from "../../testing/render";
import { seatOf, stateOf, tableOf, theirTurn } from "../../testing/states";
import type { State } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import TableNotices from "./TableNotices.svelte";

beforeAll(() => setLanguage("en"));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
// Test files share their modules, and this one has noted that storage fails.
afterAll(() => vi.resetModules());

function noticesOf(state: State) {
  const source = new FakeSource(state);
  return { source, root: render(TableNotices, { source, state }) };
}

/** Bo is on turn and away. */
function awaited(mine: boolean): State {
  const seats = [seatOf({ mine }), seatOf({ side: 0, name: "Bo", connected: false })];
  return { ...theirTurn(), table: tableOf({ seats, creator: false }) };
}

describe("notices at a table", () => {
  it("are none while all is well", () => {
    expect(noticesOf(stateOf()).root.textContent?.trim()).toBe("");
  });

  it("say to those who watch that they do", async () => {
    const seats = [seatOf(), seatOf({ side: 0, name: "Bo" })];
    const { root } = noticesOf({ ...theirTurn(), table: tableOf({ seats }) });
    await vi.waitFor(() => expect(root.textContent).toContain("You are watching this game."));
  });

  it("lead those who watched to the next game", async () => {
    const seats = [seatOf(), seatOf({ side: 0, name: "Bo" })];
    const over = tableOf({ seats, status: "abandoned" });
    const { root } = noticesOf({ ...theirTurn(), table: over });
    await vi.waitFor(() => expect(root.textContent).toContain("If they play again"));
    const next = noticesOf({ ...theirTurn(), table: { ...over, rematch: "t2" } }).root;
    const link = await vi.waitFor(() => named(next, "a", "Watch the next game"));
    expect(link.getAttribute("href")).toBe("/t/t2");
    expect(next.textContent).not.toContain("You are watching");
  });

  it("say once that this browser stores nothing", async () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Storage is forbidden.", "SecurityError");
    });
    const { root } = noticesOf(stateOf());
    expect(readText("lanterns.any")).toBeNull();
    flushSync();
    await vi.waitFor(() =>
      expect(root.querySelector('[role="status"]')?.textContent).toContain(
        "This browser stores nothing",
      ),
    );
    click(button(root, "Close"));
    writeText("lanterns.any", "value");
    flushSync();
    expect(root.textContent?.trim()).toBe("");
  });

  it("say that a game on this device is not stored, and save it", async () => {
    const { source, root } = noticesOf(stateOf());
    source.local = { isKept: true, failedBot: null };
    flushSync();
    expect(root.textContent?.trim()).toBe("");
    source.local = { isKept: false, failedBot: null };
    flushSync();
    await vi.waitFor(() => expect(root.textContent).toContain("does not store the game"));
    expect(named(root, "button", "Save as a file")).toBeDefined();
  });

  it("say that a bot could not choose, and let it try again", async () => {
    const { source, root } = noticesOf(stateOf());
    source.local = { isKept: true, failedBot: "dragon" };
    flushSync();
    click(await vi.waitFor(() => named(root, "button", "Try again")));
    expect(root.textContent).toContain("Dragon could not choose a move.");
    expect(source.retries).toBe(1);
  });

  it("say that the connection is being restored", () => {
    const { source, root } = noticesOf(stateOf());
    source.connection = "lost";
    flushSync();
    expect(root.querySelector(".lost")).not.toBeNull();
  });

  it("offer a bot for a player who is away to players, and not to those who watch", async () => {
    vi.stubGlobal("fetch", async () => new Response('[{"level": "fox"}]'));
    const watched = noticesOf(awaited(false)).root;
    await vi.waitFor(() => expect(watched.textContent).toContain("Bo"));
    expect(watched.querySelector("button")).toBeNull();
    const { source, root } = noticesOf(awaited(true));
    await vi.waitFor(() => expect(root.textContent).toContain("Bo"));
    click(await vi.waitFor(() => named(root, "button", "Let a bot play")));
    await vi.waitFor(() =>
      expect(source.sent).toEqual([{ type: "hand_over", seat: 1, level: "fox" }]),
    );
  });

  it("offer me my seat back where a bot plays for me", async () => {
    const seats = [seatOf({ mine: true, level: "fox" }), seatOf({ side: 0, name: "Bo" })];
    const { source, root } = noticesOf(stateOf({ table: tableOf({ seats }) }));
    click(await vi.waitFor(() => named(root, "button", "Take the seat back")));
    expect(source.sent).toEqual([{ type: "reclaim", seat: 0 }]);
  });

  it("lead on from an abandoned game: again, its record, home", async () => {
    const abandoned = stateOf({ table: tableOf({ status: "abandoned" }), legal: null });
    const { source, root } = noticesOf(abandoned);
    await vi.waitFor(() => expect(root.querySelectorAll("button")).toHaveLength(1));
    const links = () => [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links()).toEqual(["/record", "/"]);
    source.recordAddress = "";
    flushSync();
    expect(links()).toEqual(["/"]);
  });
});
