import { describe, expect, it } from "vitest";
import { NAME_LENGTH } from "../wire/names";
import { LANGUAGES } from "../words/languages";
import { setLanguage, t } from "../words/words.svelte";
import { newTableName } from "./table-names";

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
