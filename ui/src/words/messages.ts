/**
 * Messages as the build packs them from the Fluent files, and their formatting. Of Fluent there are
 * facts, references to other messages, and choices by a fact: what the page's words are made of.
 */

/** A choice by a fact: by itself, or by the plural form of a number; otherwise `d`. */
interface Choice {
  readonly s: string;
  readonly d: string;
  readonly k: Readonly<Record<string, Pattern>>;
}

/** A text, a fact, another message (or an attribute of one), or a choice. */
export type Part = string | { readonly v: string } | { readonly m: string } | Choice;
export type Pattern = string | readonly Part[];
export type Messages = Readonly<Record<string, Pattern>>;
export type Facts = Readonly<Record<string, string | number>>;

/** The messages of one language. */
export class Catalog {
  readonly #messages: Messages;
  readonly #plurals: Intl.PluralRules;
  readonly #numbers: Intl.NumberFormat;

  constructor(language: string, messages: Messages) {
    this.#messages = messages;
    this.#plurals = new Intl.PluralRules(language);
    this.#numbers = new Intl.NumberFormat(language);
  }

  has(id: string): boolean {
    return Object.hasOwn(this.#messages, id);
  }

  /** The text of a message; `missing` collects the ids and facts that are not there. */
  format(id: string, facts: Facts, missing: string[]): string {
    const pattern = this.#messages[id];
    if (pattern === undefined) {
      missing.push(id);
      return id;
    }
    return this.#join(pattern, facts, missing);
  }

  #join(pattern: Pattern, facts: Facts, missing: string[]): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => this.#say(part, facts, missing)).join("");
  }

  #say(part: Part, facts: Facts, missing: string[]): string {
    if (typeof part === "string") return part;
    if ("m" in part) return this.format(part.m, facts, missing);
    const name = "v" in part ? part.v : part.s;
    const fact = facts[name];
    if (fact === undefined) missing.push(`$${name}`);
    if ("s" in part) return this.#join(this.#chosen(part, fact), facts, missing);
    return typeof fact === "number" ? this.#numbers.format(fact) : (fact ?? `$${name}`);
  }

  #chosen({ d, k }: Choice, fact: string | number | undefined): Pattern {
    const plural = typeof fact === "number" ? this.#plurals.select(fact) : d;
    return k[fact ?? d] ?? k[plural] ?? k[d] ?? "";
  }
}
