/** The page's texts: Fluent messages, loaded for one language at a time. */

import { readText, writeText } from "../storage/storage.svelte";
import { LANGUAGES } from "./languages";
import { Catalog, type Facts } from "./messages";
import { TEXTS } from "./texts";

export type Language = (typeof LANGUAGES)[number];

/** Words that a screen loads when it needs them. */
type LaterWords = Exclude<keyof typeof TEXTS, "page">;

const STORAGE_KEY = "lanterns.language";

/** The words that screens have asked for beside those of every screen. */
const later = new Map<LaterWords, Promise<void>>();

let language: Language = $state("en");
let catalog: Catalog | undefined = $state.raw();
/** Of two languages requested in quick succession the later one counts, whichever loads first. */
let asked: Language = "en";
let latest: Promise<void> | undefined;

/** The language that was chosen, or the first of the browser's that there are words for. */
export function preferredLanguage(): Language {
  for (const tag of [readText(STORAGE_KEY), ...navigator.languages]) {
    const known = LANGUAGES.find((own) => tag?.toLowerCase().split("-")[0] === own);
    if (known) return known;
  }
  return "en";
}

export function currentLanguage(): Language {
  return language;
}

/** Load a language and switch to it. */
export function setLanguage(chosen: Language): Promise<void> {
  const spoken: Promise<void> = load(chosen).then((loaded) => {
    if (latest !== spoken) return latest;
    catalog = loaded;
    language = chosen;
    document.documentElement.lang = chosen;
    return undefined;
  });
  asked = chosen;
  latest = spoken;
  return spoken;
}

async function load(chosen: Language): Promise<Catalog> {
  const screens: (keyof typeof TEXTS)[] = ["page", ...later.keys()];
  const texts = screens
    .flatMap((screen) => Object.entries(TEXTS[screen]))
    .filter(([path]) => path.includes(`/locale/${chosen}/`))
    .map(async ([, read]) => (await read()).default);
  return new Catalog(chosen, Object.assign({}, ...(await Promise.all(texts))));
}

/** Switch to a language and remember it. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  writeText(STORAGE_KEY, chosen);
  await setLanguage(chosen);
}

/** Load the words of one more screen, for this language and any that is chosen later. */
export function loadWords(screen: LaterWords): Promise<void> {
  const known = later.get(screen);
  if (known) return known;
  // Listed at once, because the language is loaded with the words of all that are listed.
  later.set(screen, Promise.resolve());
  const loaded = setLanguage(asked).catch((error) => {
    later.delete(screen);
    throw error;
  });
  later.set(screen, loaded);
  return loaded;
}

/** Load a part of the page together with its words. */
export async function withWords<T>(screen: LaterWords, part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadWords(screen)]);
  return loaded;
}

/** Format a message; a missing one is shown as its id. */
export function t(id: string, facts: Facts = {}): string {
  const missing: string[] = [];
  const text = catalog?.format(id, facts, missing) ?? id;
  if (!catalog || missing.length) {
    reportMissing(`message “${id}” in ${language}: no ${missing.join(", ") || "words yet"}`);
  }
  return text;
}

/** Whether there is such a message: the server may be newer than the page. */
export function hasMessage(id: string): boolean {
  return catalog?.has(id) ?? false;
}

/** Join items as in a sentence. */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return t("nothing");
  const others = items.slice(0, -1);
  return others.length ? t("list-end", { items: others.join(", "), last }) : last;
}

/** Join items of which any one will do. */
export function joinChoice(items: readonly string[]): string {
  const others = items.slice(0, -1);
  const last = items.at(-1) ?? t("nothing");
  return others.length ? t("list-or", { items: others.join(", "), last }) : last;
}

/** Report a missing message: as an error in tests, in the console of a browser. */
function reportMissing(what: string): void {
  if (import.meta.env.MODE === "test") throw new Error(what);
  console.error(what);
}
