import { describe, expect, it } from "vitest";
import { NAME_LENGTH } from "../wire/names";
import { LANGUAGES } from "../words/languages";
import { setLanguage, t } from "../words/words.svelte";
import { newTableName, openRequest } from "./new-table";

describe("a plan", () => {
  it("seats this browser's people first, then guests, then bots", () => {
    const plan = {
      title: "Evening",
      names: ["Ana", "Bo"],
      faces: [],
      levels: ["master"],
      open: 1,
    };
    expect(openRequest(plan, "abc")).toEqual({
      id: "abc",
      title: "Evening",
      seats: [
        { kind: "person" },
        { kind: "person" },
        { kind: "open" },
        { kind: "bot", level: "master" },
      ],
    });
  });

  it("names the sides of the others where edges were chosen", () => {
    const plan = { title: "Evening", names: ["Ana"], faces: [], levels: ["fox", "sage"], open: 0 };
    expect(openRequest({ ...plan, edges: [0, 1] }, "abc").sides).toEqual([
      "south",
      "west",
      "north",
    ]);
  });
});

describe("the names of tables", () => {
  it.each(LANGUAGES)("are many, different and short enough in %s", async (language) => {
    await setLanguage(language);
    const names = t("table-names").split(" | ");
    expect(new Set(names).size).toBe(24);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(NAME_LENGTH);
    await setLanguage("en");
  });

  it("are not given twice as long as there are others", async () => {
    await setLanguage("en");
    const [first = "", ...others] = t("table-names").split(" | ");
    expect(newTableName(others)).toBe(first);
    expect(newTableName([first, ...others], () => 0)).toBe(first);
  });
});
