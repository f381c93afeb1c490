/** What is in reach, in words. */

import { letterOf } from "../wire/letters";
import { GENERIC_HONOR } from "../wire/pieces";
import type { Color, DedicationKind, GameInfo } from "../wire/protocol";
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
  const named = joinList(sets.map(({ kind, value }) => setWorth(kind, value)));
  if (seat === reader.mine) return t("table-completes-mine", { sets: named });
  const facts = { name: reader.names[seat] ?? "", next: yesNo(isNext) };
  return t("table-completes-theirs", { ...facts, sets: named });
}

/** Kinds of sets with the honor that waits for each. */
export function setsWorth(stacks: GameInfo["stacks"], kinds: readonly DedicationKind[]): string {
  return joinList(kinds.map((kind) => setWorth(kind, stacks[kind]?.[0] ?? GENERIC_HONOR)));
}

function setWorth(kind: DedicationKind, count: number): string {
  return t("table-set-worth", { kind: kindKey(kind), count });
}
