/** The panels in which cards are chosen, as one script. */

import Dedicate from "./Dedicate.svelte";
import Discard from "./Discard.svelte";
import Exchange from "./Exchange.svelte";

export const PANELS = { exchange: Exchange, dedicate: Dedicate, discard: Discard };
