import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  chooseLanguage,
  currentLanguage,
  joinList,
  preferredLanguage,
  setLanguage,
  t,
} from "./words.svelte";

describe("words", () => {
  beforeEach(() => localStorage.clear());

  it("are said in the language that is spoken, with its plural forms", async () => {
    await setLanguage("pl");
    expect(currentLanguage()).toBe("pl");
    expect(document.documentElement.lang).toBe("pl");
    expect([1, 3, 5].map((count) => t("favor", { count }))).toEqual([
      "1 żeton łaski",
      "3 żetony łaski",
      "5 żetonów łaski",
    ]);
    await setLanguage("en");
    expect(t("home-play")).toBe("Play now");
  });

  it("never go missing unnoticed", async () => {
    await setLanguage("en");
    expect(() => t("no-such-message")).toThrow("no-such-message");
    expect(() => t("favor")).toThrow("favor");
  });

  it("of a screen that tells more are loaded for it, in later languages too", async () => {
    // Another test may have loaded them already.
    vi.resetModules();
    const { loadWords, setLanguage, t } = await import("./words.svelte");
    await setLanguage("en");
    expect(() => t("learn-title-goal")).toThrow();
    await Promise.all([setLanguage("it"), loadWords("learn")]);
    expect(t("learn-title-goal")).toBe("Il gioco in un minuto");
    await setLanguage("de");
    expect(t("learn-title-goal")).toBe("Das Spiel in einer Minute");
  });

  it("of a screen are there for everyone who waits for them, not only for the first", async () => {
    vi.resetModules();
    const { loadWords, setLanguage, t } = await import("./words.svelte");
    await setLanguage("en");
    const first = loadWords("learn");
    await loadWords("learn");
    expect(t("learn-title-goal")).toBe("The game in a minute");
    await first;
  });

  it("come in the language asked for last, whichever loads first", async () => {
    await Promise.all([setLanguage("it"), setLanguage("de"), setLanguage("pl")]);
    expect(currentLanguage()).toBe("pl");
  });

  it("stay in the language that was chosen", async () => {
    await chooseLanguage("it");
    expect(preferredLanguage()).toBe("it");
  });

  it("stand in a row as a sentence would put them", async () => {
    await setLanguage("en");
    expect(joinList([])).toBe("nothing");
    expect(joinList(["red"])).toBe("red");
    expect(joinList(["red", "blue", "white"])).toBe("red, blue and white");
  });
});
