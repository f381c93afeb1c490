/** What the player of this browser is called at new tables. */

import { cleanName } from "../wire/names";
import { t } from "../words/words.svelte";
import { preferences } from "./preferences.svelte";

export function ownName(): string {
  return cleanName(preferences.names[0]) || t("home-guest");
}
