import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { FakeSource } from "../testing/fake-source.svelte";
import { render } from "../testing/render";
import { LEGAL, stateOf } from "../testing/states";
import { FOUR_RED } from "../testing/tray";
import { setLanguage } from "../words/words.svelte";
import Steps from "./Steps.svelte";
import { TableView } from "./view.svelte";

beforeAll(() => setLanguage("en"));

function stepsOf(state = stateOf()) {
  const source = new FakeSource(state);
  const view = new TableView(source);
  const root = render(Steps, { view });
  const press = (step: string, detail = 1) => {
    const found = [...root.querySelectorAll("button")].find((one) =>
      one.textContent.trim().startsWith(step),
    );
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    flushSync();
  };
  const current = () => root.querySelector("[aria-current=step]")?.textContent?.trim() ?? "";
  return { source, view, root, press, current };
}

describe("the steps of my turn", () => {
  it("begin with the one that has to be done", () => {
    const { root, current } = stepsOf();
    expect(root.querySelectorAll("button")).toHaveLength(3);
    expect(current()).toContain("Place");
  });

  it("are chosen by a click", () => {
    const { view, press, current } = stepsOf();
    press("Exchange");
    expect(current()).toContain("Exchange");
    expect(view.tray).toBe("exchange");
  });

  it("do what they are called where they are on already, but not by a double click", () => {
    const { source, view, press } = stepsOf();
    press("Place");
    expect(source.sent).toEqual([]);
    view.turn.point({ x: 0, y: -1 });
    flushSync();
    press("Place", 2);
    expect(source.sent).toEqual([]);
    press("Place");
    expect(source.sent).toEqual([{ type: "act", action: "7@0,-1r0" }]);
  });

  it("explain what has to be chosen before a tile can be placed", () => {
    const { view, root, press } = stepsOf();
    expect(root.querySelector("[aria-current=step]")?.textContent).toContain("No cell is chosen");
    expect(view.isExplaining).toBe(false);
    press("Place");
    expect(view.isExplaining).toBe(true);
    // Even where space is short, the tray says so.
    expect(view.tray).toBe("first");
    view.turn.point({ x: 0, y: -1 });
    flushSync();
    expect(root.textContent).not.toContain("No cell is chosen");
  });

  it("end the final turn in the same way", () => {
    const { source, press, current } = stepsOf(
      stateOf({ legal: { ...LEGAL, placements: [], end: true } }),
    );
    expect(current()).toContain("End");
    press("End", 2);
    expect(source.sent).toEqual([]);
    press("End");
    expect(source.sent).toEqual([{ type: "act", action: "." }]);
  });

  it("ask before honor is thrown away", () => {
    const dedications = [FOUR_RED];
    const legal = { ...LEGAL, placements: [], dedications, end: true };
    const { source, view, press, current } = stepsOf(stateOf({ legal }));
    expect(current()).toContain("Dedicate");
    press("End");
    press("End");
    expect([view.tray, source.sent]).toEqual(["end", []]);
  });

  it("say why one of them cannot be done, and change nothing", () => {
    const reason = { code: "exchange_favor", sentence: "?", facts: { have: 1 } };
    const { source, root, press, current } = stepsOf(
      stateOf({ legal: { ...LEGAL, closed: { exchange: reason } } }),
    );
    const sentence = "An exchange costs two favor tokens, and you have one.";
    expect(root.querySelector("button.shut")?.getAttribute("title")).toBe(sentence);
    expect(root.querySelector("[role=status]")).toBeNull();
    press("Exchange");
    expect(root.querySelector("[role=status]")?.textContent).toBe(sentence);
    expect(current()).toContain("Place");
    // What is pressed next ends it, and so does whatever happens.
    window.dispatchEvent(new Event("pointerdown"));
    flushSync();
    expect(root.querySelector("[role=status]")).toBeNull();
    press("Exchange");
    source.advance([]);
    flushSync();
    expect(root.querySelector("[role=status]")).toBeNull();
  });
});
