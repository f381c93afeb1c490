import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Advice, Verdict } from "../core/coach";
import { fromText } from "../core/notation";
import { settings } from "../settings/settings.svelte";
import { press } from "../table/keyboard";
import { TableView } from "../table/view.svelte";
import examples from "../testing/advice.json";
import { FakeSource } from "../testing/fake-source.svelte";
import { render } from "../testing/render";
import { LEGAL, seatOf, stateOf, tableOf } from "../testing/states";
import { setLanguage } from "../words/words.svelte";
import IdeaWorth from "./IdeaWorth.svelte";

const BOT = seatOf({ side: 0, name: "", kind: "bot", level: "visitor" });
const TABLE = tableOf({ seats: [seatOf({ mine: true }), BOT] });
const [example] = examples.map(({ advice }) => advice as Advice);
const [best] = example?.lines ?? [];
const NO_COMMANDS = {} as Parameters<typeof press>[2];

/** An advice on an action that costs this much, give or take an error. */
function adviceOf(lossWin: number, verdict: Verdict, error = 0): Advice {
  if (!example || !best) throw new Error("no example");
  const winChance = best.winChance.map((chance, seat) =>
    seat === example.seat ? chance - lossWin : chance,
  );
  const chosen = { ...best, winChance, error, isExact: false };
  return { ...example, lines: [best, chosen], chosen, lossWin, lossHonor: 0, verdict };
}

function table(options = {}) {
  const source = new FakeSource(stateOf({ table: TABLE }));
  const view = new TableView(source, options);
  return { source, view };
}

/** Try a placement, and let a moment pass. */
async function tryPlacement(view: TableView, at = 0): Promise<string> {
  const action = LEGAL.placements[at]?.[0] ?? "";
  const [tile, place] = action.split("@");
  const [cell, turns] = (place ?? "").split("r");
  const [x = 0, y = 0] = (cell ?? "").split(",").map(Number);
  view.turn.pick(Number(tile));
  view.turn.turnTo(Number(turns));
  view.turn.point({ x, y });
  flushSync();
  expect(view.placement?.[0]).toBe(action);
  await vi.advanceTimersByTimeAsync(300);
  flushSync();
  return action;
}

beforeAll(() => setLanguage("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.ideas = true;
});

describe("what my idea is worth", () => {
  it.each([
    [adviceOf(0, "best"), "best: Nothing is better.", "best"],
    [
      adviceOf(0.01, "good", 0.02),
      "good: As good as the best turn, as far as the coach can tell.",
      "−1.0 good",
    ],
    [
      adviceOf(0.123, "blunder"),
      "blunder: It costs 12.3 percentage points of the chance to win.",
      "−12.3 blunder",
    ],
  ])("is the verdict and the loss (%#)", async (advice, words, short) => {
    const { view } = table();
    const ask = vi.fn(async () => advice);
    render(IdeaWorth, { view, ask });
    const action = await tryPlacement(view);
    expect(view.idea).toMatchObject({ words, short });
    const [[question]] = ask.mock.calls as unknown as [[{ action: number }]];
    expect(question.action).toBe(fromText(action));
    // The same idea is not weighed twice.
    view.turn.point(undefined);
    await tryPlacement(view);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("waits until an idea has been looked at for a moment, and says what goes wrong", async () => {
    const { view } = table();
    const ask = vi.fn(async () => {
      throw new Error("no net");
    });
    render(IdeaWorth, { view, ask });
    const [x, y] = [0, 1];
    view.turn.point({ x, y });
    flushSync();
    expect(view.idea.words).toBe("Let me think…");
    await vi.advanceTimersByTimeAsync(100);
    view.turn.point(undefined);
    flushSync();
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).not.toHaveBeenCalled();
    await tryPlacement(view);
    expect(view.idea).toMatchObject({ short: "–" });
    expect(view.idea.words).toContain("could not be loaded");
  });

  it("is asked for and no more by a key, on my turn against bots", () => {
    const { view, source } = table();
    const key = () => press(new KeyboardEvent("keydown", { key: "w" }), view, NO_COMMANDS);
    expect(view.canWeigh).toBe(true);
    expect([key(), view.idea.isAsked]).toEqual([true, true]);
    expect([key(), view.idea.isAsked]).toEqual([true, false]);
    source.state = stateOf({ table: TABLE, legal: null });
    expect([view.canWeigh, key(), view.idea.isAsked]).toEqual([false, false, false]);
    const people = tableOf({ seats: [seatOf({ mine: true }), seatOf({ side: 0, name: "Bo" })] });
    source.state = stateOf({ table: people });
    expect(view.canWeigh).toBe(false);
  });

  it("can be switched off, and a table may forbid it", () => {
    expect(table({ forbidsIdeas: true }).view.canWeigh).toBe(false);
    const { view } = table();
    settings.ideas = false;
    expect(view.canWeigh).toBe(false);
    view.askWorth();
    expect(view.idea.isAsked).toBe(false);
  });
});
