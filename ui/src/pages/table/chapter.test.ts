import { describe, expect, it } from "vitest";
import type { DedicationOffer, GameInfo, Legal, State } from "../../wire/protocol";
import { chapterOf } from "./chapter";

function state(
  status: "playing" | "over",
  game: Partial<GameInfo> = {},
  legal: Partial<Legal> | null = null,
): State {
  const nothing = { exchanges: [], dedications: [], discards: [], placements: [] };
  return {
    table: { status },
    game: { phase: "exchange", final: false, ...game },
    legal: legal && { ...nothing, ...legal },
  } as unknown as State;
}

const offer: DedicationOffer = {
  action: "7",
  kind: 2,
  colors: [],
  honor: 10,
  generic: false,
};

describe("the chapter that belongs to a moment", () => {
  it("is about what can be done now", () => {
    expect(chapterOf(state("playing", {}, { exchanges: ["xP>R"] }))).toBe("exchange");
    expect(chapterOf(state("playing", {}, { dedications: [offer] }))).toBe("dedicate");
    expect(chapterOf(state("playing", {}, { discards: ["-K"] }))).toBe("limit");
    expect(chapterOf(state("playing", {}, {}))).toBe("place");
  });

  it("is about the step that was opened, whatever else can be done", () => {
    const now = state("playing", { final: true }, { exchanges: ["xP>R"], discards: ["-K"] });
    expect(chapterOf(now, "exchange")).toBe("exchange");
    expect(chapterOf(now, "discard")).toBe("limit");
  });

  it("is about placing while others play, and about the end when it is near", () => {
    expect(chapterOf(state("playing"))).toBe("place");
    expect(chapterOf(state("playing", { final: true }, { dedications: [offer] }))).toBe("end");
    expect(chapterOf(state("over"))).toBe("end");
  });
});
