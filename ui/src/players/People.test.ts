import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../testing/fake-source.svelte";
import { button, click, render } from "../testing/render";
import { seatOf, stateOf, tableOf } from "../testing/states";
import type { Answer, State } from "../wire/protocol";
import { setLanguage } from "../words/words.svelte";
import EndTogether from "./EndTogether.svelte";
import GiveToBot from "./GiveToBot.svelte";
import MoveSeat from "./MoveSeat.svelte";

beforeAll(() => setLanguage("en"));

const APPLIED: Answer = { type: "answer", id: "1", outcome: "applied", version: 2 };

function tableWith(creator: boolean, mine: Parameters<typeof seatOf>[0], theirs = {}): State {
  const seats = [seatOf({ mine: true, ...mine }), seatOf({ side: 0, name: "Bo", ...theirs })];
  return stateOf({ table: tableOf({ seats, creator }) });
}

function endOf(state: State) {
  const source = new FakeSource(state);
  const onend = vi.fn();
  vi.spyOn(source, "send").mockResolvedValue(APPLIED);
  return { source, onend, root: render(EndTogether, { source, state, onend }) };
}

function confirm(root: HTMLElement): void {
  click(button(root, "Abandon the game"));
  click(button(root, "Abandon it"));
}

describe("ending a game", () => {
  it("is up to the creator alone", async () => {
    const { source, onend, root } = endOf(tableWith(true, {}));
    confirm(root);
    expect(source.send).toHaveBeenCalledWith({ type: "abandon" });
    await vi.waitFor(() => expect(onend).toHaveBeenCalled());
  });

  it("is asked for by the others, who see who wants it", async () => {
    const { source, onend, root } = endOf(tableWith(false, {}, { wants_end: true }));
    expect(root.textContent).toContain("Bo wants to end the game.");
    expect(root.textContent).toContain("when everyone who is here asks for it");
    confirm(root);
    await vi.waitFor(() => expect(source.send).toHaveBeenCalledWith({ type: "abandon" }));
    expect(onend).not.toHaveBeenCalled();
  });

  it("is asked for once", () => {
    const { root } = endOf(tableWith(false, { wants_end: true }));
    expect(root.querySelector("button")).toBeNull();
  });
});

describe("moving a seat", () => {
  it("shows a link and its code once the server has made one", async () => {
    vi.stubGlobal("fetch", async () => new Response('{"address": "http://192.0.2.7/"}'));
    const state = tableWith(false, { move: "t1.secret" });
    const source = new FakeSource(state);
    vi.spyOn(source, "send").mockResolvedValue(APPLIED);
    const [seat] = state.table.seats;
    if (!seat) throw new Error("there is a seat");
    const root = render(MoveSeat, { source, seat, place: 0 });
    // An old link may have ended, so it is not shown.
    expect(root.querySelector("input")).toBeNull();
    click(button(root, "Move to another device"));
    expect(source.send).toHaveBeenCalledWith({ type: "move_seat", seat: 0 });
    await vi.waitFor(() => {
      flushSync();
      expect(root.querySelector("input")?.value).toContain("/join#t1.secret");
    });
    click(button(root, "QR code"));
    expect(root.querySelector("img")?.getAttribute("src")).toBe("/api/tables/t1/seats/0/move.svg");
    vi.unstubAllGlobals();
  });
});

describe("letting a bot play", () => {
  async function offerFor(owner: string | undefined) {
    vi.stubGlobal("fetch", async () => new Response('[{"level": "fox"}]'));
    const ongive = vi.fn();
    const props = { table: "t1", words: "Let a bot play", disabled: false, owner, ongive };
    const root = render(GiveToBot, props);
    await vi.waitFor(() => {
      flushSync();
      click(button(root, "Let a bot play"));
    });
    vi.unstubAllGlobals();
    return { ongive, root };
  }

  it("happens at once for me", async () => {
    const { ongive } = await offerFor(undefined);
    expect(ongive).toHaveBeenCalledWith("fox");
  });

  it("is asked first for somebody else, with the focus on the question", async () => {
    const { ongive, root } = await offerFor("Bo");
    flushSync();
    expect(ongive).not.toHaveBeenCalled();
    expect(root.textContent).toContain("Bo");
    expect(document.activeElement).toBe(button(root, "Let a bot play"));
    click(button(root, "Let a bot play"));
    expect(ongive).toHaveBeenCalledWith("fox");
  });

  it("can be put off", async () => {
    const { ongive, root } = await offerFor("Bo");
    click(button(root, "Wait for Bo"));
    flushSync();
    expect(root.querySelector("fieldset")).toBeNull();
    expect(ongive).not.toHaveBeenCalled();
  });
});
