/** The game told to one reader, with the sentences that the terminal uses too. */

import { LETTERS, letterOf } from "../art/lanterns";
import { type Cell, type Direction, quarter, turned } from "../lake/geometry";
import type { Color, DedicationKind, Placement, Reason } from "../protocol";
import { Refusal } from "../refusal";
import { colorKey, type KINDS, kindKey, SIDES, yesNo } from "../words/keys";
import { hasMessage, joinList, t } from "../words/words.svelte";
import { gainOf } from "./placements";
import { faceOf, sideOf } from "./tiles";

type Facts = Record<string, string | number>;

/** Who reads, who plays, and how far the table is turned: north is at the top of the screen. */
export interface Reader {
  readonly names: readonly string[];
  readonly mine: number | undefined;
  readonly spin: Direction;
}

export function seatFacts(reader: Reader, seat: number): Facts {
  return { you: yesNo(seat === reader.mine), name: reader.names[seat] ?? "" };
}

function colorWord(color: Color): string {
  return t("color", { color: colorKey(letterOf(color)) });
}

export function cellFacts(reader: Reader, cell: Cell): Facts {
  const [x, y] = turned(cell.x, cell.y, reader.spin);
  return { x, y };
}

export function sideFacts(reader: Reader, direction: Direction): Facts {
  return { side: SIDES[quarter(direction + reader.spin)] };
}

/** A tile's number, its sides as they lie on the turned table, its platform. */
export function tileFacts(reader: Reader, tile: number, turns: number): Facts {
  const face = faceOf(tile);
  const side = (direction: Direction) =>
    t("color", { color: colorKey(sideOf(face, turns + reader.spin, direction)) });
  return {
    tile,
    platform: yesNo(face.middle === "platform"),
    north: side(0),
    east: side(1),
    south: side(2),
    west: side(3),
  };
}

export function setFacts(kind: DedicationKind, colors: readonly Color[]): Facts {
  return { kind: kindKey(kind), colors: joinList(colors.map(colorWord)) };
}

/** Lantern cards, colour by colour. */
function cardList(cards: readonly number[]): readonly string[] {
  return LETTERS.flatMap((letter, color) => {
    const count = cards[color] ?? 0;
    return count ? [t("colored-cards", { color: colorKey(letter), count })] : [];
  });
}

/** What a placement gives one seat, in short. */
export function placementSentence(reader: Reader, placement: Placement, seat: number): string {
  const { cards, favor } = gainOf(placement, seat);
  return gainsSentence(reader, seat, cards, favor);
}

/** What a seat gets, cards and favor in one row. */
export function gainsSentence(
  reader: Reader,
  seat: number,
  cards: readonly number[],
  favor: number,
): string {
  const things = [...cardList(cards), ...(favor ? [t("favor", { count: favor })] : [])];
  return t("gains", { ...seatFacts(reader, seat), things: joinList(things) });
}

/** Why something cannot be done, in the reader's language. */
export function reasonSentence(reason: Reason): string {
  const id = `error-${reason.code.replaceAll("_", "-")}`;
  return hasMessage(id) ? t(id, reason.facts ?? {}) : reason.sentence;
}

/** What went wrong with something that was asked of the server. */
export function failureSentence(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : undefined;
  return reason ? reasonSentence(reason) : t("unreachable-once");
}

/** All that is missing for a set, where the referee speaks of one colour. */
export function missingSentence(
  reason: Reason,
  kind: (typeof KINDS)[number],
  cards: readonly number[],
): string {
  if (reason.code !== "set_color" && reason.code !== "set_seven") return reasonSentence(reason);
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
