/** What happened at a table in the browser, as a viewer may know it. */

import { colorsIn } from "../core/notation";
import { cellOf } from "../core/position";
import type { CoreEvent } from "../core/rules";
import type { Color, DedicationKind, Direction, Happened } from "../wire/protocol";
import type { Entry } from "./log";
import type { TableEvent } from "./table";

type WireEvent = Happened["events"][number];

/** What one log entry caused; `shown` is the seat whose hand the viewer sees. */
export function happenedMessage(happened: TableEvent, shown: number | null): Happened {
  const { version, entry, events, turn, winners } = happened;
  const played = events.map((event) => eventMessage(event, shown, winners));
  return { version, events: [...entryMessages(entry, turn), ...played] };
}

function eventMessage(
  event: CoreEvent,
  shown: number | null,
  winners: readonly number[],
): WireEvent {
  const { type, seat, other, flag, number } = event;
  const color = event.color as Color;
  const cell = () => [...cellOf(event.cell)] as [number, number];
  switch (type) {
    case "exchanged":
      return { type, seat, given: color, taken: other as Color };
    case "dedicated": {
      const colors = [...colorsIn(color)] as Color[];
      const set = other as DedicationKind;
      return { type, seat, kind: set, colors, honor: number, generic: flag };
    }
    case "discarded":
      return { type, seat, color };
    case "tile_laid":
      return { type, seat, tile: number, cell: cell(), turns: other };
    case "matched": {
      const direction = other as Direction;
      return { type, seat, color, direction, neighbor: cell(), received: flag };
    }
    case "favor_earned":
      return { type, seat, platform: cell(), received: flag };
    case "faced":
      return { type, seat, color, direction: other as Direction, received: flag };
    case "tile_drawn":
      // Nobody else may see which tile it is.
      return { type, seat, tile: seat === shown ? number : null };
    case "turn_began":
      return { type, seat, final: flag };
    case "game_ended":
      return { type, winners: [...winners] };
  }
}

function entryMessages(entry: Entry, turn: number): readonly WireEvent[] {
  switch (entry.type) {
    case "dealt":
      return [{ type: "game_started" }];
    case "renamed":
      return [{ type: "table_renamed", title: entry.title }];
    case "tookback":
      return [{ type: "took_back", seat: turn, actions: entry.actions ?? 1 }];
    case "handedover":
      return [{ type: "handed_over", seat: entry.seat, level: entry.level }];
    case "reclaimed":
      return [{ type: "reclaimed", seat: entry.seat }];
    case "abandoned":
      return [{ type: "table_abandoned" }];
    case "rematched":
      return [{ type: "rematch_opened", table: entry.table }];
    case "acted":
      return [];
  }
}
