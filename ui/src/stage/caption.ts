/** The caption of a scene: one sentence that says who got what and why it mattered, the actor first. */

import { LETTERS } from "../wire/letters";
import type { DedicationKind, GameInfo, Happened } from "../wire/protocol";
import { colorKey, kindKey } from "../words/keys";
import { joinList, t } from "../words/words.svelte";
import { actorOf, eventSentence, flightsOf } from "./events";
import { asBefore } from "./flights";
import { reachOf } from "./reach";
import type { Reader } from "./sentences";

/** What a placement gave a player: cards by color, and favor. */
export interface Share {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly favor: number;
  /** The most valuable set that these cards completed. */
  readonly completed: DedicationKind | undefined;
}

/** Who got what from a placement, the player who placed first; `after` is the game it led to. */
export function sharesOf({ events }: Happened, after: GameInfo): readonly Share[] {
  const [first] = events;
  if (first?.type !== "tile_laid") return [];
  const before = asBefore(after, flightsOf(events));
  return after.players
    .map((_, place) => (first.seat + place) % after.players.length)
    .map((seat) => {
      const cards = LETTERS.map(
        (_, color) => countOf(after, seat, color) - countOf(before, seat, color),
      );
      const [best] = reachOf(after, seat)
        .filter(({ kind }) => reachOf(before, seat, cards)[kind]?.becomes)
        .toSorted((one, other) => other.value - one.value);
      return {
        seat,
        cards,
        favor: (after.players[seat]?.favor ?? 0) - (before.players[seat]?.favor ?? 0),
        completed: best?.kind,
      };
    });
}

/** The caption of an action; none for what no player did. `after` is the game it led to. */
export function captionOf(reader: Reader, happened: Happened, after: GameInfo): string | undefined {
  const [first] = happened.events;
  const actor = actorOf(happened);
  if (!first || actor === undefined) return undefined;
  const shares = sharesOf(happened, after);
  if (shares.length === 0) return eventSentence(reader, first);
  // Of the others, only the player who acted is said to get nothing.
  const others = shares.filter(
    (share) => share.seat !== reader.mine && (share.seat === actor || !isEmpty(share)),
  );
  const mine = shares.find(({ seat }) => seat === reader.mine);
  const theirs = [
    ...(others.length ? [othersClause(reader, others)] : []),
    ...others.flatMap(({ seat, completed }) =>
      completed === undefined
        ? []
        : t("theater-completes", { name: reader.names[seat] ?? "", kind: kindKey(completed) }),
    ),
  ];
  const own = mine ? [mySentence(mine)] : [];
  const clauses = actor === reader.mine ? [...own, ...theirs] : [...theirs, ...own];
  const sentence = clauses.join("; ");
  return `${sentence.charAt(0).toLocaleUpperCase()}${sentence.slice(1)}.`;
}

function othersClause(reader: Reader, others: readonly Share[]): string {
  return others
    .map((share, place) =>
      t(place === 0 ? "theater-gets" : "theater-also", {
        name: reader.names[share.seat] ?? "",
        things: thingsOf(share),
      }),
    )
    .join(", ");
}

function mySentence(share: Share): string {
  const things = thingsOf(share);
  return share.completed === undefined
    ? t("theater-you-get", { things })
    : t("theater-you-complete", { things, kind: kindKey(share.completed) });
}

function thingsOf({ cards, favor }: Share): string {
  const counted = LETTERS.flatMap((letter, color) => {
    const count = cards[color] ?? 0;
    return count ? t("colored-cards", { color: colorKey(letter), count }) : [];
  });
  return joinList(favor ? [...counted, t("favor", { count: favor })] : counted);
}

function isEmpty({ cards, favor }: Share): boolean {
  return favor === 0 && cards.every((count) => count === 0);
}

function countOf(game: GameInfo, seat: number, color: number): number {
  return game.players[seat]?.cards[color] ?? 0;
}
