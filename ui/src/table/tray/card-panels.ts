/** The panels in which cards are chosen, and the one that ends the final turn, as one script. */

import Dedicate from "./Dedicate.svelte";
import Discard from "./Discard.svelte";
import EndTurn from "./EndTurn.svelte";
import Exchange from "./Exchange.svelte";

export const PANELS = { exchange: Exchange, dedicate: Dedicate, discard: Discard, end: EndTurn };
