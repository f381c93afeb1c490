/** Loads the panels in which cards are chosen: a new game begins without them. */

import type { Legal } from "../../wire/protocol";
import { withWords } from "../../words/words.svelte";

type Panels = typeof import("./card-panels")["PANELS"];
export type CardStep = keyof Panels;

let panels: Panels | undefined = $state.raw();

/** Whether one of them can be opened for more than its reasons. */
export function offersCards(legal: Legal | undefined): boolean {
  return !!legal && [legal.exchanges, legal.dedications, legal.discards].some((all) => all.length);
}

/** A panel that has been loaded; undefined before. */
export function cardPanel(step: CardStep): Panels[CardStep] | undefined {
  return panels?.[step];
}

export async function loadCardPanels(): Promise<Panels> {
  panels ??= (await withWords("cards", import("./card-panels"))).PANELS;
  return panels;
}
