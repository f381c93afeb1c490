import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../testing/fake-source.svelte";
import { LEGAL, stateOf } from "../testing/states";
import { FOUR_RED } from "../testing/tray";
import { type Commands, press } from "./keyboard";
import { SHORTCUTS } from "./shortcut-list";
import { TableView } from "./view.svelte";

let source: FakeSource;
let view: TableView;
let commands: Commands;

function key(name: string, more: KeyboardEventInit = {}, target: Element = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key: name, ...more });
  Object.defineProperty(event, "target", { value: target });
  return press(event, view, commands);
}

function inside(html: string, selector: string): Element {
  document.body.innerHTML = html;
  const found = document.body.querySelector(selector);
  if (!found) throw new Error(selector);
  return found;
}

beforeEach(() => {
  source = new FakeSource(
    stateOf({ legal: { ...LEGAL, dedications: [FOUR_RED], take_back: true } }),
  );
  view = new TableView(source);
  commands = {
    toLake: vi.fn(),
    toTray: vi.fn(),
    zoom: vi.fn(),
    refit: vi.fn(),
    showShortcuts: vi.fn(),
    showLog: vi.fn(),
    hint: vi.fn(),
    closeHint: vi.fn(),
  };
});

describe("keys for the tile", () => {
  it("pick it by its number, and turn it the second time", () => {
    expect(key("2")).toBe(true);
    expect([view.turn.picked, view.turn.turns]).toEqual([9, 0]);
    key("2");
    expect([view.turn.picked, view.turn.turns]).toEqual([9, 1]);
  });

  it("turn it left and right, in either case", () => {
    for (const right of ["e", "E", "r", "R"]) key(right);
    expect(view.turn.turns).toBe(4);
    for (const left of ["q", "Q"]) key(left);
    expect(view.turn.turns).toBe(2);
  });

  it("do nothing without a tile of that number", () => {
    source.state = stateOf({ game: null, legal: null });
    expect(key("1")).toBe(false);
  });
});

describe("keys for the steps", () => {
  it.each([
    ["x", "exchange", "toTray"],
    ["D", "dedicate", "toTray"],
    ["p", "place", "toLake"],
  ] as const)("%s goes to %s", (name, step, where) => {
    expect(key(name)).toBe(true);
    expect(view.turn.step).toBe(step);
    expect(commands[where]).toHaveBeenCalledTimes(1);
  });

  it("Escape lets go of the cell first, and then of the chosen step", () => {
    view.turn.choose("exchange");
    view.turn.point({ x: 0, y: -1 });
    key("Escape");
    expect([view.turn.pointed, view.turn.step]).toEqual([undefined, "exchange"]);
    key("Escape");
    expect(view.turn.step).toBe("place");
  });

  it("B takes back", () => {
    expect(key("b")).toBe(true);
    expect(source.sent).toEqual([{ type: "take_back" }]);
  });

  it("Enter places the tile that is pointed with", () => {
    expect(key("Enter")).toBe(false);
    view.turn.point({ x: 0, y: -1 });
    expect(key("Enter")).toBe(true);
    expect(source.sent).toEqual([{ type: "act", action: "7@0,-1r0" }]);
  });

  it.each(["<button>a</button>", "<a href='/'>a</a>", "<g role='gridcell'></g>"])(
    "Enter belongs to %s",
    (html) => {
      view.turn.point({ x: 0, y: -1 });
      expect(key("Enter", {}, inside(html, "*"))).toBe(false);
      expect(source.sent).toEqual([]);
    },
  );
});

describe("keys for the view", () => {
  it("zoom, fit, and show the log and the shortcuts", () => {
    for (const name of ["+", "-", "0", "l", "?"]) expect(key(name)).toBe(true);
    expect(commands.zoom).toHaveBeenNthCalledWith(1, 1.25);
    expect(commands.zoom).toHaveBeenNthCalledWith(2, 0.8);
    expect(commands.refit).toHaveBeenCalledTimes(1);
    expect(commands.showLog).toHaveBeenCalledTimes(1);
    expect(commands.showShortcuts).toHaveBeenCalledTimes(1);
  });

  it("arrows lead to the lake from a button, and not from where they have a meaning", () => {
    expect(key("ArrowDown", {}, inside("<button>a</button>", "button"))).toBe(true);
    expect(commands.toLake).toHaveBeenCalledTimes(1);
    for (const html of ["<input type='checkbox'>", "<ul tabindex='0'></ul>"]) {
      expect(key("ArrowDown", {}, inside(html, "*")), html).toBe(false);
    }
    const log = inside("<section class='log'><button>a</button></section>", "button");
    expect(key("ArrowDown", {}, log)).toBe(false);
    expect(commands.toLake).toHaveBeenCalledTimes(1);
  });
});

describe("keys that are not for the table", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])("are those with %o", (more) => {
    expect(key("b", more)).toBe(false);
    expect(source.sent).toEqual([]);
  });

  it.each([
    ["<input>", "input"],
    ["<select></select>", "select"],
    ["<dialog open></dialog><button>a</button>", "button"],
  ])("are those in %s", (html, selector) => {
    expect(key("b", {}, inside(html, selector))).toBe(false);
    expect(source.sent).toEqual([]);
  });

  it("are those without a meaning; a checkbox has none", () => {
    expect(key("z")).toBe(false);
    expect(key("q", {}, inside("<input type='checkbox'>", "input"))).toBe(true);
  });
});

describe("the page of shortcuts", () => {
  it("has every letter that does something", () => {
    const shown = new Set<string>(SHORTCUTS.flatMap(({ keys }) => [...keys]));
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => key(letter));
    expect(letters.filter((letter) => !shown.has(letter))).toEqual([]);
    expect(letters).toHaveLength(10);
  });
});
