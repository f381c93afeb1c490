/** Everything the page says, in the reader's language: Fluent messages, loaded one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, which is the one word that is never translated. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  pl: "Polski",
  de: "Deutsch",
  it: "Italiano",
};

const FILES = import.meta.glob<string>(
  ["../../../src/lanterns/locale/*/*.ftl", "!../../../src/lanterns/locale/*/terminal.ftl"],
  { query: "?raw", import: "default" },
);

const KEPT_AT = "lanterns.language";

let language: Language = $state("en");
let bundle: FluentBundle | undefined = $state.raw();

/** The language the reader chose, or the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const asked = [localStorage.getItem(KEPT_AT), ...navigator.languages];
  for (const tag of asked) {
    const known = LANGUAGES.find((own) => tag?.toLowerCase().startsWith(own));
    if (known) return known;
  }
  return "en";
}

export function currentLanguage(): Language {
  return language;
}

/** Load a language and say everything in it from now on. */
export async function speak(chosen: Language): Promise<void> {
  const loads = Object.entries(FILES)
    .filter(([path]) => path.includes(`/locale/${chosen}/`))
    .map(([, load]) => load());
  const loaded = new FluentBundle(chosen, { useIsolating: false });
  for (const text of await Promise.all(loads)) {
    loaded.addResource(new FluentResource(text));
  }
  bundle = loaded;
  language = chosen;
  document.documentElement.lang = chosen;
}

/** Speak a language and remember that the reader wants it. */
export async function choose(chosen: Language): Promise<void> {
  localStorage.setItem(KEPT_AT, chosen);
  await speak(chosen);
}

/** A message with its facts filled in; the bare id shows where one is missing. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, facts) : id;
}
