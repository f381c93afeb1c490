/** Sentences about the game for one reader, and the facts they need. */

import { type Cell, type Direction, quarter, turned } from "../lake/geometry";
import { LETTERS, letterOf } from "../wire/letters";
import type { Color, DedicationKind, Placement, Problem } from "../wire/protocol";
import { Refusal } from "../wire/refusal";
import { colorKey, kindKey, SIDES, yesNo } from "../words/keys";
import { hasMessage, joinList, t } from "../words/words.svelte";
import { gainOf } from "./placements";
import { faceOf, sideOf } from "./tiles";

type Facts = Record<string, string | number>;

/** The reader's seat, the players' names, and how far the table is turned for this reader. */
export interface Reader {
  readonly names: readonly string[];
  readonly mine: number | undefined;
  readonly spin: Direction;
}

export function seatFacts(reader: Reader, seat: number): Facts {
  return { you: yesNo(seat === reader.mine), name: reader.names[seat] ?? "" };
}

export function colorWord(color: Color): string {
  return t("color", { color: colorKey(letterOf(color)) });
}

/** The way from the boat to a cell, as the reader sees it. */
export function wayFacts(reader: Reader, cell: Cell): Facts {
  const [x, y] = turned(cell.x, cell.y, reader.spin);
  const steps = [
    ...(x ? [t("table-way", { side: x < 0 ? "west" : "east", count: Math.abs(x) })] : []),
    ...(y ? [t("table-way", { side: y < 0 ? "north" : "south", count: Math.abs(y) })] : []),
  ];
  return { way: joinList(steps) };
}

export function sideFacts(reader: Reader, direction: Direction): Facts {
  return { side: SIDES[quarter(direction + reader.spin)] };
}

/** A tile's sides on the turned table, and whether it has a platform. */
export function tileFacts(reader: Reader, tile: number, turns: number): Facts {
  const face = faceOf(tile);
  const side = (direction: Direction) =>
    t("color", { color: colorKey(sideOf(face, turns + reader.spin, direction)) });
  return {
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

/** The counts of lantern cards that are not zero, by color. */
export function cardList(cards: readonly number[]): readonly string[] {
  return LETTERS.flatMap((letter, color) => {
    const count = cards[color] ?? 0;
    return count ? [t("colored-cards", { color: colorKey(letter), count })] : [];
  });
}

/** What a placement gives one seat. */
export function placementSentence(reader: Reader, placement: Placement, seat: number): string {
  const { cards, favor } = gainOf(placement, seat);
  return gainsSentence(reader, seat, cards, favor);
}

/** What a seat gets: cards and favor in one list. */
export function gainsSentence(
  reader: Reader,
  seat: number,
  cards: readonly number[],
  favor: number,
): string {
  const things = [...cardList(cards), ...(favor ? [t("favor", { count: favor })] : [])];
  return t("gains", { ...seatFacts(reader, seat), things: joinList(things) });
}

/**
 * The reason in the reader's language; in the server's English if it is new to this page. The page
 * has its own sentence where the referee's names a tile by its number or a cell by its coordinates.
 */
export function problemSentence(reason: Problem): string {
  const code = reason.code.replaceAll("_", "-");
  if (hasMessage(`table-error-${code}`)) return t(`table-error-${code}`);
  const id = `error-${code}`;
  return hasMessage(id) ? t(id, reason.facts ?? {}) : reason.sentence;
}

/** Why a request failed. */
export function failureSentence(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : undefined;
  return reason ? problemSentence(reason) : t("unreachable-once");
}
