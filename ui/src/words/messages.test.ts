import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FAMILIES } from "../testing/message-families";
import { messagesIn } from "../testing/message-ids";
import { LANGUAGES } from "./languages";
import { TEXTS } from "./texts";
import type { Language } from "./words.svelte";

const FILES = import.meta.glob<string>("../../../src/lanterns/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(
  ["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../testing/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const ERROR_FILES = import.meta.glob<string>("../../../src/lanterns/{rules,server}/errors.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The files that a screen loads, by the name of the first. */
const BUNDLES = new Map(
  [
    ...(SOURCES["./texts.ts"] ?? "").matchAll(
      /^ {2}(\w+): [^(]+\("[^"]+\/(\w+)\.ftl"(?:, {\n(.*))?/gm,
    ),
  ].map(([, name = "", first = "", query]) => [
    name,
    [first, ...(/\?and=([\w,]+)/.exec(query ?? "")?.[1]?.split(",") ?? [])].map(
      (file) => `${file}.ftl`,
    ),
  ]),
);
const PAGE_FILES = [...new Set([...BUNDLES.values()].flat())];

/** Faults that only programs meet. */
const WITHOUT_WORDS = ["RouteFault", "PositionFormFault"];

type Message = FluentResource["body"][number];

/** The messages of one language by file, the page's own and the terminal's. */
function filesOf(language: Language): ReadonlyMap<string, readonly Message[]> {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return new Map(
    own.map(([path, text]) => [path.split("/").at(-1) ?? "", new FluentResource(text).body]),
  );
}

function spokenBy(language: Language): ReadonlyMap<string, Message> {
  const files = [...filesOf(language)].filter(([name]) => PAGE_FILES.includes(name));
  return new Map(files.flatMap(([, messages]) => messages.map((one) => [one.id, one] as const)));
}

/** The facts a message needs, with those of every message it refers to. */
function factsOf(part: unknown, spoken: ReadonlyMap<string, Message>): ReadonlySet<string> {
  const facts = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (node === null || typeof node !== "object") return;
    const { type, name, attr } = node as { type?: string; name?: string; attr?: string | null };
    if (type === "var" && name) facts.add(name);
    if (type === "mesg" && name) {
      const message = spoken.get(name);
      if (!message) throw new Error(`“${name}” is referred to and not there`);
      visit(attr ? message.attributes[attr] : message.value);
    }
    Object.values(node).forEach(visit);
  };
  visit(part);
  return facts;
}

const asked = Object.entries(SOURCES).map(([path, source]) => ({ path, ...messagesIn(source) }));

describe.each(LANGUAGES)("the words in %s", (language) => {
  const spoken = spokenBy(language);

  it("have a sentence for every id that the page asks for", () => {
    const missing = asked.flatMap(({ path, ids }) =>
      ids.filter((id) => !spoken.get(id)?.value).map((id) => `${path}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("have every member of the families that are completed while the page runs", () => {
    const missing = Object.entries(FAMILIES).flatMap(([beginning, ends]) =>
      ends.map((end) => beginning + end).filter((id) => !spoken.get(id)?.value),
    );
    expect(missing).toEqual([]);
  });

  it("have a sentence for whatever the server may refuse", () => {
    const faults = Object.values(ERROR_FILES)
      .flatMap((source) => source.split(/^class /m))
      .filter((source) => !WITHOUT_WORDS.some((name) => source.startsWith(`${name}(`)));
    const codes = faults.flatMap((source) =>
      [...source.matchAll(/^ {4}([A-Z][A-Z_]+) = /gm)].map(([, name]) => name ?? ""),
    );
    const ids = codes.map((code) => `error-${code.toLowerCase().replaceAll("_", "-")}`);
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => !spoken.get(id)?.value)).toEqual([]);
  });

  it("say each thing once, the terminal's words included", () => {
    const ids = [...filesOf(language).values()].flatMap((messages) => messages.map(({ id }) => id));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it("are the same messages with the same facts as in English", () => {
    const english = spokenBy("en");
    const shape = (all: ReadonlyMap<string, Message>) =>
      Object.fromEntries(
        [...all].map(([id, { value }]) => [id, value ? [...factsOf(value, all)].sort() : []]),
      );
    expect(shape(spoken)).toEqual(shape(english));
  });

  it("leave no line of their files unread", () => {
    for (const [path, text] of Object.entries(FILES)) {
      if (!path.includes(`/${language}/`)) continue;
      const written = text.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
      expect(
        new FluentResource(text).body.map(({ id }) => id),
        path,
      ).toEqual(written);
    }
  });
});

/** The sources that a screen loads at once: all that it imports, but not on demand. */
function loadedBy(screen: string): readonly string[] {
  const found = new Set(["../app/main.ts", screen]);
  for (const path of found) {
    for (const [, named = ""] of (SOURCES[path] ?? "").matchAll(/^import .*"(\.[^"]+)";$/gm)) {
      const base = new URL(named, `file:///src/words/${path}`).pathname.replace("/src/", "../");
      for (const ending of ["", ".ts"]) if (SOURCES[base + ending]) found.add(base + ending);
    }
  }
  return [...found];
}

/** The messages of files that are loaded together. */
function idsIn(bundle: string): readonly string[] {
  const files = filesOf("en");
  return (BUNDLES.get(bundle) ?? []).flatMap((file) => (files.get(file) ?? []).map(({ id }) => id));
}

describe("what is loaded together", () => {
  it("is named by its first file, and is everything but the terminal's own words", () => {
    expect([...BUNDLES].map(([name]) => name)).toEqual(Object.keys(TEXTS));
    expect([...BUNDLES].every(([name, [first]]) => first === `${name}.ftl`)).toBe(true);
    expect([...PAGE_FILES, "terminal.ftl"].sort()).toEqual([...filesOf("en").keys()].sort());
  });

  it.each([
    ["at the table itself", "../pages/table/TablePage.svelte", 60, "page"],
    ["by the page of rules", "../pages/learn/LearnPage.svelte", 30, "learn"],
    ["by the rules over a table", "../pages/learn/LearnDialog.svelte", 30, "learn"],
  ])("is needed %s, and nothing else", (_, screen, atLeast, own) => {
    const reached = loadedBy(screen);
    expect(reached.length).toBeGreaterThan(atLeast);
    const there = new Set([...idsIn("page"), ...idsIn(own)]);
    const later = new Set([...idsIn("screens"), ...idsIn("cards")]);
    const needed = reached.flatMap((path) =>
      messagesIn(SOURCES[path] ?? "")
        .ids.filter((id) => later.has(id) && !there.has(id))
        .map((id) => [path, id]),
    );
    expect(needed).toEqual([]);
  });
});

describe("the page's own files", () => {
  it("hold nothing that nobody says", () => {
    const english = filesOf("en");
    const all = [...english.values()].flat();
    const referred = new Set(
      all.flatMap((one) =>
        [...JSON.stringify(one).matchAll(/"mesg","name":"([\w-]+)"/g)].map(([, id]) => id),
      ),
    );
    const known = new Set([
      ...asked.flatMap(({ ids }) => ids),
      ...Object.entries(FAMILIES).flatMap(([beginning, ends]) =>
        ends.map((end) => beginning + end),
      ),
      ...referred,
    ]);
    const shared = [
      "pieces.ftl",
      "events.ftl",
      "errors.ftl",
      "records.ftl",
      "bots.ftl",
      "review.ftl",
    ];
    const own = PAGE_FILES.filter((name) => !shared.includes(name)).flatMap(
      (name) => english.get(name) ?? [],
    );
    const unsaid = own.filter(({ id }) => !known.has(id) && !id.startsWith("error-"));
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });
});

describe("families of messages", () => {
  it("are told wherever an id is completed while the page runs", () => {
    const untold = asked.flatMap(({ path, beginnings }) =>
      beginnings.filter((one) => !(one in FAMILIES)).map((one) => `${path}: ${one}`),
    );
    expect(untold).toEqual([]);
  });
});

describe("reading a source", () => {
  it("finds plain ids, both sides of a conditional, and beginnings", () => {
    const source =
      't("home"), t(here ? "come" : "gone", { name: t("you") }), t(`step-$' +
      '{name}`), set("other"), at.t("no")';
    expect(messagesIn(source)).toEqual({
      ids: ["home", "come", "gone", "you"],
      beginnings: ["step-"],
    });
  });
});
