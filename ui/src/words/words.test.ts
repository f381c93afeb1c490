import { beforeEach, describe, expect, it } from "vitest";
import {
  choose,
  currentLanguage,
  listed,
  preferredLanguage,
  speak,
  speakOf,
  t,
} from "./words.svelte";

describe("words", () => {
  beforeEach(() => localStorage.clear());

  it("are said in the language that is spoken, with its plural forms", async () => {
    await speak("pl");
    expect(currentLanguage()).toBe("pl");
    expect(document.documentElement.lang).toBe("pl");
    expect([1, 3, 5].map((count) => t("favor", { count }))).toEqual([
      "1 żeton łaski",
      "3 żetony łaski",
      "5 żetonów łaski",
    ]);
    await speak("en");
    expect(t("home-play")).toBe("Play now");
  });

  it("never go missing unnoticed", async () => {
    await speak("en");
    expect(() => t("no-such-message")).toThrow("no-such-message");
    expect(() => t("favor")).toThrow("favor");
  });

  it("of a screen that tells more are loaded for it, in later languages too", async () => {
    await speak("en");
    expect(() => t("learn-title-goal")).toThrow();
    await Promise.all([speak("it"), speakOf("learn")]);
    expect(t("learn-title-goal")).toBe("Il gioco in un minuto");
    await speak("de");
    expect(t("learn-title-goal")).toBe("Das Spiel in einer Minute");
  });

  it("come in the language asked for last, whichever loads first", async () => {
    await Promise.all([speak("it"), speak("de"), speak("pl")]);
    expect(currentLanguage()).toBe("pl");
  });

  it("stay in the language that was chosen", async () => {
    await choose("it");
    expect(preferredLanguage()).toBe("it");
  });

  it("stand in a row as a sentence would put them", async () => {
    await speak("en");
    expect(listed([])).toBe("nothing");
    expect(listed(["red"])).toBe("red");
    expect(listed(["red", "blue", "white"])).toBe("red, blue and white");
  });
});
