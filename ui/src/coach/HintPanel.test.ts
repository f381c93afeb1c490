import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Advice } from "../core/coach";
import { fromText } from "../core/notation";
import type { Marks } from "../table/api";
import { TableView } from "../table/view.svelte";
import examples from "../testing/advice.json";
import { FakeSource } from "../testing/fake-source.svelte";
import { button, click, named, render } from "../testing/render";
import { gameOf, LEGAL, seatOf, stateOf, tableOf, theirTurn } from "../testing/states";
import { setLanguage } from "../words/words.svelte";
import HintPanel from "./HintPanel.svelte";
import type { Ask } from "./hint";

const BOT = seatOf({ side: 0, name: "", kind: "bot", level: "visitor" });
const TABLE = tableOf({ seats: [seatOf({ mine: true }), BOT] });
const [first] = examples.map(({ advice }) => advice as Advice);
if (!first) throw new Error("no example");

/** An advice to begin with some actions, and to begin with others as the next best. */
function adviceOf(best: readonly string[], next?: readonly string[]): Advice {
  const lines = [best, ...(next ? [next] : [])].map((actions, at) => ({
    ...(first?.lines[at] as Advice["lines"][number]),
    winChance: at === 0 ? [0.4, 0.6] : [0.38, 0.62],
    actions: actions.map((action) => fromText(action) ?? 0),
  }));
  return { ...(first as Advice), seat: 0, lines };
}

const TILE = adviceOf(["9@0,-1r2"], ["7@0,1r0"]);

async function panel(ask: Ask, level = 1) {
  const source = new FakeSource(stateOf({ table: TABLE }));
  const view = new TableView(source);
  view.hint.level = level;
  const onclose = vi.fn();
  const root = render(HintPanel, { view, onclose, ask });
  const words = () => root.querySelector("[data-hint]")?.textContent ?? "";
  await vi.waitFor(() => {
    flushSync();
    expect(words()).not.toContain("Let me think");
  });
  return { source, view, root, words, onclose };
}

beforeAll(() => setLanguage("en"));

