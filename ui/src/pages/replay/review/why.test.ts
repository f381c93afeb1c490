import { describe, expect, it } from "vitest";
import type { Comparison, Reason } from "../../../coach/reasons";
import { mainReasons } from "./why";

const compared = (better: readonly Reason[], worse: readonly Reason[]): Comparison => ({
  better,
  worse,
  winChance: [],
  honor: [],
});

const MINE: Reason = { type: "set_completed", seat: 0, kind: 1, honor: 7 };
const THEIRS: Reason = { type: "set_completed", seat: 1, kind: 1, honor: 7 };
const CARDS: Reason = { type: "cards_taken", colors: [0, 1] };
const FAVOR: Reason = { type: "favor_taken", count: 1 };
const GIVEN: Reason = { type: "card_given", seat: 1, color: 2 };

describe("why a line is better", () => {
  it("is what it brings the player who decides, and what the other gives away", () => {
    expect(mainReasons(compared([GIVEN, FAVOR, CARDS, MINE], [CARDS, GIVEN, THEIRS]), 0)).toEqual({
      better: [MINE, CARDS],
      worse: [THEIRS, GIVEN],
    });
  });

  it("is not a gain of an opponent", () => {
    expect(mainReasons(compared([THEIRS, FAVOR], [MINE]), 0)).toEqual({
      better: [FAVOR],
      worse: [],
    });
  });

  it("is whatever differs if nothing speaks for it by itself", () => {
    expect(mainReasons(compared([GIVEN], [CARDS]), 0)).toEqual({ better: [GIVEN], worse: [CARDS] });
  });
});
