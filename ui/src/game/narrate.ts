/** The game told to one reader, with the sentences that the terminal uses too. */

import { LETTERS } from "../art/lanterns";
import { type Cell, type Direction, quarter, turned } from "../lake/geometry";
import type { Color, DedicationKind, Placement, Reason } from "../protocol";
import { Refusal } from "../refusal";
import { colorKey, yesNo } from "../words/keys";
import { hasMessage, joinList, t } from "../words/words.svelte";
import type { TableEvent } from "./log";
import { gainOf } from "./placements";
import { faceOf, type KINDS, kindKey, letterOf, SIDES, sideOf } from "./tiles";

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

/** One sentence for what happened; none for what needs no word. `onTurn` is who took something back. */
export function eventSentence(
  reader: Reader,
  event: TableEvent,
  onTurn: number,
): string | undefined {
  switch (event.type) {
    case "exchanged": {
      const given = colorKey(letterOf(event.given));
      const taken = colorKey(letterOf(event.taken));
      return t("event-exchanged", { ...seatFacts(reader, event.seat), given, taken });
    }
    case "dedicated":
      return t(event.generic ? "event-dedicated-generic" : "event-dedicated", {
        ...seatFacts(reader, event.seat),
        ...setFacts(event.kind, event.colors),
        honor: event.honor,
      });
    case "discarded":
      return t("event-discarded", {
        ...seatFacts(reader, event.seat),
        color: colorKey(letterOf(event.color)),
      });
    case "tile_laid": {
      const [x, y] = event.cell;
      const tile = tileFacts(reader, event.tile, event.turns);
      return t("event-tile-laid", {
        ...seatFacts(reader, event.seat),
        ...tile,
        ...cellFacts(reader, { x, y }),
      });
    }
    case "matched":
      return t(event.received ? "event-matched" : "event-matched-missed", {
        ...seatFacts(reader, event.seat),
        ...sideFacts(reader, event.direction),
        color: colorKey(letterOf(event.color)),
      });
    case "favor_earned": {
      const [x, y] = event.platform;
      const facts = { ...seatFacts(reader, event.seat), ...cellFacts(reader, { x, y }) };
      return t(event.received ? "event-favor-earned" : "event-favor-missed", facts);
    }
    case "faced":
      return t(event.received ? "event-faced" : "event-faced-missed", {
        ...seatFacts(reader, event.seat),
        ...sideFacts(reader, event.direction),
        color: colorKey(letterOf(event.color)),
      });
    case "tile_drawn":
      return event.tile === null
        ? t("event-tile-drawn-hidden", seatFacts(reader, event.seat))
        : t("event-tile-drawn", {
            ...seatFacts(reader, event.seat),
            ...tileFacts(reader, event.tile, 0),
          });
    case "turn_began":
      return t(
        event.final ? "event-turn-began-final" : "event-turn-began",
        seatFacts(reader, event.seat),
      );
    case "game_ended":
      return t("event-game-ended");
    case "took_back":
      return t("table-took-back", seatFacts(reader, onTurn));
    case "handed_over":
      return t("table-handed-over", seatFacts(reader, event.seat));
    case "reclaimed":
      return t("table-reclaimed", seatFacts(reader, event.seat));
    case "game_started":
      return t("table-game-started");
    default:
      return undefined;
  }
}
