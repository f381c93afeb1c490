/** Written by scripts/write_page_types.py from the list in lanterns.locale. */

export const LANGUAGES = ["en", "pl", "de", "it"] as const;
/** Each language's name in itself. */
export const OWN_NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch", "it": "Italiano"} as const;
