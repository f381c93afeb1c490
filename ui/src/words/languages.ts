/** Written by scripts/write_page_types.py from the list in lanterns.locale. */

export const LANGUAGES = ["en", "pl", "de", "it"] as const;
/** Each language's name in itself. */
export const OWN_NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch", "it": "Italiano"} as const;
/** The files that every screen needs. */
export const COMMON_FILES: readonly string[] = ["pieces", "events", "errors", "bots", "page", "table"];
/** Every file of the page, loaded when it is needed. */
export const FILES = import.meta.glob<string>(
  "../../../src/lanterns/locale/*/{pieces,events,errors,bots,page,table,learn}.ftl",
  { query: "?raw", import: "default" },
);
