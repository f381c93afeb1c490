/** Who sits at the next table: lanterns at the edges of the lake, clockwise from my left. */

/** A level for each edge; an empty text is a free edge. */
export type Opponents = readonly string[];

/** Return the opponents after a tap: seat a lantern at the next free edge, or free its own. */
export function tapped(opponents: Opponents, level: string): Opponents {
  if (opponents.includes(level)) return opponents.map((one) => (one === level ? "" : one));
  const free = opponents.indexOf("");
  // At a full table the new one takes the last edge.
  const edge = free < 0 ? opponents.length - 1 : free;
  return opponents.map((one, place) => (place === edge ? level : one));
}

/**
 * Return opponents for so many edges: those who were chosen and still exist, then those to beat
 * next: from the weakest that is not beaten yet upward, and then those further down.
 */
export function filled(
  chosen: Opponents,
  edges: number,
  ladder: readonly string[],
  known: readonly string[],
  beaten: ReadonlySet<string>,
): Opponents {
  const seated = [...new Set(chosen)].filter((level) => known.includes(level)).slice(0, edges);
  const next = ladder.findIndex((level) => !beaten.has(level));
  const from = next < 0 ? ladder.length - 1 : next;
  const others = [...ladder.slice(from), ...ladder.slice(0, from).reverse(), ...known];
  for (const level of others) {
    if (seated.length >= edges) break;
    if (!seated.includes(level)) seated.push(level);
  }
  return seated;
}

/** Return opponents by chance, none of them twice. */
export function surprise(
  edges: number,
  known: readonly string[],
  random: () => number = Math.random,
): Opponents {
  const left = [...known];
  return Array.from({ length: Math.min(edges, known.length) }, () => {
    const [one = ""] = left.splice(Math.floor(random() * left.length), 1);
    return one;
  });
}

/** Return who sits where after a lantern was dragged to an edge; one that sits there changes places. */
export function dragged(
  from: number,
  to: number,
  opponents: Opponents,
  edges: readonly number[],
): { readonly opponents: Opponents; readonly edges: readonly number[] } {
  const seats = new Map(edges.map((edge, place) => [edge, opponents[place] ?? ""]));
  const [moved, other] = [seats.get(from) ?? "", seats.get(to)];
  seats.delete(from);
  if (other !== undefined) seats.set(from, other);
  seats.set(to, moved);
  const sorted = [...seats].sort(([one], [another]) => one - another);
  return { opponents: sorted.map(([, level]) => level), edges: sorted.map(([edge]) => edge) };
}

/** Return the edges after a move to an empty one: the next lantern clockwise moves there. */
export function movedTo(edge: number, edges: readonly number[]): number[] {
  const next = edges.find((one) => one > edge) ?? edges[0];
  return [...edges.filter((one) => one !== next), edge].sort();
}
