/** What is wrong with a record or a link, with the referee's codes; the page has the sentences. */

import type { Problem } from "../wire/protocol";

type Facts = Readonly<Record<string, number | string>>;

/** Longer text is cut in a sentence. */
const EXCERPT = 40;

export class BadGame extends Error {
  readonly code: string;
  readonly facts: Facts;
  /** Why, where the sentence asks for it: a fault of its own, or the referee's refusal. */
  readonly why: BadGame | Problem | undefined;

  constructor(code: string, facts: Facts = {}, why?: BadGame | Problem) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.why = why;
  }
}

/** Foreign text fit for a sentence: shortened, and with printable letters only. */
export function excerpt(foreign: string): string {
  const letters = [...foreign];
  const cut = letters.length > EXCERPT ? [...letters.slice(0, EXCERPT - 1), "…"] : letters;
  return cut.join("").replaceAll(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, "·");
}
