/** The tray of a table that a test drives by hand. */

import { loadCardPanels } from "../table/tray/card-panels-loader.svelte";
import Tray from "../table/tray/Tray.svelte";
import { TableView } from "../table/view.svelte";
import type { DedicationOffer, GameInfo, State } from "../wire/protocol";
import { FakeSource } from "./fake-source.svelte";
import { render } from "./render";
import { gameOf, playerOf, stateOf } from "./states";

// So that a panel is there as soon as it is opened.
await loadCardPanels();

export const FOUR_RED: DedicationOffer = {
  action: "4R",
  kind: 0,
  colors: [0],
  honor: 8,
  generic: false,
};

export function trayOf(state: State = stateOf(), step?: "exchange" | "dedicate") {
  const source = new FakeSource(state);
  const view = new TableView(source);
  if (step) view.turn.choose(step);
  const root = render(Tray, { view });
  const acted = () => source.sent.map((command) => ("action" in command ? command.action : ""));
  return { source, view, root, acted };
}

/** A game in which I have these cards. */
export function withCards(cards: number[]): GameInfo {
  return gameOf({ players: [playerOf({ hand: [7, 9, 11], cards }), playerOf()] });
}
