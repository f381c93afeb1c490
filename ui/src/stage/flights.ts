/** Things that travel over the table: lantern cards, favor, tokens and tiles. */

import type { Cell, Direction } from "../lake/geometry";
import { type Letter, letterOf } from "../wire/letters";
import type {
  Color,
  Dedicated,
  DedicationKind,
  GameInfo,
  PlayerInfo,
  TileLaid,
} from "../wire/protocol";

/** A place on the table where a flight starts or ends. */
export type Anchor =
  | { readonly at: "side"; readonly cell: Cell; readonly side: Direction }
  | { readonly at: "cell"; readonly cell: Cell }
  | { readonly at: "supply"; readonly letter: Letter }
  | { readonly at: "bank" | "draw" }
  | { readonly at: "stack"; readonly kind: DedicationKind }
  | { readonly at: "card"; readonly seat: number; readonly letter: Letter }
  | { readonly at: "favor" | "tokens" | "hand"; readonly seat: number };

type Cargo =
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
  | { readonly what: "tile" }
  | { readonly what: "laid"; readonly tile: number; readonly turns: number };

export interface Flight {
  readonly seat: number;
  readonly cargo: Cargo;
  readonly from: Anchor;
  readonly to: Anchor;
}

export function takeCard(seat: number, color: Color, from: Anchor): Flight {
  const letter = letterOf(color);
  return {
    seat,
    cargo: { what: "lantern", letter, color, taken: true },
    from,
    to: { at: "card", seat, letter },
  };
}

export function returnCard(seat: number, color: Color): Flight {
  const letter = letterOf(color);
  return {
    seat,
    cargo: { what: "lantern", letter, color, taken: false },
    from: { at: "card", seat, letter },
    to: { at: "supply", letter },
  };
}

export function earnFavor(seat: number, platform: Cell): Flight {
  return {
    seat,
    cargo: { what: "favor", taken: true },
    from: { at: "cell", cell: platform },
    to: { at: "favor", seat },
  };
}

export function payFavor(seat: number): Flight {
  return {
    seat,
    cargo: { what: "favor", taken: false },
    from: { at: "favor", seat },
    to: { at: "bank" },
  };
}

export function takeToken({ seat, kind, honor, generic }: Dedicated): Flight {
  return {
    seat,
    cargo: { what: "token", kind, honor, generic },
    from: { at: "stack", kind },
    to: { at: "tokens", seat },
  };
}

export function drawTile(seat: number): Flight {
  return { seat, cargo: { what: "tile" }, from: { at: "draw" }, to: { at: "hand", seat } };
}

/** A tile glides from its player to the lake. */
export function layTile({ seat, tile, turns, cell: [x, y] }: TileLaid): Flight {
  return {
    seat,
    cargo: { what: "laid", tile, turns },
    from: { at: "hand", seat },
    to: { at: "cell", cell: { x, y } },
  };
}

/**
 * Return the game without what these flights bring: it is shown once they have landed. What they do
 * not touch stays the same object, so that nothing is drawn again for it.
 */
export function asBefore(game: GameInfo, pending: readonly Flight[]): GameInfo {
  if (pending.length === 0) return game;
  const before = { ...game, players: [...game.players] };
  const touched = new Set<number>();
  const playerAt = (seat: number): PlayerInfo | undefined => {
    const player = before.players[seat];
    if (!player || touched.has(seat)) return player;
    touched.add(seat);
    const own = { ...player, cards: [...player.cards], tokens: [...player.tokens] };
    before.players[seat] = own;
    return own;
  };
  for (const { seat, cargo } of pending) {
    const player = playerAt(seat);
    if (!player) continue;
    switch (cargo.what) {
      case "lantern": {
        const moved = cargo.taken ? 1 : -1;
        player.cards[cargo.color] = (player.cards[cargo.color] ?? 0) - moved;
        before.supply = before.supply.with(cargo.color, (before.supply[cargo.color] ?? 0) + moved);
        break;
      }
      case "favor": {
        const moved = cargo.taken ? 1 : -1;
        player.favor -= moved;
        before.favor_bank += moved;
        break;
      }
      case "token":
        player.honor -= cargo.honor;
        player.tokens.pop();
        if (!cargo.generic) {
          before.stacks = before.stacks.with(cargo.kind, [
            cargo.honor,
            ...(before.stacks[cargo.kind] ?? []),
          ]);
        }
        break;
      case "tile":
        player.hand_size -= 1;
        before.draw_count += 1;
        break;
      case "laid":
        player.hand_size += 1;
        before.lake = before.lake.filter(([tile]) => tile !== cargo.tile);
        break;
    }
  }
  return before;
}
