/** The effects of a turn as a paragraph begins: one sentence for what everybody takes, then the rest. */

import type { Reason } from "../core/reasons";
import type { Reader } from "../stage/sentences";
import { letterOf } from "../wire/letters";
import type { Color } from "../wire/protocol";
import { colorKey, kindKey } from "../words/keys";
import { joinList, t } from "../words/words.svelte";
import { cardsText } from "./wording";

interface Paragraph {
  /** What I take, and what the others take or do not get; none where nobody takes anything. */
  readonly lead: string | undefined;
  /** What the sentence leaves out: what is given back, paid or completed. */
  readonly rest: readonly Reason[];
}

/** Word the effects of a turn of mine. */
export function paragraphOf(reader: Reader, reasons: readonly Reason[]): Paragraph {
  const taken = mine(reasons);
  const clauses = reasons.flatMap((reason) => theirs(reader, reason));
  const facts = { things: joinList(taken), others: joinList(clauses) };
  const rest = reasons.filter((reason) => !isTaken(reason));
  if (!taken.length && !clauses.length) return { lead: undefined, rest };
  if (!taken.length) return { lead: t("hint-lead-others", facts), rest };
  return { lead: t(clauses.length ? "hint-lead-both" : "hint-lead-mine", facts), rest };
}

function isTaken(reason: Reason): boolean {
  if (reason.type === "favor_taken") return reason.count > 0;
  return ["token_taken", "cards_taken", "card_given", "card_denied"].includes(reason.type);
}

/** What I take: a token, all cards together, favor. */
function mine(reasons: readonly Reason[]): readonly string[] {
  const colors: Color[] = [];
  let favor = 0;
  const tokens: string[] = [];
  for (const reason of reasons) {
    if (reason.type === "token_taken") {
      tokens.push(t("hint-token", { kind: kindKey(reason.kind), honor: reason.honor }));
    } else if (reason.type === "cards_taken") {
      colors.push(...reason.colors);
    } else if (reason.type === "favor_taken" && reason.count > 0) {
      favor += reason.count;
    }
  }
  return [
    ...tokens,
    ...(colors.length ? [cardsText(colors)] : []),
    ...(favor ? [t("favor", { count: favor })] : []),
  ];
}

function theirs({ names }: Reader, reason: Reason): readonly string[] {
  if (reason.type === "card_given") {
    return [t("hint-given", { name: names[reason.seat] ?? "", things: cardsText([reason.color]) })];
  }
  if (reason.type === "card_denied") {
    const color = colorKey(letterOf(reason.color));
    return [t("hint-denied", { name: names[reason.seat] ?? "", color })];
  }
  return [];
}
