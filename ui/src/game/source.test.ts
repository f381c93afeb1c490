import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(
  ["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../testing/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** The files that import a module whose path ends like this, by their paths below src/. */
function importersOf(module: RegExp): readonly string[] {
  return Object.entries(SOURCES)
    .filter(([, text]) =>
      [...text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].some(([, path]) =>
        module.test(path ?? ""),
      ),
    )
    .map(([path]) => path.replace("../", "").replace(/^\.\//, "game/"))
    .sort();
}

describe("the parts of a table", () => {
  it("know the live socket only where a table is opened", () => {
    expect(importersOf(/(live|\.)\/socket$/)).toEqual(["game/live/source.svelte.ts"]);
    expect(importersOf(/live\/source\.svelte$/)).toEqual([
      "learn/course/source.svelte.ts",
      "table/TablePage.svelte",
    ]);
  });

  it("do not ask the server themselves: that is for sources, home, lobby, and replays that go on", () => {
    const importers = importersOf(/\/(api|seating)$/).filter((path) => path !== "seating.ts");
    const folders = importers.map((path) => path.slice(0, path.lastIndexOf("/")));
    expect([...new Set(folders)]).toEqual(["game/live", "home", "lobby", "replay"]);
  });
});
