import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { packMessages } from "../../scripts/pack-messages";
import { LANGUAGES } from "./languages";
import { Catalog, type Facts, type Pattern } from "./messages";

const FILES = import.meta.glob<string>("../../../src/lanterns/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every fact of a message with the values that it chooses by, those of other messages included. */
function factsIn(messages: Readonly<Record<string, Pattern>>, pattern: Pattern) {
  const found = new Map<string, Set<string | number>>();
  const visit = (one: Pattern): void => {
    if (typeof one === "string") return;
    for (const part of one) {
      if (typeof part === "string") continue;
      if ("m" in part) visit(messages[part.m] ?? "");
      else {
        const name = "v" in part ? part.v : part.s;
        const values = found.get(name) ?? new Set(["Ada", 0, 1, 2, 5, 12, 1234]);
        found.set(name, values);
        if (!("s" in part)) continue;
        for (const [key, own] of Object.entries(part.k)) {
          values.add(Number.isNaN(Number(key)) ? key : Number(key));
          visit(own);
        }
      }
    }
  };
  visit(pattern);
  return found;
}

describe.each(LANGUAGES)("packed messages in %s", (language) => {
  const text = Object.entries(FILES)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, own]) => own)
    .join("\n");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const packed = packMessages(text);
  const catalog = new Catalog(language, packed);

  it("are formatted as Fluent formats them, whatever the facts", () => {
    let compared = 0;
    for (const [id, pattern] of Object.entries(packed)) {
      const value = bundle.getMessage(id)?.value;
      if (!value) continue;
      const facts = factsIn(packed, pattern);
      const most = Math.max(1, ...[...facts.values()].map(({ size }) => size));
      for (let turn = 0; turn < most; turn += 1) {
        const chosen: Facts = Object.fromEntries(
          [...facts].map(([name, values]) => [name, [...values][turn % values.size] ?? ""]),
        );
        const missing: string[] = [];
        const said = catalog.format(id, chosen, missing);
        expect([id, chosen, said, missing]).toEqual([
          id,
          chosen,
          bundle.formatPattern(value, { ...chosen }),
          [],
        ]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1500);
  });
});

describe("what is not there", () => {
  it("is reported, and shown by its name", () => {
    const catalog = new Catalog("en", packMessages("greeting = Hello { $name }{ nobody }"));
    const missing: string[] = [];
    expect(catalog.format("greeting", {}, missing)).toBe("Hello $namenobody");
    expect(missing).toEqual(["$name", "nobody"]);
    expect(catalog.has("greeting")).toBe(true);
    expect(catalog.has("toString")).toBe(false);
  });

  it("of Fluent is refused by the build", () => {
    expect(() => packMessages("when = { DATETIME($day) }")).toThrow("func");
    const twice = "kind =\n { $kind ->\n  [one] 1\n  [one] 2\n *[other] 3\n }\n";
    expect(() => packMessages(twice)).toThrow("twice");
  });
});