describe("a hint", () => {
  it("plays the turn that it shows, and makes room for it", async () => {
    const { source, root, onclose } = await panel(async () => TILE, 3);
    const play = root.querySelector("button.go") as HTMLElement;
    expect(play.getAttribute("aria-label")).toContain(
      "Play this: Place a tile, 1 up from the boat",
    );
    click(play);
    expect(onclose).toHaveBeenCalledOnce();
    expect(source.sent).toEqual([{ type: "act", action: "9@0,-1r2" }]);
  });

  it("says more with every step, and marks what it speaks about", async () => {
    const { view, root, words } = await panel(async () => TILE);
    expect(words()).toContain("Look at tile 2 in your hand.");
    expect(view.hint.marks).toEqual({ tile: 9, cell: undefined, turns: undefined } satisfies Marks);

    click(button(root, "Cell"));
    expect(words()).toContain("belongs on the marked cell, 1 up from the boat");
    expect(view.hint.marks).toMatchObject({ tile: 9, cell: { x: 0, y: -1 }, turns: undefined });

    click(button(root, "Whole turn"));
    expect(words()).toContain("Place a tile, 1 up from the boat: ");
    expect(words()).toContain("Chances to win: You (40%), Moth (60%)");
    expect(words()).toContain(
      "Only with this turn: You take cards (1 red and 1 blue), while Moth takes a red card.",
    );
    expect(words()).toContain("Just as good, as far as the coach can tell: 38% to win");
    expect(words()).toContain("You take cards (2 black), while Moth takes a purple card.");
    expect(view.hint.marks.turns).toBe(2);
    const pressed = [...root.querySelectorAll("[aria-pressed=true]")];
    expect(pressed.map((one) => one.textContent.trim())).toEqual(["Whole turn"]);
  });

  it("tells the next best turn apart where the coach can", async () => {
    const sure = { ...TILE, lines: TILE.lines.map((line) => ({ ...line, error: 0.001 })) };
    const { words, root } = await panel(async () => sure);
    click(button(root, "Whole turn"));
    expect(words()).toContain("Next best: 38% to win");
    expect(words()).not.toContain("Just as good");
  });

  it("names a dedication first, and the place after it", async () => {
    const { words, view, root } = await panel(async () => adviceOf(["4R", "9@0,-1r2"]));
    expect(words()).toContain("dedicate a set first");
    expect(view.hint.marks.tile).toBeUndefined();
    click(button(root, "Cell"));
    expect(words()).toContain("Start with this: Dedicate four of a kind (red): 8 honor.");
    expect(words()).toContain("1 up from the boat");
    expect(view.hint.marks.tile).toBe(9);
    click(button(root, "Whole turn"));
    expect(words()).toContain("Nothing else is possible.");
  });

  it("has no place in a final turn", async () => {
    const { words, view, root } = await panel(async () => adviceOf(["."]), 2);
    expect(words()).toBe("There is nothing more to gain this turn.");
    expect(view.hint.marks).toEqual({});
    click(button(root, "Whole turn"));
    expect(words()).toContain("End your final turn");
  });

  it("is gone with its position, and asked for again while it is still my turn", async () => {
    const ask = vi.fn<Ask>(async () => TILE);
    const { source, view, words } = await panel(ask, 3);
    let answer: (advice: Advice) => void = () => undefined;
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    source.advance([{ type: "discarded", seat: 0, color: 1 }]);
    flushSync();
    expect(words()).toBe("Let me think…");
    expect(view.hint.marks).toEqual({});
    answer(adviceOf(["7@0,1r0"]));
    await vi.waitFor(() => {
      flushSync();
      expect(view.hint.marks.tile).toBe(7);
    });
    expect(ask).toHaveBeenCalledTimes(2);
    // The chances know who plays: the bot, but not me.
    const ratings = [null, expect.any(Number)];
    expect(ask).toHaveBeenLastCalledWith({ position: expect.any(Uint8Array), ratings });
  });

  it("drops an answer that comes too late", async () => {
    const answers: ((advice: Advice) => void)[] = [];
    const { source, view, words } = await panel(async () => TILE);
    const late = new TableView(source);
    late.hint.level = 1;
    const root = render(HintPanel, {
      view: late,
      onclose: () => undefined,
      ask: () => new Promise((resolve) => answers.push(resolve)),
    });
    source.advance([{ type: "discarded", seat: 0, color: 1 }]);
    flushSync();
    answers[0]?.(TILE);
    await Promise.resolve();
    flushSync();
    expect(root.querySelector("[data-hint]")?.textContent).toBe("Let me think…");
    expect(words()).toContain("Let me think");
    expect(view.hint.marks).toEqual({});
  });

  it("says in one sentence that the coach fails, and can be asked again", async () => {
    const ask = vi.fn<Ask>().mockRejectedValueOnce(new Error("no worker")).mockResolvedValue(TILE);
    const { root, words } = await panel(ask);
    expect(words()).toContain("The coach could not be loaded");
    expect(root.querySelector("[aria-pressed]")).toBeNull();
    click(button(root, "Try again"));
    await vi.waitFor(() => {
      flushSync();
      expect(words()).toContain("Look at tile 2");
    });
  });

  it("can be closed", async () => {
    const { root, onclose } = await panel(async () => TILE);
    click(button(root, "Close"));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("can come at every turn of a table", async () => {
    const { root } = await panel(async () => TILE);
    const box = root.querySelector<HTMLInputElement>("input[type=checkbox]");
    box?.click();
    flushSync();
    expect(localStorage.getItem("lanterns.coached")).toBe("t1");
    box?.click();
    flushSync();
    expect(localStorage.getItem("lanterns.coached")).toBeNull();
    expect(named(root, "fieldset", "How much to reveal")).toBeTruthy();
  });
});

describe("hints", () => {
  const canHint = (state = stateOf({ table: TABLE })) =>
    new TableView(new FakeSource(state)).canHint;

  it("are there for a player against bots, and for nobody else", () => {
    expect(canHint()).toBe(true);
    const friend = seatOf({ side: 0, name: "Bo" });
    const others = {
      "a friend": [seatOf({ mine: true }), friend],
      "a friend at the same screen": [seatOf({ mine: true }), { ...friend, mine: true }],
      "a friend for whom a bot plays": [seatOf({ mine: true }), { ...friend, level: "visitor" }],
      "a friend and a bot": [seatOf({ mine: true }), friend, BOT],
      "a bot that plays for me": [seatOf({ mine: true, level: "visitor" }), BOT],
      "a game that is only watched": [seatOf(), BOT],
    };
    for (const [who, seats] of Object.entries(others)) {
      expect(canHint(stateOf({ table: tableOf({ seats }) })), who).toBe(false);
    }
  });

  it("are there on my turn alone", () => {
    expect(canHint({ ...theirTurn(), table: TABLE })).toBe(false);
  });

  it("grow with every time they are asked for, up to the whole turn", () => {
    const view = new TableView(
      new FakeSource(stateOf({ table: TABLE, game: gameOf(), legal: LEGAL })),
    );
    const levels = [1, 2, 3, 4].map(() => {
      view.askHint();
      return view.hint.level;
    });
    expect(levels).toEqual([1, 2, 3, 3]);
    expect(view.isHinting).toBe(true);
  });
});
