import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../settings/settings.svelte";
import { render } from "../testing/render";
import { LETTERS } from "../wire/letters";
import { colorKey } from "../words/keys";
import { LANGUAGES } from "../words/languages";
import { setLanguage, t } from "../words/words.svelte";
import Card from "./Card.svelte";

const lettersOf = () => LETTERS.map((letter) => t("color-letter", { color: colorKey(letter) }));

describe("the letters of the colors", () => {
  afterEach(() => {
    settings.letters = false;
  });

  it.each(LANGUAGES)("are seven different ones in %s", async (language) => {
    await setLanguage(language);
    expect(new Set(lettersOf()).size).toBe(7);
  });

  it("are those of the language on a card", async () => {
    await setLanguage("pl");
    settings.letters = true;
    const card = render(Card, { letter: "B" });
    expect(card.querySelector(".sign")?.textContent).toBe("Ni");
  });
});
