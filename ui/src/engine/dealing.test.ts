import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { CoreRules } from "../core/rules";
import { coreRules } from "../testing/wasm";
import { dealRematch, dealTable, nextTitle } from "./dealing";
import { type Dealt, logOf } from "./log";
import { LocalTable } from "./table";

const ANA = { name: " Ana ", face: "koi" };
const FOX = { level: "fox" };
const SAGE = { level: "sage" };

let rules: CoreRules;
beforeAll(async () => {
  rules = await coreRules();
});
afterEach(() => void vi.restoreAllMocks());

const tableOf = (dealt: Dealt) => LocalTable.replay(rules, "table", logOf([dealt]));

describe("a deal", () => {
  it("seats everybody by chance, and begins a game", () => {
    const starts = new Set<string | undefined>();
    for (let time = 0; time < 200; time += 1) {
      const dealt = dealTable({ title: " Pond ", players: [ANA, FOX, SAGE] });
      expect(dealt.title).toBe("Pond");
      expect(dealt.seats.map(({ side }) => side)).toEqual(["south", "west", "north"]);
      expect(new Set(dealt.seats.map(({ level }) => level))).toEqual(
        new Set([undefined, "fox", "sage"]),
      );
      expect(new Set(dealt.tiles).size).toBe(dealt.tiles.length);
      starts.add(dealt.seats[0]?.level);
      expect(tableOf(dealt).status).toBe("playing");
    }
    expect(starts.size).toBe(3);
  });

  it("leaves chosen sides to their players, and draws who starts", () => {
    const sides = ["south", "west", "east"];
    const firsts = new Set<string>();
    for (let time = 0; time < 200; time += 1) {
      const { seats } = dealTable({ title: "Pond", players: [ANA, FOX, SAGE], sides });
      const at = seats.findIndex(({ side }) => side === "south");
      const clockwise = [...seats.slice(at), ...seats.slice(0, at)];
      expect(clockwise).toEqual([
        { name: "Ana", face: "koi", side: "south" },
        { level: "fox", side: "west" },
        { level: "sage", side: "east" },
      ]);
      firsts.add(seats[0]?.side ?? "");
    }
    expect(firsts.size).toBe(3);
  });

  it("takes its chance from the browser's generator", () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((zeros) => zeros);
    const { seats, tiles } = dealTable({ title: "Pond", players: [ANA, FOX] });
    expect(seats.map(({ level }) => level)).toEqual([undefined, "fox"]);
    expect(tiles).toEqual(Array.from({ length: 22 }, (_, place) => place + 1));
  });

  it("refuses bots that there are not, and people who are called like bots", () => {
    const deal = (player: object) => dealTable({ title: "Pond", players: [player, FOX] });
    expect(() => deal({ level: "nobody" })).toThrow("There is no bot “nobody”.");
    expect(() => deal({ name: " bot:fox" })).toThrow("cannot begin with “bot:”");
  });
});

describe("a rematch", () => {
  it("has the same people at their sides, and the next seat starts", () => {
    const table = tableOf({
      type: "dealt",
      title: "Moon Pond",
      seats: [
        { side: "west", level: "fox" },
        { side: "north", name: "Ana", face: "koi" },
        { side: "east", level: "sage" },
      ],
      tiles: dealTable({ title: "", players: [ANA, FOX, SAGE] }).tiles,
    });
    table.absorb({ seq: 2, command: "x", entry: { type: "handedover", seat: 1, level: "sage" } });
    const { tiles, ...rest } = dealRematch(table);
    expect(rest).toEqual({
      type: "dealt",
      title: "Moon Pond 2",
      seats: [
        { side: "north", name: "Ana", face: "koi" },
        { side: "east", level: "sage" },
        { side: "west", level: "fox" },
      ],
      previous: "table",
    });
    expect(tiles).not.toEqual(table.dealt.tiles);
  });

  it.each([
    ["Moon Pond", "Moon Pond 2"],
    ["Moon Pond 2", "Moon Pond 3"],
    ["Moon Pond 9", "Moon Pond 10"],
    ["Pond 1999", "Pond 1999 2"],
    ["7", "7 2"],
    ["", " 2"],
  ])("after “%s” is called “%s”", (title, next) => {
    expect(nextTitle(title)).toBe(next);
  });

  it("has no longer title than tables may have", () => {
    expect(nextTitle("x".repeat(40))).toBe(`${"x".repeat(38)} 2`);
  });
});
