import { describe, expect, it } from "vitest";
import type { Reason } from "../../../core/reasons";
import { mainReasons } from "./why";

const MINE: Reason = { type: "set_completed", seat: 0, kind: 1, honor: 7, share: 0.06 };
const CARDS: Reason = { type: "cards_taken", colors: [0, 1], share: 0.02 };
const FAVOR: Reason = { type: "favor_taken", count: 1, share: 0.01 };
const GIVEN: Reason = { type: "card_given", seat: 1, color: 2, share: -0.01 };
const PLAIN: Reason = { type: "card_denied", seat: 1, color: 3, share: 0 };

describe("why a line is better", () => {
  it("is what explains most of the loss, on both sides", () => {
    expect(mainReasons({ better: [MINE, CARDS, FAVOR, GIVEN], worse: [CARDS, PLAIN] })).toEqual({
      better: [MINE, CARDS],
      worse: [CARDS],
    });
  });

  it("is not what speaks for the other line", () => {
    expect(mainReasons({ better: [FAVOR, GIVEN], worse: [GIVEN] })).toEqual({
      better: [FAVOR],
      worse: [],
    });
  });

  it("is whatever differs if nothing explains the loss", () => {
    expect(mainReasons({ better: [PLAIN], worse: [GIVEN] })).toEqual({
      better: [PLAIN],
      worse: [GIVEN],
    });
  });
});
