import { beforeAll, describe, expect, it, vi } from "vitest";
import type { CoreModule } from "../core/module";
import { faultSentence } from "../pages/replay/sentences";
import { GAMES } from "../testing/replays";
import { coreModule } from "../testing/wasm";
import { LANGUAGES } from "../words/languages";
import { setLanguage } from "../words/words.svelte";
import { BadGame } from "./fault";
import { BadRecordFile, linkForFile, linkIn, openLink } from "./opening";

vi.mock("../core/loading", () => ({
  loader: (_: string, make: (module: CoreModule) => unknown) => async () =>
    make(await coreModule()),
}));

beforeAll(() => setLanguage("en"));

const [first, second] = GAMES.map(({ record }) => JSON.stringify(record));

async function troubleOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "";
  } catch (error) {
    if (error instanceof BadRecordFile) return `${error.reason} ${error.count}`;
    return error instanceof BadGame ? faultSentence(error) : String(error);
  }
}

describe("opening a game", () => {
  it("takes the record of a file, on one line or on many", async () => {
    const text = JSON.stringify(GAMES[1]?.record, null, 1);
    for (const file of [text, `\ufeff${second}\n`, `${second}\n\n`]) {
      expect(await linkForFile(new Blob([file]))).toBe(GAMES[1]?.link);
    }
  });

  it("finds the link in what was pasted", () => {
    expect(linkIn(" https://example.org/x/?/replay#1abc.5\n")).toBe("1abc.5");
    expect(linkIn("1abc")).toBe("1abc");
  });

  it("says the referee's sentence for a faulty record", async () => {
    const file = (text: string) => linkForFile(new Blob([text]));
    expect(await troubleOf(file("{}"))).toBe("This is not a game record: it has no “format”.");
    expect(await troubleOf(file(""))).toMatch(/^This is not JSON text/);
    const wrong = { ...GAMES[0]?.record, actions: ["99@0,1r0"], result: undefined };
    expect(await troubleOf(file(JSON.stringify(wrong)))).toBe(
      "Action 1, 99@0,1r0: You do not hold tile 99.",
    );
    const seats = { ...GAMES[0]?.record, seats: ["south"] };
    expect(await troubleOf(file(JSON.stringify(seats)))).toBe(
      "The game cannot be set up: Lanterns is a game for two, three or four players, not one.",
    );
    expect(await troubleOf(file(`${first}\n${second}\n`))).toBe("several 2");
    expect(await troubleOf(file(" ".repeat(2_000_000)))).toBe("large 0");
  });

  it.each(LANGUAGES)("has a sentence for every wrong link in %s", async (language) => {
    await setLanguage(language);
    const { link = "" } = GAMES[0] ?? {};
    const wrong = ["2", "1=", "1abcd", `${link}.9999`, "1".repeat(3000)];
    const said = await Promise.all(wrong.map((text) => troubleOf(openLink(text))));
    expect(new Set(said).size).toBe(wrong.length);
    expect(said.every((sentence) => /^\p{Lu}.*\.$/u.test(sentence))).toBe(true);
    await setLanguage("en");
  });
});
