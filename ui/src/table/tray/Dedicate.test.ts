import { beforeAll, describe, expect, it } from "vitest";
import { button, click } from "../../testing/render";
import { LEGAL, stateOf } from "../../testing/states";
import { FOUR_RED, trayOf } from "../../testing/tray";
import type { DedicationOffer } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";

beforeAll(() => setLanguage("en"));

describe("a dedication", () => {
  const pairs = (colors: [0 | 1, 2 | 3, 4 | 5]): DedicationOffer => ({
    action: `3${colors.join("")}`,
    kind: 1,
    colors,
    honor: 9,
    generic: false,
  });

  it("is one button for each set that I have", () => {
    const { root, acted } = trayOf(
      stateOf({ legal: { ...LEGAL, dedications: [FOUR_RED] } }),
      "dedicate",
    );
    const [set] = root.querySelectorAll("button.set");
    expect(set?.getAttribute("aria-label")).toContain("8");
    if (set) click(set);
    expect(acted()).toEqual(["4R"]);
  });

  it("of many possible pairs is chosen color by color", () => {
    const dedications = [
      pairs([0, 2, 4]),
      pairs([0, 2, 5]),
      pairs([0, 3, 4]),
      pairs([0, 3, 5]),
      pairs([1, 2, 4]),
    ];
    const { root, acted } = trayOf(stateOf({ legal: { ...LEGAL, dedications } }), "dedicate");
    const confirm = root.querySelector<HTMLButtonElement>("button.go");
    expect(confirm?.textContent?.trim()).toBe("Dedicate");
    for (const color of ["red", "purple"]) click(button(root, color));
    expect(confirm?.disabled).toBe(true);
    click(button(root, "white"));
    expect(confirm?.disabled).toBe(false);
    if (confirm) click(confirm);
    expect(acted()).toEqual(["3035"]);
  });

  it("of many possible pairs has its button among them, and what is worth most comes first", () => {
    const four: DedicationOffer = { action: "4K", kind: 0, colors: [6], honor: 8, generic: false };
    const dedications = [
      four,
      pairs([0, 2, 4]),
      pairs([0, 2, 5]),
      pairs([0, 3, 4]),
      pairs([0, 3, 5]),
      pairs([1, 2, 4]),
    ];
    const { root } = trayOf(stateOf({ legal: { ...LEGAL, dedications } }), "dedicate");
    const [first, second] = root.querySelectorAll(".kind");
    expect(first?.textContent).toContain("three pair");
    expect(first?.querySelector("button.go")?.previousElementSibling?.tagName).toBe("FIELDSET");
    expect(second?.querySelectorAll("button.set")).toHaveLength(1);
    expect(root.querySelectorAll("button.go")).toHaveLength(1);
  });

  it("only names the other kinds of set where there is one", () => {
    const pair = { code: "set_color", sentence: "?", facts: { need: 2, color: "red", have: 1 } };
    const legal = { ...LEGAL, dedications: [FOUR_RED], closed: { three_pair: pair } };
    const { root } = trayOf(stateOf({ legal }), "dedicate");
    const other = [...root.querySelectorAll(".kind")].find((kind) =>
      kind.textContent?.includes("three pair"),
    );
    expect(other?.getAttribute("title")).toContain("You need a pair");
    expect(other?.querySelector("p")?.className).toContain("visually-hidden");
  });
});
