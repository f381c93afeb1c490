/** The title of the page: what is shown, and the name of the game. */

import { t } from "../words/words.svelte";

export function pageTitle(shown: string): string {
  // An old table may be called as the game is.
  return shown === t("title") ? shown : `${shown} · ${t("title")}`;
}
