import { beforeAll, describe, expect, it } from "vitest";
import { fromText } from "../core/notation";
import { readPosition } from "../core/position";
import type { CoreRules } from "../core/rules";
import { coreRules } from "../testing/wasm";
import { LocalGame } from "./game";

/** All tiles that two players play with: three each, and the draw stack. */
const TILES = Array.from({ length: 22 }, (_, place) => place + 1);
const SIDES = [2, 0];

let rules: CoreRules;
beforeAll(async () => {
  rules = await coreRules();
});

/** Play some turns by the first placement that is legal, with the tiles that each seat holds. */
function played(tiles: readonly number[], turns: number): LocalGame {
  const game = new LocalGame(rules, SIDES, tiles);
  while (game.turnsCompleted < turns) {
    const [action] = JSON.parse(rules.previews(game.state, game.turn))[0];
    game.act(action);
  }
  return game;
}

describe("what a bot knows of a game", () => {
  it("does not depend on what is hidden from its seat", () => {
    // The first seat is on turn; the tiles of the other and of the draw stack are dealt otherwise.
    const mine = TILES.slice(0, 3);
    const others = TILES.slice(3);
    const one = new LocalGame(rules, SIDES, [...mine, ...others]);
    const two = new LocalGame(rules, SIDES, [...mine, ...others.toReversed()]);
    expect(two.state).not.toEqual(one.state);
    expect(two.known(7n)).toEqual(one.known(7n));
    expect(two.known(8n)).not.toEqual(one.known(7n));
  });

  it("is the position with its own hand, and those before each placement", () => {
    const game = played(TILES, 6);
    const { state, past } = game.known(1n);
    const [real, known] = [readPosition(game.state), readPosition(state)];
    expect(known.players[game.turn]).toEqual(real.players[game.turn]);
    expect(known.lake).toEqual(real.lake);
    expect(known.players[1 - game.turn]?.hand).toHaveLength(3);
    expect(past).toHaveLength(6 * state.length);
    const before = Array.from({ length: 6 }, (_, place) =>
      readPosition(past.subarray(place * state.length, (place + 1) * state.length)),
    );
    expect(before.map(({ lake }) => lake.length)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("a game's actions", () => {
  it("are listed as records write them", () => {
    const game = played(TILES, 3);
    expect(game.actions).toHaveLength(3);
    expect(game.actions.every((action) => fromText(action) !== undefined)).toBe(true);
  });
});
