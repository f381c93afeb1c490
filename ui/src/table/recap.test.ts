import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../testing/fake-source.svelte";
import { stateOf, tableOf, theirTurn } from "../testing/states";
import type { Happened } from "../wire/protocol";
import { TableView } from "./view.svelte";

type Events = Happened["events"];

function laid(seat: number, x: number): Events {
  return [
    { type: "tile_laid", seat, tile: 3, cell: [x, 0], turns: 0 },
    { type: "faced", seat, color: 2, direction: 0, received: true },
  ];
}

/** A table at which I placed a tile in version 5, and news that has seen it. */
function arrive() {
  const source = new FakeSource(theirTurn());
  source.log = [{ version: 5, events: laid(0, 1) }];
  const view = new TableView(source);
  view.follow();
  return { source, view };
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("news", () => {
  it("of what I see happen goes on the stage", () => {
    const { source, view } = arrive();
    expect(view.source.told).toEqual([]);
    source.advance(laid(1, 2));
    view.follow();
    expect(view.source.scene?.version).toBe(6);
    expect(view.recap).toEqual([]);
    view.source.finishAll();
  });

  it("is shown once", () => {
    const { source, view } = arrive();
    source.advance(laid(1, 2));
    view.follow();
    view.source.finishAll();
    view.follow();
    expect(view.source.scene).toBeUndefined();
  });

  it("of several versions at once goes into a recap and is not animated", () => {
    const { source, view } = arrive();
    source.advance(laid(1, 2));
    source.advance(laid(1, 3));
    view.follow();
    expect(view.source.flights).toEqual([]);
    expect(view.recap.map(({ version }) => version)).toEqual([6, 7]);
    expect(view.source.newTile).toEqual({ x: 3, y: 0 });
  });

  it("waits for the whole history", () => {
    const source = new FakeSource(theirTurn());
    source.hasHistory = false;
    const view = new TableView(source);
    view.follow();
    source.log = [
      { version: 4, events: laid(0, 1) },
      { version: 5, events: laid(1, 2) },
    ];
    source.hasHistory = true;
    view.follow();
    expect(view.source.told).toEqual([]);
    expect(view.recap.map(({ version }) => version)).toEqual([5]);
  });
});

describe("a player who comes back to the window", () => {
  it("gets a recap of what happened meanwhile", () => {
    const { source, view } = arrive();
    setVisibility("hidden");
    view.visibilityChanged();
    source.advance(laid(1, 2));
    view.follow();
    setVisibility("visible");
    view.visibilityChanged();
    expect(view.recap.map(({ version }) => version)).toEqual([6]);
  });

  it("gets none where nothing happened, or the game is over", () => {
    const { source, view } = arrive();
    setVisibility("hidden");
    view.visibilityChanged();
    setVisibility("visible");
    view.visibilityChanged();
    expect(view.recap).toEqual([]);
    setVisibility("hidden");
    view.visibilityChanged();
    source.advance(laid(1, 2), stateOf({ table: tableOf({ status: "over" }), legal: null }));
    setVisibility("visible");
    view.visibilityChanged();
    expect(view.recap).toEqual([]);
  });
});
