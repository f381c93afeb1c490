/** Everything the page says, in the reader's language: Fluent messages, loaded one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { COMMON_FILES, FILES, LANGUAGES } from "./languages";

export type Language = (typeof LANGUAGES)[number];

const KEPT_AT = "lanterns.language";

/** The files in use; a screen that needs more of them adds to these. */
const files = new Set(COMMON_FILES);

let language: Language = $state("en");
let bundle: FluentBundle | undefined = $state.raw();
/** Of two languages asked for in quick succession the later one counts, whichever loads first. */
let asked: Language = "en";
let latest: Promise<void> | undefined;

/** The language the reader chose, or the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  for (const tag of [localStorage.getItem(KEPT_AT), ...navigator.languages]) {
    const known = LANGUAGES.find((own) => tag?.toLowerCase().split("-")[0] === own);
    if (known) return known;
  }
  return "en";
}

export function currentLanguage(): Language {
  return language;
}

/** Load a language and say everything in it from now on. */
export function setLanguage(chosen: Language): Promise<void> {
  const spoken: Promise<void> = load(chosen).then((loaded) => {
    if (latest !== spoken) return latest;
    bundle = loaded;
    language = chosen;
    document.documentElement.lang = chosen;
    return undefined;
  });
  asked = chosen;
  latest = spoken;
  return spoken;
}

async function load(chosen: Language): Promise<FluentBundle> {
  const texts = Object.entries(FILES)
    .filter(([path]) => path.includes(`/locale/${chosen}/`) && files.has(fileName(path)))
    .map(([, read]) => read());
  const loaded = new FluentBundle(chosen, { useIsolating: false });
  for (const text of await Promise.all(texts)) {
    for (const error of loaded.addResource(new FluentResource(text))) complain(error.message);
  }
  return loaded;
}

/** Speak a language and remember that the reader wants it. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  localStorage.setItem(KEPT_AT, chosen);
  await setLanguage(chosen);
}

/** Load more to say, in this language and in any that is chosen later. */
export async function loadWords(file: "learn"): Promise<void> {
  if (files.has(file)) return;
  files.add(file);
  try {
    await setLanguage(asked);
  } catch (error) {
    files.delete(file);
    throw error;
  }
}

/** A message with its facts filled in; the bare id shows where one is missing. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!pattern || !bundle) {
    complain(`no message “${id}” in ${language}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  if (errors[0]) complain(`message “${id}” in ${language}: ${errors[0].message}`);
  return text;
}

/** Whether there is such a message: for codes of the server that may be newer than the page. */
export function hasMessage(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** Things in a row, as a sentence would put them. */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return t("nothing");
  const others = items.slice(0, -1);
  return others.length ? t("list-end", { items: others.join(", "), last }) : last;
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** A missing word must never go unnoticed: tests stop here, and a browser says so in its console. */
function complain(what: string): void {
  if (import.meta.env.MODE === "test") throw new Error(what);
  console.error(what);
}
