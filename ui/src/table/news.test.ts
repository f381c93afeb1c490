import { afterEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "../protocol";
import { settings } from "../settings/settings.svelte";
import { FakeSource } from "../testing/fake-source.svelte";
import { stateOf, tableOf, theirTurn } from "../testing/states";
import { News } from "./news.svelte";
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
  const news = new News(view);
  news.follow();
  return { source, view, news };
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
}

afterEach(() => {
  vi.restoreAllMocks();
  settings.motion = "auto";
});

describe("news", () => {
  it("of what I see happen is animated and announced", () => {
    const { source, view, news } = arrive();
    expect(news.latest).toEqual([]);
    source.advance(laid(1, 2));
    news.follow();
    expect(news.latest.map(({ version }) => version)).toEqual([6]);
    expect(news.newTile).toEqual({ x: 2, y: 0 });
    expect(view.motion.flights.map(({ seat }) => seat)).toEqual([1]);
    expect(view.recap).toEqual([]);
  });

  it("is told once", () => {
    const { source, view, news } = arrive();
    source.advance(laid(1, 2));
    news.follow();
    view.motion.finish();
    news.follow();
    expect(view.motion.flights).toEqual([]);
  });

  it("of a hidden page is not animated", () => {
    const { source, view, news } = arrive();
    setVisibility("hidden");
    source.advance(laid(1, 2));
    news.follow();
    expect(view.motion.flights).toEqual([]);
    expect(news.latest).toHaveLength(1);
  });

  it("of several versions at once goes into a recap and is not animated", () => {
    const { source, view, news } = arrive();
    source.advance(laid(1, 2));
    source.advance(laid(1, 3));
    news.follow();
    expect(view.motion.flights).toEqual([]);
    expect(view.recap.map(({ version }) => version)).toEqual([6, 7]);
    expect(news.newTile).toEqual({ x: 3, y: 0 });
  });

  it("replaces what is still in the air", () => {
    const { source, view, news } = arrive();
    source.advance(laid(1, 2));
    news.follow();
    const [first] = view.motion.flights;
    source.advance([{ type: "turn_began", seat: 0, final: false }]);
    news.follow();
    expect(view.motion.flights).not.toContain(first);
    expect(news.newTile).toBeUndefined();
  });

  it("does not move for a player who wants no motion", () => {
    const { source, view, news } = arrive();
    settings.motion = "off";
    source.advance(laid(1, 2));
    news.follow();
    expect(view.motion.flights).toEqual([]);
  });

  it("waits for the whole history", () => {
    const source = new FakeSource(theirTurn());
    source.hasHistory = false;
    const view = new TableView(source);
    const news = new News(view);
    news.follow();
    source.log = [
      { version: 4, events: laid(0, 1) },
      { version: 5, events: laid(1, 2) },
    ];
    source.hasHistory = true;
    news.follow();
    expect(news.latest).toEqual([]);
    expect(view.recap.map(({ version }) => version)).toEqual([5]);
  });
});

describe("a player who comes back to the window", () => {
  it("gets a recap of what happened meanwhile", () => {
    const { source, view, news } = arrive();
    setVisibility("hidden");
    news.visibilityChanged();
    source.advance(laid(1, 2));
    news.follow();
    setVisibility("visible");
    news.visibilityChanged();
    expect(view.recap.map(({ version }) => version)).toEqual([6]);
  });

  it("gets none where nothing happened, or the game is over", () => {
    const { source, view, news } = arrive();
    setVisibility("hidden");
    news.visibilityChanged();
    setVisibility("visible");
    news.visibilityChanged();
    expect(view.recap).toEqual([]);
    setVisibility("hidden");
    news.visibilityChanged();
    source.advance(laid(1, 2), stateOf({ table: tableOf({ status: "over" }), legal: null }));
    setVisibility("visible");
    news.visibilityChanged();
    expect(view.recap).toEqual([]);
  });
});
