import { describe, expect, it } from "vitest";
import { LocalGame } from "../engine/game";
import { gameInfo } from "../engine/messages";
import games from "../testing/games.json";
import { coreRules } from "../testing/wasm";
import { factsOf } from "./as-seen";
import { DIRECTIONS } from "./names";

describe("a position as a seat sees it", () => {
  it.each(games)("becomes a state of the simulator, in a whole game (%#)", async ({ record }) => {
    const rules = await coreRules();
    const sides = record.seats.map((side) => (DIRECTIONS as readonly string[]).indexOf(side));
    const game = new LocalGame(rules, sides, record.tiles);
    for (const action of record.actions) {
      const seen = gameInfo(game, game.turn);
      const state = rules.restore(factsOf(seen, sides));
      if (!state) throw new Error(`no state before ${action}`);
      // All that the seat sees and may do is the same; what it does not see need not be.
      expect(gameInfo({ rules, state }, game.turn)).toEqual(seen);
      expect(rules.legal(state)).toEqual(rules.legal(game.state));
      game.act(action);
    }
  });

  it("is refused where no game has it", async () => {
    const rules = await coreRules();
    const game = new LocalGame(rules, [2, 0], games[0]?.record.tiles ?? []);
    const seen = gameInfo(game, 0);
    expect(rules.restore(factsOf({ ...seen, favor_bank: 3 }, [2, 0]))).toBeUndefined();
  });
});
