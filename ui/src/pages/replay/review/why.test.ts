import { describe, expect, it } from "vitest";
import type { Reason } from "../../../core/reasons";
import { mainReasons } from "./why";

const MINE: Reason = { type: "set_completed", seat: 0, kind: 1, honor: 7 };
const THEIRS: Reason = { type: "set_completed", seat: 1, kind: 1, honor: 7 };
const CARDS: Reason = { type: "cards_taken", colors: [0, 1] };
const FAVOR: Reason = { type: "favor_taken", count: 1 };
const GIVEN: Reason = { type: "card_given", seat: 1, color: 2 };

describe("why a line is better", () => {
  it("is what it brings the player who decides, and what the other gives away", () => {
    expect(
      mainReasons({ better: [GIVEN, FAVOR, CARDS, MINE], worse: [CARDS, GIVEN, THEIRS] }, 0),
    ).toEqual({
      better: [MINE, CARDS],
      worse: [THEIRS, GIVEN],
    });
  });

  it("is not a gain of an opponent", () => {
    expect(mainReasons({ better: [THEIRS, FAVOR], worse: [MINE] }, 0)).toEqual({
      better: [FAVOR],
      worse: [],
    });
  });

  it("is whatever differs if nothing speaks for it by itself", () => {
    expect(mainReasons({ better: [GIVEN], worse: [CARDS] }, 0)).toEqual({
      better: [GIVEN],
      worse: [CARDS],
    });
  });
});
