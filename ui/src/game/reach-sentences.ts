/** What is in reach, in words. */

import { letterOf } from "../art/lanterns";
import type { Color } from "../protocol";
import { colorKey, kindKey, yesNo } from "../words/keys";
import { joinChoice, joinList, t } from "../words/words.svelte";
import type { Completion } from "./preview-reach";
import type { Reach } from "./reach";
import type { Reader } from "./sentences";

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

/** Which sets a placement completes for one seat, with the honor that waits for each. */
export function completionSentence(reader: Reader, { seat, sets, isNext }: Completion): string {
  const named = sets.map(({ kind, value }) =>
    t("table-set-worth", { kind: kindKey(kind), count: value }),
  );
  if (seat === reader.mine) return t("table-completes-mine", { sets: joinList(named) });
  const facts = { name: reader.names[seat] ?? "", next: yesNo(isNext) };
  return t("table-completes-theirs", { ...facts, sets: joinList(named) });
}
