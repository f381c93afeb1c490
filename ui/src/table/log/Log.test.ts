import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { render } from "../../testing/render";
import { stateOf } from "../../testing/states";
import type { Happened } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import { TableView } from "../view.svelte";
import Log from "./Log.svelte";

const LOG: readonly Happened[] = [
  {
    version: 2,
    events: [
      { type: "tile_laid", seat: 1, tile: 3, cell: [0, 1], turns: 0 },
      { type: "faced", seat: 1, color: 2, direction: 0, received: true },
    ],
  },
  {
    version: 3,
    events: [{ type: "dedicated", seat: 1, kind: 0, colors: [2], honor: 8, generic: false }],
  },
  { version: 4, events: [{ type: "discarded", seat: 0, color: 1 }] },
];

beforeAll(() => setLanguage("en"));

function logOf(log = LOG) {
  const source = new FakeSource(stateOf());
  source.log = log;
  const view = new TableView(source);
  const root = render(Log, { view });
  const entries = () => [...root.querySelectorAll("section > ol > li")];
  const filter = (value: string) => {
    const select = root.querySelector("select");
    if (!select) throw new Error("the log has no filter");
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  return { view, root, entries, filter };
}

describe("the log", () => {
  it("has the newest entry first", () => {
    const { entries } = logOf();
    expect(entries().map((entry) => entry.classList.contains("dedication"))).toEqual([
      false,
      true,
      false,
    ]);
    expect(entries()[2]?.textContent).toContain("Bo places a tile.");
    expect(entries()[2]?.querySelectorAll("details li")).toHaveLength(2);
  });

  it.each([
    ["mine", 1],
    ["dedications", 1],
    ["1", 2],
    ["all", 3],
  ])("filtered by %s has %i entries", (value, count) => {
    const { entries, filter } = logOf();
    filter(value);
    expect(entries()).toHaveLength(count);
  });

  it.each([
    ["all", 1, 4],
    ["mine", 0, 2],
    ["dedications", 1, 1],
    ["0", 0, 1],
    ["1", 1, 3],
  ])(
    "filtered by %s has one line where the final turns begin, after %i turns and before %i",
    (value, after, before) => {
      const final: readonly Happened[] = [
        {
          version: 5,
          events: [
            { type: "tile_laid", seat: 1, tile: 4, cell: [0, 2], turns: 0 },
            { type: "turn_began", seat: 0, final: true },
          ],
        },
        { version: 6, events: [{ type: "turn_began", seat: 1, final: true }] },
        {
          version: 7,
          events: [{ type: "dedicated", seat: 1, kind: 0, colors: [1], honor: 8, generic: false }],
        },
      ];
      const { entries, filter } = logOf([...LOG, ...final]);
      filter(value);
      const lines = entries().map(({ textContent }) => textContent.trim());
      const words = "The last tile is placed: everybody has one final turn.";
      expect(lines.filter((line) => line.includes(words))).toEqual([words]);
      const place = lines.indexOf(words);
      expect([place, lines.length - place - 1]).toEqual([after, before]);
    },
  );

  it("highlights what an entry is about while it is pointed at", () => {
    const { view, entries } = logOf();
    entries()[2]?.dispatchEvent(new PointerEvent("pointerenter"));
    expect([[...view.lit], view.highlighted.seats]).toEqual([["0,1"], [1]]);
    entries()[2]?.dispatchEvent(new PointerEvent("pointerleave"));
    expect([[...view.lit], view.highlighted.seats]).toEqual([[], []]);
  });

  it("draws the newest turns at once, and only says the older ones until they are near sight", () => {
    const laid = (version: number): Happened => ({
      version,
      events: [
        { type: "tile_laid", seat: version % 2, tile: version, cell: [0, version], turns: 0 },
        { type: "faced", seat: 1, color: 2, direction: 0, received: true },
      ],
    });
    const { entries } = logOf(Array.from({ length: 20 }, (_, nth) => laid(nth + 2)));
    const rows = entries().map((entry) => entry.querySelector("summary"));
    expect(rows.at(0)?.querySelector(".row svg")).not.toBeNull();
    expect(rows.at(-1)?.querySelector(".row svg")).toBeNull();
    expect(rows.every((row) => row?.textContent.includes("a tile."))).toBe(true);
  });

  it("says so where nothing has happened yet", () => {
    expect(logOf([]).root.querySelector("li.none")).not.toBeNull();
  });
});
