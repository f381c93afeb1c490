/** Events as things that travel: lanterns, favor and tokens, in the order of the rules. */

import type { Letter } from "../art/lanterns";
import type { Cell, Direction } from "../lake/geometry";
import { DEDICATION_SETS, EXCHANGE_COST } from "../pieces";
import type { DedicationKind, GameInfo } from "../protocol";
import type { TableEvent } from "./log";
import { letterOf } from "./tiles";

/** Somewhere on the table that something leaves or reaches. */
export type Spot =
  | { readonly at: "side"; readonly cell: Cell; readonly side: Direction }
  | { readonly at: "cell"; readonly cell: Cell }
  | { readonly at: "supply"; readonly letter: Letter }
  | { readonly at: "bank" | "draw" }
  | { readonly at: "stack"; readonly kind: DedicationKind }
  | { readonly at: "card"; readonly seat: number; readonly letter: Letter }
  | { readonly at: "favor" | "tokens" | "hand"; readonly seat: number };

export type Cargo =
  | {
      readonly what: "lantern";
      readonly letter: Letter;
      readonly color: number;
      readonly taken: boolean;
    }
  | { readonly what: "favor"; readonly taken: boolean }
  | {
      readonly what: "token";
      readonly kind: DedicationKind;
      readonly honor: number;
      readonly generic: boolean;
    }
  | { readonly what: "tile" };

export interface Flight {
  readonly seat: number;
  readonly cargo: Cargo;
  readonly from: Spot;
  readonly to: Spot;
}

/** Everything that travels because of these events, first to last. */
export function flightsOf(events: readonly TableEvent[]): readonly Flight[] {
  const flights: Flight[] = [];
  let laid: Cell = { x: 0, y: 0 };
  for (const event of events) {
    switch (event.type) {
      case "tile_laid":
        laid = { x: event.cell[0], y: event.cell[1] };
        break;
      case "matched":
      case "faced":
        if (event.received) {
          const from: Spot = { at: "side", cell: laid, side: event.direction };
          flights.push(taking(event.seat, event.color, from));
        }
        break;
      case "favor_earned":
        if (event.received) {
          const [x, y] = event.platform;
          flights.push({
            seat: event.seat,
            cargo: { what: "favor", taken: true },
            from: { at: "cell", cell: { x, y } },
            to: { at: "favor", seat: event.seat },
          });
        }
        break;
      case "exchanged":
        for (let paid = 0; paid < EXCHANGE_COST; paid += 1) flights.push(payment(event.seat));
        flights.push(returning(event.seat, event.given));
        flights.push(
          taking(event.seat, event.taken, { at: "supply", letter: letterOf(event.taken) }),
        );
        break;
      case "dedicated":
        for (const color of event.colors) {
          for (let copy = 0; copy < DEDICATION_SETS[event.kind].copies; copy += 1) {
            flights.push(returning(event.seat, color));
          }
        }
        flights.push({
          seat: event.seat,
          cargo: { what: "token", kind: event.kind, honor: event.honor, generic: event.generic },
          from: { at: "stack", kind: event.kind },
          to: { at: "tokens", seat: event.seat },
        });
        break;
      case "discarded":
        flights.push(returning(event.seat, event.color));
        break;
      case "tile_drawn":
        flights.push({
          seat: event.seat,
          cargo: { what: "tile" },
          from: { at: "draw" },
          to: { at: "hand", seat: event.seat },
        });
        break;
    }
  }
  return flights;
}

function taking(seat: number, color: 0 | 1 | 2 | 3 | 4 | 5 | 6, from: Spot): Flight {
  const letter = letterOf(color);
  return {
    seat,
    cargo: { what: "lantern", letter, color, taken: true },
    from,
    to: { at: "card", seat, letter },
  };
}

function returning(seat: number, color: 0 | 1 | 2 | 3 | 4 | 5 | 6): Flight {
  const letter = letterOf(color);
  return {
    seat,
    cargo: { what: "lantern", letter, color, taken: false },
    from: { at: "card", seat, letter },
    to: { at: "supply", letter },
  };
}

function payment(seat: number): Flight {
  return {
    seat,
    cargo: { what: "favor", taken: false },
    from: { at: "favor", seat },
    to: { at: "bank" },
  };
}

/** The game as it looks while these have not arrived yet: what they bring is still where it was. */
export function asBefore(game: GameInfo, pending: readonly Flight[]): GameInfo {
  if (pending.length === 0) return game;
  const players = game.players.map((player) => ({
    ...player,
    cards: [...player.cards],
    tokens: [...player.tokens],
  }));
  const supply = [...game.supply];
  const stacks = game.stacks.map((stack) => [...stack]);
  let bank = game.favor_bank;
  let draw = game.draw_count;
  for (const { seat, cargo } of pending) {
    const player = players[seat];
    if (!player) continue;
    switch (cargo.what) {
      case "lantern": {
        const moved = cargo.taken ? 1 : -1;
        player.cards[cargo.color] = (player.cards[cargo.color] ?? 0) - moved;
        supply[cargo.color] = (supply[cargo.color] ?? 0) + moved;
        break;
      }
      case "favor": {
        const moved = cargo.taken ? 1 : -1;
        player.favor -= moved;
        bank += moved;
        break;
      }
      case "token":
        player.honor -= cargo.honor;
        player.tokens.pop();
        if (!cargo.generic) stacks[cargo.kind]?.unshift(cargo.honor);
        break;
      case "tile":
        player.hand_size -= 1;
        draw += 1;
        break;
    }
  }
  return { ...game, players, supply, stacks, favor_bank: bank, draw_count: draw };
}
