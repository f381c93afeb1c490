/**
 * What a seat sees of a game as the simulator's bytes, for a decision of that seat. The tiles that it
 * cannot see are dealt in the order of their numbers: no judgment depends on them.
 */

import { LAKE_TILES } from "../wire/pieces";
import type { GameInfo, PlayerInfo } from "../wire/protocol";
import { ORIGIN, PLAYER, STATE } from "./layout";
import { PHASES } from "./names";

/** The facts of a position; the simulator works out the rest, with `CoreRules.restore`. */
export function factsOf(game: GameInfo, sides: readonly number[]): Uint8Array {
  const { hands, draw } = dealt(game);
  const bytes = new Uint8Array(STATE.bytes);
  const view = new DataView(bytes.buffer);
  for (const [seat, player] of game.players.entries()) {
    const begin = STATE.players + seat * PLAYER.bytes;
    writePlayer(bytes.subarray(begin, begin + PLAYER.bytes), player, hands[seat] ?? []);
  }
  bytes.set(game.supply, STATE.supply);
  for (const [place, [tile, x, y, turns]] of game.lake.entries()) {
    view.setUint16(STATE.cells + 2 * place, ((x + ORIGIN) << 7) | (y + ORIGIN), true);
    bytes[STATE.placed + place] = (tile << 2) | turns;
  }
  bytes.set(draw, STATE.draw);
  bytes.set(sides, STATE.seating);
  bytes[STATE.placed_count] = game.lake.length;
  bytes[STATE.draw_count] = draw.length;
  bytes[STATE.player_count] = game.players.length;
  bytes[STATE.favor_bank] = game.favor_bank;
  bytes[STATE.turn] = game.turn;
  bytes[STATE.phase] = PHASES.indexOf(game.phase);
  return bytes;
}

/** A hand for each seat and the draw stack, with what is hidden dealt from what is unseen. */
function dealt({ players, lake, draw_count }: GameInfo) {
  const seen = new Set([
    ...lake.map(([tile]) => tile),
    ...players.flatMap(({ hand }) => hand ?? []),
  ]);
  const unseen = Array.from({ length: LAKE_TILES }, (_, index) => index + 1).filter(
    (tile) => !seen.has(tile),
  );
  const hands = players.map(({ hand, hand_size }) => hand ?? unseen.splice(0, hand_size));
  return { hands, draw: unseen.slice(0, draw_count) };
}

function writePlayer(bytes: Uint8Array, player: PlayerInfo, hand: readonly number[]): void {
  bytes.set(player.cards, PLAYER.cards);
  bytes.set(hand, PLAYER.hand);
  bytes[PLAYER.hand_count] = hand.length;
  bytes[PLAYER.favor] = player.favor;
  bytes[PLAYER.token_count] = player.tokens.length;
  bytes.set(
    player.tokens.map(({ kind, honor }) => (kind << 4) | honor),
    PLAYER.tokens,
  );
}
