/**
 * The coach's judgment in words. The sentences are those of `lanterns review`; only cells and tiles
 * are named as the reader sees them. The page must have loaded its words for "coach".
 */

import type { Advice, Line, Verdict } from "../core/coach";
import { colorsOf, KIND, kindOf, toText } from "../core/notation";
import type { Reason } from "../core/reasons";
import type { TurningPoint } from "../core/turning-points";
import { parsePlace } from "../stage/placements";
import {
  cardList,
  type Reader,
  seatFacts,
  setFacts,
  tileFacts,
  wayFacts,
} from "../stage/sentences";
import { letterOf } from "../wire/letters";
import { GENERIC_HONOR } from "../wire/pieces";
import type { Color, DedicationKind } from "../wire/protocol";
import { colorKey, kindKey } from "../words/keys";
import type { Facts } from "../words/messages";
import { joinList, t } from "../words/words.svelte";
import { percent, points, tenths } from "./figures";
import { isAsGood } from "./hint";

/** The honor of the tokens in each stack, the next one first. */
interface Stacks {
  readonly stacks: readonly (readonly number[])[];
}

/** A sentence about one effect of a turn of the active seat. */
export function reasonText(reader: Reader, active: number, reason: Reason): string {
  switch (reason.type) {
    case "cards_taken":
      return t("reason-taken", { things: cardsText(reason.colors), ...seatFacts(reader, active) });
    case "cards_returned":
      return t("reason-returned", {
        things: cardsText(reason.colors),
        ...seatFacts(reader, active),
      });
    case "card_given":
      return t("reason-taken", {
        things: cardsText([reason.color]),
        ...seatFacts(reader, reason.seat),
      });
    case "card_denied":
      return t("reason-card-denied", {
        color: colorKey(letterOf(reason.color)),
        ...seatFacts(reader, reason.seat),
      });
    case "favor_taken": {
      const things = t("favor", { count: Math.abs(reason.count) });
      const facts = { things, ...seatFacts(reader, active) };
      return t(reason.count > 0 ? "reason-taken" : "reason-paid", facts);
    }
    case "token_taken":
      return t("reason-token-taken", token(reader, active, reason));
    case "set_completed":
      return t("reason-set-completed", token(reader, reason.seat, reason));
    case "second_set":
      return t("reason-second-set", token(reader, reason.seat, reason));
    case "one_short": {
      const { length: count, 0: first = 0 } = reason.colors;
      const color = colorKey(letterOf(first));
      return t("reason-one-short", { count, color, ...token(reader, reason.seat, reason) });
    }
    case "token_ahead":
      return t("reason-token-ahead", token(reader, reason.seat, reason));
    case "color_ended":
      return t("reason-color-ended", { color: colorKey(letterOf(reason.color)) });
    case "token_next": {
      const facts = token(reader, reason.seat, reason);
      return t("reason-token-next", { percent: reason.percent, ...facts });
    }
    case "cards_next": {
      const cards = tenths(reason.tenths / 10);
      return t("reason-cards-next", { cards, ...seatFacts(reader, reason.seat) });
    }
    case "tie_break":
      return t("reason-tie-break", seatFacts(reader, reason.seat));
    case "lake_left":
      return t("reason-lake-left", seatFacts(reader, active));
    case "more_next":
      return t("reason-more-next", seatFacts(reader, reason.seat));
  }
}

/** A smaller share of a loss is not worth a word of its own. */
const LEAST_SHARE = 0.005;

/** What is worth a word only for what it explains. */
const QUIET: ReadonlySet<Reason["type"]> = new Set([
  "cards_next",
  "color_ended",
  "lake_left",
  "more_next",
]);

/** Whether an effect is seen at once, explains something, or is the active seat's own plan. */
export function isWorthTelling(reason: Reason, active: number): boolean {
  if (Math.abs(reason.share ?? 0) >= LEAST_SHARE) return true;
  if (reason.type === "token_next") return reason.seat === active;
  return !QUIET.has(reason.type);
}

/** Reasons that explain less of a loss than this do not tell its story. */
const MOST_OF_IT = 0.5;

/** A sentence for a loss that the differences to the best line do not explain; empty if they do. */
export function restText({ missed, alone }: Pick<Line, "missed" | "alone">, loss: number): string {
  const shares = [...missed, ...alone].map(({ share = 0 }) => share);
  const explained = shares.reduce((sum, share) => sum + share, 0);
  const told = loss > 0 ? 1 - Math.abs(loss - explained) / loss : 1;
  return told >= MOST_OF_IT ? "" : t("reason-none");
}

