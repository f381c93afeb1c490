/** Names for new tables, so that they can be told apart. */

import { t } from "../words/words.svelte";

/** Return a name that none of these tables has, if there is one left. */
export function newTableName(taken: readonly string[], random: () => number = Math.random): string {
  const names = t("table-names").split(" | ");
  const free = names.filter((name) => !taken.includes(name));
  const choice = free.length > 0 ? free : names;
  return choice[Math.floor(random() * choice.length)] ?? t("title");
}
