import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { button, click } from "../../testing/render";
import { LEGAL, seatOf, stateOf, tableOf, theirTurn } from "../../testing/states";
import { FOUR_RED, trayOf, withCards } from "../../testing/tray";
import { setLanguage, t } from "../../words/words.svelte";

beforeAll(() => setLanguage("en"));

describe("on my turn", () => {
  it("the tray says what to do, and leads to the sets that can be dedicated", () => {
    const { view, root } = trayOf(stateOf({ legal: { ...LEGAL, dedications: [FOUR_RED] } }));
    expect(root.querySelector("h2")?.textContent).toBe("Your turn");
    const lead = root.querySelector("button.plain");
    if (lead) click(lead);
    expect(view.turn.step).toBe("dedicate");
  });

  it("it previews a placement in the order of the rules, and says what is missed", () => {
    const { view, root, acted } = trayOf();
    view.turn.point({ x: 0, y: -1 });
    flushSync();
    const list = root.querySelector("ol");
    expect(list?.classList.contains("visually-hidden")).toBe(true);
    view.isFull = true;
    flushSync();
    expect(list?.classList.contains("visually-hidden")).toBe(false);
    const lines = [...root.querySelectorAll("ol > li")];
    expect(
      lines.map((line) => [line.textContent?.trim(), line.classList.contains("missed")]),
    ).toEqual([
      ["You: red for the match at the bottom", false],
      ["You: orange, facing you", false],
      ["Bo: nothing, no green card is left", true],
    ]);
    click(button(root, t("table-place")));
    expect(acted()).toEqual(["7@0,-1r0"]);
  });

  it("a second click on the main button sends nothing while the first is unanswered", () => {
    const { source, view, root, acted } = trayOf();
    view.turn.point({ x: 0, y: -1 });
    flushSync();
    const place = button(root, t("table-place"));
    click(place);
    expect(place.disabled).toBe(true);
    click(place);
    expect(acted()).toHaveLength(1);
    source.busy = false;
    flushSync();
    expect(place.disabled).toBe(false);
  });

  it("it offers no button that a passing mouse could not reach", () => {
    const { view, root } = trayOf();
    view.turn.point({ x: 0, y: -1 }, "passing");
    flushSync();
    expect(root.querySelectorAll("button")).toHaveLength(0);
    expect(root.querySelector("footer")?.textContent).toContain("Click");
  });
});

describe("asked to place before anything is chosen", () => {
  it("the tray says what to choose, and stops once that is done", () => {
    const { source, view, root } = trayOf();
    view.place();
    flushSync();
    expect(root.querySelector("[role=status]")?.textContent).toContain("No cell is chosen yet");
    source.advance([]);
    flushSync();
    expect(root.textContent).not.toContain("No cell is chosen yet");
    expect(source.sent).toEqual([]);
  });
});

describe("too many cards", () => {
  it("are put back one by one, of the colors I have", () => {
    const { root, acted } = trayOf(
      stateOf({
        game: withCards([7, 7, 0, 0, 0, 0, 0]),
        legal: { ...LEGAL, placements: [], discards: ["-R", "-O"] },
      }),
    );
    expect(root.querySelector("legend")?.textContent).toContain("2 cards over the limit of 12");
    const cards = root.querySelectorAll("fieldset button");
    expect(cards[2]?.getAttribute("aria-disabled")).toBe("true");
    if (cards[2]) click(cards[2]);
    expect(acted()).toEqual([]);
    expect(root.querySelector("[role=status]")?.textContent).toContain("green");
    if (cards[1]) click(cards[1]);
    expect(acted()).toEqual(["-O"]);
  });
});

describe("too many cards and a set in hand", () => {
  const legal = { ...LEGAL, placements: [], discards: ["-R", "-O"], dedications: [FOUR_RED] };
  const state = stateOf({ game: withCards([7, 7, 0, 0, 0, 0, 0]), legal });

  it("lead to the dedication first, and to the discard on request", () => {
    const { view, root } = trayOf(state);
    expect(view.turn.step).toBe("dedicate");
    expect(root.textContent).toContain("2 cards over the limit of 12: dedicate");
    view.turn.choose("discard");
    flushSync();
    expect(root.querySelector("legend")?.textContent).toContain("2 cards over the limit");
  });
});

describe("the final turn", () => {
  it("says what it is, and ends when I say so", () => {
    const { root, acted } = trayOf(stateOf({ legal: { ...LEGAL, placements: [], end: true } }));
    expect(root.textContent).toContain("nothing is placed");
    const end = root.querySelector("button.go");
    if (end) click(end);
    expect(acted()).toEqual(["."]);
  });
});

describe("while I wait", () => {
  it("the tray says for whom, unless they are away", () => {
    expect(trayOf(theirTurn()).root.textContent).toContain("Bo");
    const seats = [seatOf({ mine: true }), seatOf({ side: 0, name: "Bo", connected: false })];
    const away = { ...theirTurn(), table: tableOf({ seats }) };
    expect(trayOf(away).root.textContent).not.toContain("Bo");
  });

  it("it does not wait for a bot on this device that could not choose", () => {
    const { source, root } = trayOf(theirTurn());
    expect(root.querySelector(".waiting")).not.toBeNull();
    source.local = { isKept: true, failedBot: "sage" };
    flushSync();
    expect(root.querySelector(".waiting")).toBeNull();
  });

  it("it shows what happened since my last turn, until that is read", async () => {
    const { view, root } = trayOf();
    view.recap = [
      { version: 4, events: [{ type: "tile_laid", seat: 1, tile: 3, cell: [0, 1], turns: 0 }] },
    ];
    flushSync();
    await vi.waitFor(() => expect(root.querySelector("li")).not.toBeNull());
    expect([...root.querySelectorAll("li")].map((line) => line.textContent?.trim())).toEqual([
      "Bo places a tile.",
    ]);
    const done = root.querySelector("footer button");
    if (done) click(done);
    expect(view.recap).toEqual([]);
    expect(root.querySelector("h2")?.textContent).toBe("Your turn");
  });
});

describe("trouble", () => {
  it("with a command is told as an alert", () => {
    const { source, root } = trayOf();
    source.refusal = { code: "not_your_turn", sentence: "It is not your turn." };
    flushSync();
    expect(root.querySelector("[role=alert]")?.textContent).toMatch(/turn/);
  });

  it("does not ask for a click while a move waits for the connection", () => {
    const { source, view, root } = trayOf();
    view.turn.point({ x: 0, y: -1 }, "passing");
    flushSync();
    expect(root.textContent).toContain(t("table-click-to-place"));
    source.isUnsent = true;
    flushSync();
    expect(root.textContent).not.toContain(t("table-click-to-place"));
  });

  it("with the connection lets an unsent command be withdrawn", () => {
    const { source, root } = trayOf();
    source.isUnsent = true;
    flushSync();
    const withdraw = root.querySelector("[role=alert] button");
    if (withdraw) click(withdraw);
    expect(source.withdrawals).toBe(1);
  });
});
