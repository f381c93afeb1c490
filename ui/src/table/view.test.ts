import { beforeAll, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../testing/fake-source.svelte";
import { gameOf, LEGAL, playerOf, seatOf, stateOf, tableOf, theirTurn } from "../testing/states";
import { FOUR_RED } from "../testing/tray";
import type { TileLaid } from "../wire/protocol";
import { setLanguage } from "../words/words.svelte";
import { TableView } from "./view.svelte";

const MINE: TileLaid = { type: "tile_laid", seat: 0, tile: 3, cell: [0, 1], turns: 0 };
const THEIRS: TileLaid = { type: "tile_laid", seat: 1, tile: 4, cell: [0, 2], turns: 0 };

function tableWith(state = stateOf()) {
  const source = new FakeSource(state);
  return { source, view: new TableView(source) };
}

/** A table at which I have acted before. */
function playedTable(state = stateOf()) {
  const table = tableWith(state);
  table.source.log = [{ version: 2, events: [MINE] }];
  return table;
}

beforeAll(() => setLanguage("en"));

describe("acting", () => {
  it("sends the action", () => {
    const { source, view } = tableWith();
    view.act("xP>R");
    expect(source.sent).toEqual([{ type: "act", action: "xP>R" }]);
  });

  it("sends nothing while a command is unanswered", () => {
    const { source, view } = tableWith(stateOf({ legal: { ...LEGAL, take_back: true } }));
    view.act("7@0,-1r0");
    view.act("7@0,-1r0");
    view.takeBack();
    expect(source.sent).toHaveLength(1);
    source.busy = false;
    view.takeBack();
    view.takeBack();
    expect(source.sent.slice(1)).toEqual([{ type: "take_back" }]);
  });

  it("takes back only what can be taken back", () => {
    const { source, view } = tableWith();
    view.takeBack();
    expect(source.sent).toEqual([]);
  });

  it("takes my last tile back while bots play, and not from people or from a guide", () => {
    const bots = tableOf({
      seats: [seatOf({ mine: true }), seatOf({ kind: "bot", level: "fox" })],
    });
    const { source, view } = playedTable({ ...theirTurn(), table: bots });
    view.recap = [{ version: 3, events: [THEIRS] }];
    expect(view.canTakeBack).toBe(true);
    view.takeBack();
    expect([source.sent, view.recap]).toEqual([[{ type: "take_back" }], []]);
    expect(playedTable(theirTurn()).view.canTakeBack).toBe(false);
    expect(tableWith({ ...theirTurn(), table: bots }).view.canTakeBack).toBe(false);
    const mine = new FakeSource(stateOf({ table: bots, legal: { ...LEGAL, take_back: true } }));
    mine.log = [{ version: 2, events: [MINE, { type: "turn_began", seat: 1, final: false }] }];
    expect(new TableView(mine).canTakeBack).toBe(true);
    expect(new TableView(mine, { isGuided: true }).canTakeBack).toBe(false);
  });

  it("plays a whole turn step by step, until one is refused or taken back", async () => {
    const { source, view } = tableWith(stateOf({ legal: { ...LEGAL, take_back: true } }));
    const sent = () => source.sent.map((one) => ("action" in one ? one.action : one.type));
    const reply = vi.spyOn(source, "send").mockImplementation(async (command) => {
      source.sent.push(command);
      return { type: "answer", id: "1", outcome: "applied", version: 5, reason: null, state: null };
    });
    view.source.follow();
    view.play(["xP>R", "4R", "7@0,-1r0"]);
    expect(sent()).toEqual(["xP>R"]);
    // The next one waits until this one has been shown.
    source.advance([{ type: "exchanged", seat: 0, given: 3, taken: 0 }]);
    view.source.follow();
    view.playOn();
    expect(sent()).toEqual(["xP>R"]);
    view.source.finishAll();
    view.playOn();
    expect(sent()).toEqual(["xP>R", "4R"]);
    view.takeBack();
    view.playOn();
    expect(sent()).toEqual(["xP>R", "4R", "take_back"]);
    reply.mockImplementation(async (command) => {
      source.sent.push(command);
      return { type: "answer", id: "2", outcome: "refused", version: 5, reason: null, state: null };
    });
    view.play(["xP>R", "4R"]);
    await Promise.resolve();
    view.playOn();
    expect(sent().slice(3)).toEqual(["xP>R"]);
  });

  it("lets the mouse try tiles while a person is on turn, and not a bot", () => {
    expect(tableWith(theirTurn()).view.canHover).toBe(true);
    expect(tableWith().view.canHover).toBe(false);
    const bots = tableOf({
      seats: [seatOf({ mine: true }), seatOf({ kind: "bot", level: "fox" })],
    });
    expect(tableWith({ ...theirTurn(), table: bots }).view.canHover).toBe(false);
  });

  it("places the tile that is pointed with, and nothing without one", () => {
    const { source, view } = tableWith();
    view.place();
    expect(source.sent).toEqual([]);
    view.turn.point({ x: 0, y: -1 });
    view.place();
    expect(source.sent).toEqual([{ type: "act", action: "7@0,-1r0" }]);
  });

  it("lands everything that is still in the air, and closes the recap", () => {
    const { source, view } = tableWith();
    view.source.follow();
    source.advance([{ type: "discarded", seat: 0, color: 1 }]);
    view.source.follow();
    view.recap = [{ version: 5, events: [] }];
    expect(view.source.flights).toHaveLength(1);
    view.act(".");
    expect(view.source.flights).toEqual([]);
    expect(view.recap).toEqual([]);
  });
});

describe("the tray", () => {
  it("explains the first placement, and not the later ones", () => {
    expect(tableWith().view.tray).toBe("first");
    expect(playedTable().view.tray).toBe("place");
    const { source, view } = tableWith();
    source.hasHistory = false;
    expect(view.tray).toBe("place");
  });

  it("shows what the placement pointed at gives", () => {
    const { view } = playedTable();
    view.turn.point({ x: 0, y: -1 });
    expect(view.tray).toBe("preview");
  });

  it("shows the step that is on or chosen", () => {
    expect(tableWith(stateOf({ legal: { ...LEGAL, discards: ["-R"] } })).view.tray).toBe("discard");
    const final = stateOf({ legal: { ...LEGAL, placements: [], end: true } });
    expect(tableWith(final).view.tray).toBe("end");
    const { view } = playedTable();
    view.turn.choose("exchange");
    expect(view.tray).toBe("exchange");
  });

  it("leads from an exchange to the set that it completed", () => {
    const exchanged = (phase: "exchange" | "dedicate") =>
      stateOf({ game: gameOf({ phase }), legal: { ...LEGAL, dedications: [FOUR_RED] } });
    expect(tableWith(exchanged("exchange")).view.tray).toBe("first");
    expect(tableWith(exchanged("dedicate")).view.tray).toBe("dedicate");
  });

  it("waits during another player's turn, and is empty once the game is over", () => {
    expect(tableWith(theirTurn()).view.tray).toBe("waiting");
    const over = stateOf({ table: tableOf({ status: "over" }), legal: null });
    expect(tableWith(over).view.tray).toBeUndefined();
  });

  it("shows a recap until a step is chosen", () => {
    const { view } = playedTable();
    view.recap = [{ version: 4, events: [] }];
    expect(view.tray).toBe("recap");
    view.turn.choose("exchange");
    expect(view.tray).toBe("exchange");
  });
});

describe("a recap", () => {
  it("has what others did since my last action", () => {
    const { source, view } = playedTable();
    source.log = [...source.log, { version: 3, events: [THEIRS] }];
    view.follow();
    expect(view.recap.map(({ version }) => version)).toEqual([3]);
  });

  it("is not for a player who has not acted yet, nor for a watcher", () => {
    const { source, view } = tableWith();
    source.log = [{ version: 3, events: [THEIRS] }];
    view.follow();
    expect(view.recap).toEqual([]);
    const seats = [seatOf(), seatOf({ side: 0 })];
    const watched = playedTable(
      stateOf({ table: tableOf({ seats }), game: gameOf({ shown: null }), legal: null }),
    );
    watched.view.follow();
    expect(watched.view.recap).toEqual([]);
  });
});

describe("the game as it is shown", () => {
  it("has only what has landed", () => {
    const { source, view } = tableWith(
      stateOf({ game: gameOf({ players: [playerOf({ hand: [7] }), playerOf({ hand_size: 3 })] }) }),
    );
    view.source.follow();
    source.advance([
      { type: "tile_laid", seat: 1, tile: 4, cell: [0, 1], turns: 0 },
      { type: "tile_drawn", seat: 1, tile: null },
    ]);
    view.source.follow();
    expect(view.game?.players[1]?.hand_size).toBe(3);
    expect(view.game?.draw_count).toBe(13);
    view.source.finishAll();
    expect(view.game?.players[1]?.hand_size).toBe(3);
    expect(view.game?.draw_count).toBe(12);
  });

  it("lets the others step back while one player has the stage", () => {
    const { source, view } = tableWith();
    view.source.follow();
    const dim = () => [view.isDim(0), view.isDim(1)];
    expect(dim()).toEqual([false, false]);
    source.advance([THEIRS]);
    view.source.follow();
    expect([view.onTurn, ...dim()]).toEqual([1, true, false]);
    view.source.finishAll();
    expect(dim()).toEqual([false, false]);
  });

  it("has every player at a side of the screen, and me at the bottom", () => {
    const { view } = tableWith();
    expect([view.mine, view.edges, view.names]).toEqual([0, { bottom: 0, top: 1 }, ["Ana", "Bo"]]);
    expect(view.onTurn).toBe(0);
  });

  it("knows what the placement pointed at would give each player", () => {
    const { view } = tableWith();
    expect(view.gain(0)).toBeUndefined();
    view.turn.point({ x: 0, y: -1 });
    expect(view.gain(0)?.cards).toEqual([1, 1, 0, 0, 0, 0, 0]);
    expect(view.gain(1)?.facing).toEqual([1, 2, false]);
  });

  it("highlights cells and seats until told otherwise", () => {
    const { view } = tableWith();
    view.highlight({ cells: [{ x: 0, y: 1 }], seats: [1] });
    expect([[...view.lit], view.highlighted.seats]).toEqual([["0,1"], [1]]);
    view.highlight(undefined);
    expect([[...view.lit], view.highlighted.seats]).toEqual([[], []]);
  });
});

describe("the names of the seats", () => {
  it("stay the same list until one of them changes", () => {
    const { source, view } = tableWith();
    const { names } = view;
    source.state = stateOf({ version: 9 });
    expect(view.names).toBe(names);
    const [first, ...others] = source.state.table.seats;
    source.state = stateOf({
      table: tableOf({ seats: [{ ...seatOf(), ...first, name: "Zoe" }, ...others] }),
    });
    expect(view.names[0]).toBe("Zoe");
  });
});