/** An action in words; of the game, only the stacks are read, for what a dedication earns. */
export function actionText(reader: Reader, { stacks }: Stacks, action: number): string {
  const kind = kindOf(action);
  const colors = colorsOf(action) as readonly Color[];
  const [first = 0, second = 0] = colors;
  switch (kind) {
    case KIND.exchange:
      return t("action-exchange", {
        given: colorKey(letterOf(first)),
        taken: colorKey(letterOf(second)),
      });
    case KIND.discard:
      return t("action-discard", { color: colorKey(letterOf(first)) });
    case KIND.place: {
      const { tile = 0, cell = { x: 0, y: 0 }, turns = 0 } = parsePlace(toText(action)) ?? {};
      return t("coach-place", { ...tileFacts(reader, tile, turns), ...wayFacts(reader, cell) });
    }
    case KIND.end:
      return t("action-end-turn");
    default: {
      const dedicated = (kind - KIND.fourOfAKind) as DedicationKind;
      const honor = stacks[dedicated]?.[0] ?? GENERIC_HONOR;
      return t("action-dedicate", { ...setFacts(dedicated, colors), honor });
    }
  }
}

/** The actions of a line in words, one after the other. */
export function lineText(reader: Reader, game: Stacks, line: Line): string {
  return line.actions.map((action) => actionText(reader, game, action)).join("; ");
}

/** Less than this is none in tenths. */
const LEAST = 0.05;

/** What a decision cost: its chance to win, then the honor that this costs or brings. */
export function costText({
  verdict,
  lossWin,
  lossHonor,
}: Pick<Advice, "verdict" | "lossWin" | "lossHonor">): string {
  if (verdict === "best") return t("review-cost-none");
  const cost =
    100 * lossWin < LEAST
      ? t("review-cost-little")
      : t("review-cost", { percent: tenths(100 * lossWin) });
  if (Math.abs(lossHonor) < LEAST) return cost;
  // What is likelier to win may be expected to earn less.
  const honor = tenths(Math.abs(lossHonor));
  return `${cost} ${t("review-cost-honor", { honor, dearer: lossHonor > 0 ? "yes" : "no" })}`;
}

/** Each seat's chance to win after a line. */
export function chancesText(
  { names }: Pick<Reader, "names">,
  { winChance }: Pick<Line, "winChance">,
): string {
  const each = winChance.map((chance, seat) =>
    t("review-chance", { name: names[seat] ?? "", percent: percent(chance) }),
  );
  return t("review-chances", { chances: each.join(", ") });
}

/** What an idea is worth; one that cannot be told apart from the best turn costs nothing. */
export function worthText(advice: Advice): string {
  const [best] = advice.lines;
  const { chosen, seat, verdict } = advice;
  const isAlike = best && chosen && verdict !== "best" && isAsGood(chosen, best, seat);
  return isAlike ? t("idea-as-good") : costText(advice);
}

/** How a seat's chance changed for good, and why. */
export function turningText(
  { names }: Pick<Reader, "names">,
  seat: number,
  { before, after, isLuck }: Omit<TurningPoint, "at">,
  decider: number,
): string {
  const change = t("review-turning", {
    name: names[seat] ?? "",
    way: after < before ? "down" : "up",
    from: percent(before),
    to: percent(after),
  });
  const cause = isLuck ? "luck" : "decision";
  return `${change} ${t("review-turning-cause", { cause, who: names[decider] ?? "" })}`;
}

/** What a part of an account is for each of so many turns. */
export function perTurnText(part: number, turns: number): string {
  return t("review-per-turn", { points: points(part / turns) });
}

export function verdictText(verdict: Verdict): string {
  return t("verdict", { verdict });
}

/** Some cards by number and color, as the object of a sentence. */
export function cardsText(colors: readonly Color[]): string {
  const counts = new Array<number>(7).fill(0);
  for (const color of colors) counts[color] = (counts[color] ?? 0) + 1;
  const facts = { count: colors.length, cards: joinList(cardList(counts)) };
  return t("reason-cards", { ...facts, color: colorKey(letterOf(colors[0] ?? 0)) });
}

function token(
  reader: Reader,
  seat: number,
  { kind, honor }: { readonly kind: DedicationKind; readonly honor: number },
): Facts {
  return { kind: kindKey(kind), honor, ...seatFacts(reader, seat) };
}
