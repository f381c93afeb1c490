import { afterAll, describe, expect, it } from "vitest";
import type { Reason } from "../core/reasons";
import type { Reader } from "../stage/sentences";
import { LANGUAGES } from "../words/languages";
import { setLanguage } from "../words/words.svelte";
import { paragraphOf } from "./lead";

const READER: Reader = { names: ["Ana", "Bo", "Łucja"], mine: 0, spin: 0 };

const MINE: readonly Reason[] = [
  { type: "token_taken", kind: 0, honor: 8 },
  { type: "cards_returned", colors: [0] },
  { type: "cards_taken", colors: [4] },
  { type: "cards_taken", colors: [0, 2] },
  { type: "favor_taken", count: 1 },
  { type: "favor_taken", count: -2 },
];
const THEIRS: readonly Reason[] = [
  { type: "card_given", seat: 1, color: 0 },
  { type: "set_completed", seat: 1, kind: 1, honor: 6 },
  { type: "card_denied", seat: 2, color: 2 },
];

/** What the sentence says in each language. */
const SAID = {
  en: "You take the token for four of a kind (8 honor), cards (1 red, 1 green and 1 blue) and 1 favor token, while Bo takes a red card and Łucja gets no green card (none is left).",
  de: "Du nimmst den Ruhmes-Marker für „Vierling“ (8 Siegpunkte), Karten (1 rote, 1 grüne und 1 blaue) und 1 Gunst-Marker; Bo nimmt eine rote Karte und Łucja bekommt keine grüne Karte (es ist keine mehr da).",
  it: "Prendi il gettone dedica per quattro di un colore (8 punti onore), carte (1 rossa, 1 verde e 1 blu) e 1 gettone privilegio, mentre Bo prende una carta rossa e Łucja non prende la carta verde (non ce ne sono più).",
  pl: "Bierzesz żeton za zestaw „cztery z jednego rodzaju” (8 punktów honoru), karty (1 czerwona, 1 zielona i 1 niebieska) i 1 żeton łaski, a Bo bierze czerwoną kartę i Łucja nie dostaje zielonej karty (już jej nie ma).",
};

afterAll(() => setLanguage("en"));

describe("the lead of a turn's effects", () => {
  it.each(LANGUAGES)("joins what everybody takes in one sentence, in %s", async (language) => {
    await setLanguage(language);
    const { lead, rest } = paragraphOf(READER, [...MINE, ...THEIRS]);
    expect(lead).toBe(SAID[language]);
    expect(rest.map(({ type }) => type)).toEqual([
      "cards_returned",
      "favor_taken",
      "set_completed",
    ]);
  });

  it("speaks of me or of the others alone, or not at all", async () => {
    await setLanguage("en");
    const [given, completed] = THEIRS;
    const said = (...reasons: readonly (Reason | undefined)[]) =>
      paragraphOf(
        READER,
        reasons.flatMap((one) => one ?? []),
      ).lead;
    expect(said({ type: "cards_taken", colors: [1, 1] })).toBe("You take cards (2 orange).");
    expect(said(given, completed)).toBe("Bo takes a red card.");
    expect(said(completed)).toBeUndefined();
  });
});
