/** Finds the messages that a source text uses, for the test that all of them exist. */

interface UsedMessages {
  /** Ids written out in full. */
  readonly ids: readonly string[];
  /** Prefixes of ids that are completed at runtime. */
  readonly beginnings: readonly string[];
}

/** Every id in the first argument of each `t(…)`; a conditional names two. */
export function messagesIn(source: string): UsedMessages {
  const ids: string[] = [];
  const beginnings: string[] = [];
  for (const call of source.matchAll(/(?<![\w.])t\(/g)) {
    const argument = firstArgument(source, call.index + call[0].length);
    for (const [, plain] of argument.matchAll(/"([a-z][\w.-]*)"/g)) if (plain) ids.push(plain);
    for (const [, begun] of argument.matchAll(/`([^`$]*)\$\{/g)) if (begun) beginnings.push(begun);
  }
  return { ids, beginnings };
}

function firstArgument(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if ("([{".includes(letter)) depth += 1;
    if (")]}".includes(letter)) depth -= 1;
    if (depth < 0 || (depth === 0 && letter === ",")) return source.slice(from, at);
  }
  return source.slice(from);
}
