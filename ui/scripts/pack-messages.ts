/** Turns Fluent messages into what the page formats: it is built with the parser, not shipped with it. */

import { FluentResource } from "@fluent/bundle";
import type { Messages, Part, Pattern } from "../src/words/messages.ts";

type Parsed = NonNullable<FluentResource["body"][number]["value"]>;
type Element = Exclude<Extract<Parsed, readonly unknown[]>[number], string>;

/** Pack the messages of a text by their ids; the attributes of one stand beside it, as `id.name`. */
export function packMessages(text: string): Messages {
  const packed: Record<string, Pattern> = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) packed[id] = packPattern(value);
    for (const [name, own] of Object.entries(attributes)) {
      packed[`${id}.${name}`] = packPattern(own as Parsed);
    }
  }
  return packed;
}

function packPattern(pattern: Parsed): Pattern {
  if (typeof pattern === "string") return pattern;
  return pattern.map((element) => (typeof element === "string" ? element : packPart(element)));
}

function packPart(element: Element): Part {
  if (element.type === "var") return { v: element.name };
  if (element.type === "mesg") {
    return { m: element.attr ? `${element.name}.${element.attr}` : element.name };
  }
  if (element.type === "select" && element.selector.type === "var") {
    const keys = element.variants.map(({ key }) => String("value" in key ? key.value : ""));
    if (new Set(keys).size < keys.length) throw new TypeError(`A choice has twice: ${keys}.`);
    return {
      s: element.selector.name,
      d: keys[element.star] ?? "",
      k: Object.fromEntries(
        element.variants.map(({ value }, index) => [keys[index], packPattern(value as Parsed)]),
      ),
    };
  }
  throw new TypeError(`The page cannot format “${element.type}”: see src/words/messages.ts.`);
}
