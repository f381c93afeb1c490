/** Why a game cannot be replayed, in the reader's language. */

import { BadGame } from "../../engine/fault";
import { t } from "../../words/words.svelte";

/** The referee's sentence for what is wrong, with its cause. */
export function faultSentence({ code, facts, why }: BadGame): string {
  const id = `error-${code.replaceAll("_", "-")}`;
  return t(id, why ? { ...facts, why: causeSentence(why) } : facts);
}

function causeSentence(why: NonNullable<BadGame["why"]>): string {
  return faultSentence(why instanceof BadGame ? why : new BadGame(why.code, why.facts));
}
