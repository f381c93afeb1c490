import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { DedicationOffer, State } from "../../protocol";
import { FakeSource } from "../../testing/fake-source.svelte";
import { button, click, render } from "../../testing/render";
import { gameOf, LEGAL, playerOf, seatOf, stateOf, tableOf, theirTurn } from "../../testing/states";
import { setLanguage, t } from "../../words/words.svelte";
import { TableView } from "../view.svelte";
import Tray from "./Tray.svelte";

beforeAll(() => setLanguage("en"));

function trayOf(state: State = stateOf(), step?: "exchange" | "dedicate") {
  const source = new FakeSource(state);
  const view = new TableView(source);
  if (step) view.turn.choose(step);
  const root = render(Tray, { view });
  const acted = () => source.sent.map((command) => ("action" in command ? command.action : ""));
  return { source, view, root, acted };
}

function withCards(cards: number[]) {
  return gameOf({ players: [playerOf({ hand: [7, 9, 11], cards }), playerOf()] });
}

describe("on my turn", () => {
  it("the tray says what to do, and leads to the sets that can be dedicated", () => {
    const offer: DedicationOffer = {
      action: "4R",
      kind: 0,
      colors: [0],
      honor: 8,
      generic: false,
    };
    const { view, root } = trayOf(stateOf({ legal: { ...LEGAL, dedications: [offer] } }));
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
    expect(root.querySelector("[role=status]")?.textContent).toContain("Nothing is chosen yet");
    source.advance([]);
    flushSync();
    expect(root.textContent).not.toContain("Nothing is chosen yet");
    expect(source.sent).toEqual([]);
  });
});

describe("an exchange", () => {
  const legal = { ...LEGAL, exchanges: ["xR>O", "xR>G"] };
  const game = gameOf({ supply: [4, 4, 4, 0, 4, 4, 4] });

  it("is a card to give, a card to take, and a button that says both", () => {
    const { root, acted } = trayOf(stateOf({ legal, game }), "exchange");
    const [give, take] = root.querySelectorAll("fieldset");
    const confirm = root.querySelector<HTMLButtonElement>("button.go");
    expect(confirm?.disabled).toBe(true);
    if (give) click(button(give, "1 red"));
    if (take) click(button(take, "4 orange"));
    expect(confirm?.disabled).toBe(false);
    if (confirm) click(confirm);
    expect(acted()).toEqual(["xR>O"]);
  });

  it("says why a card cannot be given or taken", () => {
    const { root } = trayOf(stateOf({ legal, game }), "exchange");
    const [give, take] = root.querySelectorAll("fieldset");
    const note = () => root.querySelector("[role=status]")?.textContent;
    if (give) click(button(give, "0 blue"));
    expect(note()).toContain("blue");
    if (take) click(button(take, "0 purple"));
    expect(note()).toContain("purple");
  });

  it("shows on each choice which sets it can complete, and says what it costs", () => {
    const players = [playerOf({ hand: [7], cards: [1, 3, 0, 0, 0, 0, 0] }), playerOf()];
    const { root } = trayOf(stateOf({ legal, game: gameOf({ players }) }), "exchange");
    const [give, take] = root.querySelectorAll("fieldset");
    if (!give || !take) throw new Error("there is nothing to exchange");
    expect(button(give, "1 red").title).toBe("Completes four of a kind (8).");
    expect(give.querySelectorAll(".mark")).toHaveLength(1);
    expect(take.querySelectorAll(".mark")).toHaveLength(0);
    click(button(give, "1 red"));
    expect(take.querySelectorAll(".mark")).toHaveLength(1);
    expect(button(take, "4 orange").title).toBe("Completes four of a kind (8).");
    click(button(take, "4 green"));
    const note = () => root.querySelector("[role=status]")?.textContent;
    expect(note()).toBe("An exchange costs 2 favor tokens.");
    click(button(take, "4 orange"));
    expect(note()).toBe("Completes four of a kind (8). An exchange costs 2 favor tokens.");
  });

  it("warns that it breaks up a set", () => {
    const players = [playerOf({ hand: [7], cards: [4, 0, 0, 0, 0, 0, 0] }), playerOf()];
    const { root } = trayOf(stateOf({ legal, game: gameOf({ players }) }), "exchange");
    click(button(root, "4 red"));
    click(button(root, "4 orange"));
    expect(root.querySelector("[role=status]")?.textContent).toContain("Breaks up four of a kind");
  });

  it("says why it is not possible at all", () => {
    const exchange = { code: "exchange_favor", sentence: "?", facts: { have: 1 } };
    const { root } = trayOf(stateOf({ legal: { ...LEGAL, closed: { exchange } } }), "exchange");
    expect(root.textContent).toContain("An exchange costs two favor tokens");
    expect(root.querySelectorAll("fieldset")).toHaveLength(0);
  });
});

