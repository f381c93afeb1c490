/** What is in reach, in words. */

import { letterOf } from "../art/lanterns";
import type { Color } from "../protocol";
import { colorKey, kindKey } from "../words/keys";
import { joinChoice, t } from "../words/words.svelte";
import type { Reach } from "./reach";

/** One sign as a sentence: ready, one card short, farther, or ready with the previewed tile. */
export function reachSentence(reach: Reach): string {
  const facts = { kind: kindKey(reach.kind), count: reach.value };
  if (reach.becomes) return t("table-reach-becomes", facts);
  switch (reach.state) {
    case "ready":
      return t("table-reach-ready", facts);
    case "one-short":
      return t("table-reach-short", { ...facts, colors: eitherColor(reach.missing) });
    case "far":
      return t("table-reach-far", facts);
  }
}

function eitherColor(colors: readonly Color[]): string {
  return joinChoice(colors.map((color) => t("color", { color: colorKey(letterOf(color)) })));
}
