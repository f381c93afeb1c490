/** What is missing for a set. */

import { colorWord, problemSentence } from "../../stage/sentences";
import type { Color, Problem } from "../../wire/protocol";
import type { KINDS } from "../../words/keys";
import { joinList, t } from "../../words/words.svelte";

/** Everything that is missing for a set, where the server names one color only. */
export function missingSentence(
  reason: Problem,
  kind: (typeof KINDS)[number],
  cards: readonly number[],
): string {
  if (reason.code !== "set_color" && reason.code !== "set_seven") return problemSentence(reason);
  switch (kind) {
    case "four-of-a-kind":
      return t("table-lack-four", { count: Math.max(...cards) });
    case "three-pair":
      return t("table-lack-pairs", { count: cards.filter((count) => count > 1).length });
    case "seven-unique":
      return t("table-lack-seven", {
        colors: joinList(cards.flatMap((count, color) => (count ? [] : colorWord(color as Color)))),
      });
  }
}