describe("a dedication", () => {
  const pairs = (colors: [0 | 1, 2 | 3, 4 | 5]): DedicationOffer => ({
    action: `3${colors.join("")}`,
    kind: 1,
    colors,
    honor: 9,
    generic: false,
  });

  it("is one button for each set that I have", () => {
    const offer: DedicationOffer = {
      action: "4R",
      kind: 0,
      colors: [0],
      honor: 8,
      generic: false,
    };
    const { root, acted } = trayOf(
      stateOf({ legal: { ...LEGAL, dedications: [offer] } }),
      "dedicate",
    );
    const [set] = root.querySelectorAll("button.set");
    expect(set?.getAttribute("aria-label")).toContain("8");
    if (set) click(set);
    expect(acted()).toEqual(["4R"]);
  });

  it("of many possible pairs is chosen color by color", () => {
    const dedications = [
      pairs([0, 2, 4]),
      pairs([0, 2, 5]),
      pairs([0, 3, 4]),
      pairs([0, 3, 5]),
      pairs([1, 2, 4]),
    ];
    const { root, acted } = trayOf(stateOf({ legal: { ...LEGAL, dedications } }), "dedicate");
    const confirm = root.querySelector<HTMLButtonElement>("button.go");
    expect(confirm?.textContent?.trim()).toBe("Dedicate");
    for (const color of ["red", "purple"]) click(button(root, color));
    expect(confirm?.disabled).toBe(true);
    click(button(root, "white"));
    expect(confirm?.disabled).toBe(false);
    if (confirm) click(confirm);
    expect(acted()).toEqual(["3035"]);
  });

  it("of many possible pairs has its button among them, whatever else can be dedicated", () => {
    const four: DedicationOffer = { action: "4K", kind: 0, colors: [6], honor: 8, generic: false };
    const dedications = [
      four,
      pairs([0, 2, 4]),
      pairs([0, 2, 5]),
      pairs([0, 3, 4]),
      pairs([0, 3, 5]),
      pairs([1, 2, 4]),
    ];
    const { root } = trayOf(stateOf({ legal: { ...LEGAL, dedications } }), "dedicate");
    const [first, second] = root.querySelectorAll(".kind");
    expect(first?.textContent).toContain("three pair");
    expect(first?.querySelector("button.go")?.previousElementSibling?.tagName).toBe("FIELDSET");
    expect(second?.querySelectorAll("button.set")).toHaveLength(1);
    expect(root.querySelectorAll("button.go")).toHaveLength(1);
  });

  it("is over after the first discard, and says so", () => {
    const closed = { four_of_a_kind: { code: "dedication_passed", sentence: "?" } };
    const legal = { ...LEGAL, placements: [], discards: ["-R"], closed };
    const { source, root } = trayOf(
      stateOf({ game: withCards([7, 7, 0, 0, 0, 0, 0]), legal }),
      "dedicate",
    );
    source.log = [{ version: 5, events: [{ type: "discarded", seat: 0, color: 0 }] }];
    flushSync();
    expect(root.textContent).toContain("You have begun to discard");
    expect(root.textContent).not.toContain("You need");
  });

  it("says what is missing where there is no set", () => {
    const four = { code: "set_color", sentence: "?", facts: { need: 4, color: "red", have: 3 } };
    const { root } = trayOf(
      stateOf({
        game: withCards([3, 0, 0, 0, 0, 0, 0]),
        legal: { ...LEGAL, closed: { four_of_a_kind: four } },
      }),
      "dedicate",
    );
    expect(root.textContent).toContain("have 3 at most");
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
  const four: DedicationOffer = { action: "4R", kind: 0, colors: [0], honor: 8, generic: false };
  const legal = { ...LEGAL, placements: [], discards: ["-R", "-O"], dedications: [four] };
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

  it("it shows what happened since my last turn, until that is read", () => {
    const { view, root } = trayOf();
    view.recap = [
      { version: 4, events: [{ type: "tile_laid", seat: 1, tile: 3, cell: [0, 1], turns: 0 }] },
    ];
    flushSync();
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

  it("with the connection lets an unsent command be withdrawn", () => {
    const { source, root } = trayOf();
    source.isUnsent = true;
    flushSync();
    const withdraw = root.querySelector("[role=alert] button");
    if (withdraw) click(withdraw);
    expect(source.withdrawals).toBe(1);
  });
});
