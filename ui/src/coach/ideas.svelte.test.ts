import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Advice, Verdict } from "../core/coach";
import { fromText } from "../core/notation";
import { settings } from "../settings/settings.svelte";
import { press } from "../table/keyboard";
import { TableView } from "../table/view.svelte";
import examples from "../testing/advice.json";
import { FakeSource } from "../testing/fake-source.svelte";
import { render, unmountAll } from "../testing/render";
import { LEGAL, seatOf, stateOf, tableOf } from "../testing/states";
import { setLanguage } from "../words/words.svelte";
import type { Ask } from "./hint";
import IdeaWorth from "./IdeaWorth.svelte";
import { Ideas } from "./ideas.svelte";

const BOT = seatOf({ side: 0, name: "", kind: "bot", level: "visitor" });
const TABLE = tableOf({ seats: [seatOf({ mine: true }), BOT] });
const [example] = examples.map(({ advice }) => advice as Advice);
const [best] = example?.lines ?? [];
const NO_COMMANDS = {} as Parameters<typeof press>[2];

/** An advice on an action that costs this much, give or take an error. */
function adviceOf(lossWin: number, verdict: Verdict, error = 0): Advice {
  if (!example || !best) throw new Error("no example");
  const equalChance = best.equalChance.map((chance, seat) =>
    seat === example.seat ? chance - lossWin : chance,
  );
  const chosen = { ...best, equalChance, error, isExact: false };
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

function follow(view: TableView, ask: Ask): Ideas {
  const ideas = new Ideas(view, ask);
  const end = $effect.root(() => {
    $effect(() => ideas.follow());
  });
  ends.push(end);
  return ideas;
}

const ends: (() => void)[] = [];

beforeAll(() => setLanguage("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
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
      "blunder: Among equals, it costs 12.3 percentage points of the chance to win.",
      "−12.3 blunder",
    ],
  ])("is the verdict and the loss (%#)", async (advice, words, short) => {
    const { view } = table();
    const ask = vi.fn(async () => advice);
    const ideas = follow(view, ask);
    const action = await tryPlacement(view);
    expect([ideas.words, ideas.short]).toEqual([words, short]);
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
    const ideas = follow(view, ask);
    const [x, y] = [0, 1];
    view.turn.point({ x, y });
    flushSync();
    expect([ideas.words, ideas.short]).toEqual(["Let me think…", "…"]);
    await vi.advanceTimersByTimeAsync(100);
    view.turn.point(undefined);
    flushSync();
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).not.toHaveBeenCalled();
    await tryPlacement(view);
    expect(ideas.short).toBe("–");
    expect(ideas.words).toContain("could not be loaded");
  });

  it("is asked for and no more by a key, on my turn against bots", () => {
    const { view, source } = table();
    const key = () => press(new KeyboardEvent("keydown", { key: "w" }), view, NO_COMMANDS);
    expect(view.canWeigh).toBe(true);
    expect([key(), view.hint.isWeighing]).toEqual([true, true]);
    expect([key(), view.hint.isWeighing]).toEqual([true, false]);
    source.state = stateOf({ table: TABLE, legal: null });
    expect([view.canWeigh, key(), view.hint.isWeighing]).toEqual([false, false, false]);
    const people = tableOf({ seats: [seatOf({ mine: true }), seatOf({ side: 0, name: "Bo" })] });
    source.state = stateOf({ table: people });
    expect(view.canWeigh).toBe(false);
  });

  it("is shown by the table for as long as it is asked for", async () => {
    const { view } = table();
    const root = render(IdeaWorth, { view, ask: async () => null });
    expect(view.hint.worth).toBeDefined();
    expect(root.querySelector("[role=status]")).toBeNull();
    await tryPlacement(view);
    expect(root.querySelector("[role=status]")?.textContent).toContain("could not be loaded");
    unmountAll();
    expect(view.hint.worth).toBeUndefined();
  });

  it("can be switched off, and a table may forbid it", () => {
    expect(table({ forbidsIdeas: true }).view.canWeigh).toBe(false);
    const { view } = table();
    settings.ideas = false;
    expect(view.canWeigh).toBe(false);
    view.askWorth();
    expect(view.hint.isWeighing).toBe(false);
  });
});
