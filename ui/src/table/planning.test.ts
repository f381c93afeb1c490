import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../settings/settings.svelte";
import { FakeSource } from "../testing/fake-source.svelte";
import { button, click, press as key, render } from "../testing/render";
import { gameOf, LEGAL, playerOf, stateOf, theirTurn } from "../testing/states";
import { setLanguage } from "../words/words.svelte";
import { press } from "./keyboard";
import { choose, point } from "./pointing";
import TurnLine from "./TurnLine.svelte";
import Tray from "./tray/Tray.svelte";
import { TableView } from "./view.svelte";

beforeAll(() => setLanguage("en"));
afterEach(() => {
  settings.confirm = false;
});

const HERE = { x: 0, y: -1 };
const THERE = { x: 0, y: 1 };

async function waiting(state = theirTurn()) {
  const source = new FakeSource(state);
  source.planned = LEGAL.placements;
  const view = new TableView(source);
  const follow = () => view.followPlan();
  return { source, view, turn: view.turn, follow };
}

describe("planning while another player is on turn", () => {
  it("begins with a tile, shows what it would give, and sends nothing", async () => {
    const { source, view, turn, follow } = await waiting();
    point(turn, HERE, "mouse");
    await follow();
    expect([turn.isPlanning, turn.placement]).toEqual([false, undefined]);
    point(turn, undefined, "mouse");
    turn.pick(7);
    await follow();
    expect(view.tray).toBe("planning");
    point(turn, HERE, "mouse");
    expect(turn.placement?.[0]).toBe("7@0,-1r0");
    expect(view.tray).toBe("preview");
    expect(view.gain(1)?.facing).toEqual([1, 2, false]);
    turn.rotate(1);
    expect(turn.placement?.[0]).toBe("7@0,-1r1");
    expect(turn.canPlace).toBe(false);
    view.place();
    expect(source.sent).toEqual([]);
  });

  it("begins with a cell too, and holds the tile there until it is let go", async () => {
    const { turn, view, follow } = await waiting();
    choose(view, HERE, "mouse");
    await follow();
    expect([turn.isPlanning, turn.hold]).toEqual([true, "pinned"]);
    point(turn, THERE, "mouse");
    expect(turn.pointed).toEqual(HERE);
    choose(view, HERE, "mouse");
    expect(turn.hold).toBe("passing");
    choose(view, HERE, "touch");
    choose(view, HERE, "touch");
    expect(turn.turns).toBe(1);
  });

  it("is for players with tiles to see, and for a running game", async () => {
    const blind = { ...theirTurn(), game: gameOf({ turn: 1, shown: null, players: [playerOf()] }) };
    const { turn } = await waiting(blind);
    turn.startPlanning();
    expect(turn.isPlanning).toBe(false);
    const mine = new TableView(new FakeSource(stateOf()));
    mine.turn.pick(9);
    expect(mine.turn.isPlanning).toBe(false);
  });

  it("asks anew when the lake has changed, and keeps a cell that is still free", async () => {
    const { source, view, turn, follow } = await waiting();
    turn.pick(7);
    choose(view, HERE, "touch");
    await follow();
    expect(turn.placement?.[0]).toBe("7@0,-1r0");
    source.advance([{ type: "discarded", seat: 1, color: 0 }]);
    expect(turn.placement).toBeUndefined();
    await follow();
    expect(turn.placement?.[0]).toBe("7@0,-1r0");
    const lake = [
      ...(source.state?.game?.lake ?? []),
      [3, 0, -1, 0] as [number, number, number, number],
    ];
    source.advance([], { game: { ...gameOf({ turn: 1 }), lake } });
    await follow();
    expect(turn.pointed).toBeUndefined();
  });

  it("leaves the tile on its cell when my turn begins, but no click places it by accident", async () => {
    const { source, view, turn, follow } = await waiting();
    turn.pick(7);
    choose(view, HERE, "mouse");
    await follow();
    source.advance([], { game: gameOf(), legal: LEGAL });
    expect([turn.isPlanning, turn.hold, turn.placement?.[0]]).toEqual([
      false,
      "pinned",
      "7@0,-1r0",
    ]);
    choose(view, HERE, "mouse");
    expect(source.sent).toEqual([]);
    choose(view, HERE, "mouse");
    expect(source.sent).toEqual([{ type: "act", action: "7@0,-1r0" }]);
    source.advance([], { game: gameOf({ turn: 1 }), legal: null });
    expect(turn.isPlanning).toBe(false);
  });

  it("drops what a passing mouse points at when my turn begins", async () => {
    const { source, turn, follow } = await waiting();
    turn.pick(7);
    await follow();
    point(turn, HERE, "mouse");
    source.advance([], { game: gameOf(), legal: LEGAL });
    expect(turn.pointed).toBeUndefined();
  });

  it("is marked wherever it shows, and can be stopped", async () => {
    const { view, turn, follow } = await waiting();
    turn.pick(7);
    choose(view, HERE, "touch");
    await follow();
    const tray = render(Tray, { view });
    const line = render(TurnLine, { view });
    expect(tray.querySelector("section")?.getAttribute("aria-label") ?? tray.textContent).toContain(
      "Planning",
    );
    expect(tray.querySelector("button.go")).toBeNull();
    expect(line.textContent).toContain("Planning");
    turn.point(undefined);
    flushSync();
    click(button(tray, "Stop planning"));
    expect([turn.isPlanning, turn.placement]).toEqual([false, undefined]);
    expect(line.textContent).not.toContain("Planning");
  });

  it("says so when it cannot be known what the tiles would give", async () => {
    const { source, view, turn } = await waiting();
    source.plan = () => Promise.reject(new Error("no line"));
    turn.pick(7);
    await view.followPlan();
    const tray = render(Tray, { view });
    expect(tray.querySelector("[role=status]")?.textContent).toContain("no way to see");
  });

  it("is left with Escape: first the cell, then the plan", async () => {
    const { view, turn, follow } = await waiting();
    const commands = {} as Parameters<typeof press>[2];
    const type = (name: string) =>
      press(new KeyboardEvent("keydown", { key: name }), view, commands);
    type("1");
    await follow();
    expect(turn.isPlanning).toBe(true);
    point(turn, HERE, "keys");
    expect(type("Enter")).toBe(false);
    type("Escape");
    expect([turn.pointed, turn.isPlanning]).toEqual([undefined, true]);
    type("Escape");
    expect(turn.isPlanning).toBe(false);
    flushSync();
    expect(key(document.body, "1")).toBe(false);
  });
});

describe("confirming placements made with the mouse", () => {
  it("holds the tile with the first click and turns it with the next", () => {
    settings.confirm = true;
    const source = new FakeSource(stateOf());
    const view = new TableView(source);
    point(view.turn, HERE, "mouse");
    choose(view, HERE, "mouse");
    expect(view.turn.hold).toBe("pinned");
    choose(view, HERE, "mouse");
    expect([view.turn.turns, source.sent.length]).toEqual([1, 0]);
    view.turn.turnTo(0);
    const tray = render(Tray, { view });
    click(button(tray, "Place the tile"));
    expect(source.sent).toEqual([{ type: "act", action: "7@0,-1r0" }]);
  });

  it("says so while the mouse passes", () => {
    settings.confirm = true;
    const view = new TableView(new FakeSource(stateOf()));
    point(view.turn, HERE, "mouse");
    expect(render(Tray, { view }).textContent).toContain("then confirm");
  });
});
