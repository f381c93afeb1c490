/** What people and bots are called where only their name in records is known. */

import { botName } from "../game/seats";
import { t } from "./words.svelte";

const BOT = "bot:";

/** A name as a list of tables tells it: bots by their level, empty seats as such. */
export function personName(name: string): string {
  if (name === "") return t("seat-free");
  return name.startsWith(BOT) ? botName(name.slice(BOT.length)) : name;
}
