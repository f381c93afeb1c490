import { beforeAll, describe, expect, it } from "vitest";
import type { CoreRules } from "../core/rules";
import { GAMES } from "../testing/replays";
import { coreRules } from "../testing/wasm";
import { BadGame } from "./fault";
import { linkOf, readLink } from "./link";
import { linkFromBytes, linkToBytes } from "./link-text";
import { playRecord, recordToJson } from "./played";
import { recordFromJson } from "./record";

let rules: CoreRules;
beforeAll(async () => {
  rules = await coreRules();
});

function codeOf(text: string): string {
  try {
    readLink(rules, text);
    return "";
  } catch (error) {
    return error instanceof BadGame ? error.code : String(error);
  }
}

describe("a game in a link", () => {
  it.each(GAMES)("is the referee's, and is read back: %#", ({ record, link }) => {
    expect(linkOf(rules, recordFromJson(JSON.stringify(record)))).toBe(link);
    const read = playRecord(rules, readLink(rules, link).record);
    expect(JSON.parse(recordToJson(read))).toEqual(record);
    expect(readLink(rules, `${link}.7`).ply).toBe(7);
  });

  it("refuses what is none, each for its reason", () => {
    const { link = "" } = GAMES[0] ?? {};
    expect(codeOf("")).toBe("link_empty");
    expect(codeOf(`2${link.slice(1)}`)).toBe("link_format");
    expect(codeOf(`${link}=`)).toBe("link_letters");
    expect(codeOf(link.slice(0, -1))).toBe("link_damaged");
    expect(codeOf("1".repeat(3000))).toBe("link_long");
    expect(codeOf(`${link}.9999`)).toBe("link_ply");
    expect(codeOf(`${link}.x`)).toBe("link_ply");
  });

  it("refuses a number with a zero in front: a game has one link", () => {
    const record = recordFromJson(JSON.stringify(GAMES[0]?.record));
    const link = linkOf(rules, { ...record, names: undefined });
    const [head = 0, ...number] = linkToBytes(link);
    expect(linkFromBytes(Uint8Array.of(head, ...number))).toBe(link);
    expect(codeOf(linkFromBytes(Uint8Array.of(head, 0, ...number)))).toBe("link_game");
  });

  it("takes no long time, whatever it is", () => {
    const letters = "AZaz09-_.1";
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48271) % 0x7fffffff;
      return seed % below;
    };
    const begin = performance.now();
    for (let count = 0; count < 300; count += 1) {
      const text = Array.from({ length: next(1500) }, () => letters[next(letters.length)]).join("");
      expect(codeOf(`1${text}`)).toMatch(/^link_/);
    }
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
