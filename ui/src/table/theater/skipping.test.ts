import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../../stage/stage.svelte";
import { FakeSource } from "../../testing/fake-source.svelte";
import { theirTurn } from "../../testing/states";
import { Skipping } from "./skipping";

/** A stage with two scenes of another player, and the ways to hurry it. */
function playing() {
  const source = new FakeSource(theirTurn());
  const stage = new Stage(source);
  stage.follow();
  for (const x of [1, 2]) {
    source.advance([{ type: "tile_laid", seat: 1, tile: x, cell: [x, 0], turns: 0 }]);
    stage.follow();
  }
  return { stage, skipping: new Skipping(stage) };
}

function key(name: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", {
    key: name,
    cancelable: true,
    bubbles: true,
    ...more,
  });
  target.dispatchEvent(event);
  return event;
}

function inside(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
}

let heard: ((event: Event) => void) | undefined;

/** Let the ways to hurry hear everything in the document. */
function listen(skipping: Skipping) {
  heard = (event) => {
    if (event instanceof KeyboardEvent) skipping.press(event);
    else skipping.click(event as MouseEvent);
  };
  for (const type of ["keydown", "click"]) addEventListener(type, heard, true);
}

function click(target: Element = document.body) {
  const event = new MouseEvent("click", { cancelable: true, bubbles: true });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const type of ["keydown", "click"]) if (heard) removeEventListener(type, heard, true);
  vi.useRealTimers();
});

describe("hurrying the theater", () => {
  it.each([
    [" ", true],
    ["Enter", true],
    ["q", false],
    ["ArrowLeft", false],
  ])("the key “%s” ends the scene that is on, and does not place a tile", (name, isStopped) => {
    const { stage, skipping } = playing();
    listen(skipping);
    expect(key(name).defaultPrevented).toBe(isStopped);
    expect(stage.scene?.version).toBe(7);
  });

  it("Escape ends all scenes", () => {
    const { stage, skipping } = playing();
    listen(skipping);
    key("Escape");
    expect([stage.scene, stage.isPlaying]).toEqual([undefined, false]);
  });

  it.each(["Tab", "Shift", "Meta"])("the key “%s” does not", (name) => {
    const { stage, skipping } = playing();
    listen(skipping);
    expect(key(name).defaultPrevented).toBe(false);
    expect(stage.scene?.version).toBe(6);
  });

  it("a shortcut of the browser, or a key in a dialog or a field, does not", () => {
    const { stage, skipping } = playing();
    listen(skipping);
    key("r", document.body, { ctrlKey: true });
    key("a", inside("<dialog open></dialog>"));
    key("a", inside("<select></select>"));
    expect(stage.scene?.version).toBe(6);
  });

  it("a key on a button presses it too", () => {
    const { stage, skipping } = playing();
    listen(skipping);
    expect(key("Enter", inside("<button></button>")).defaultPrevented).toBe(false);
    expect(stage.scene?.version).toBe(7);
  });

  it("a tap ends the scene and means nothing else", () => {
    const { stage, skipping } = playing();
    listen(skipping);
    expect(click().defaultPrevented).toBe(true);
    expect(stage.scene?.version).toBe(7);
    expect(click(inside("<button></button>")).defaultPrevented).toBe(false);
    expect(stage.scene?.version).toBe(7);
  });

  it("a tap that comes too late does not hit what has just opened", () => {
    const { stage, skipping } = playing();
    listen(skipping);
    stage.finishAll();
    skipping.ended();
    expect(click().defaultPrevented).toBe(true);
    vi.advanceTimersByTime(400);
    expect(click().defaultPrevented).toBe(false);
  });

  it("keys and taps are left alone when nothing is on", () => {
    const { stage, skipping } = playing();
    listen(skipping);
    stage.finishAll();
    expect([key(" ").defaultPrevented, click().defaultPrevented]).toEqual([false, false]);
  });
});
