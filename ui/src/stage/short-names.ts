/** Names short enough for a badge, which still differ where the whole names do. */

/** As many letters as a badge has room for; a number and the space before it are narrow. */
const MOST = 7;
const MOST_NUMBERED = 8;
const MORE = "…";

export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map(shorten);
  const taken = new Set(short.filter((name) => short.indexOf(name) === short.lastIndexOf(name)));
  return short.map((name) => {
    if (taken.has(name)) return name;
    // Cut alike: numbered, as equal names are.
    const free = [1, 2, 3, 4].map((nth) => `${abbreviated(name, MOST - 2)} ${nth}`);
    const own = free.find((one) => !taken.has(one)) ?? name;
    taken.add(own);
    return own;
  });
}

/** The first letters of a name; a number at its end stays, because it tells equal names apart. */
function shorten(name: string): string {
  const number = / \d+$/.exec(name)?.[0] ?? "";
  if (lengthOf(name) <= (number ? MOST_NUMBERED : MOST)) return name;
  const whole = name.slice(0, name.length - number.length);
  // A first name alone is better than one that is cut.
  const [first = ""] = whole.split(" ");
  const room = MOST - number.length;
  if (lengthOf(first) <= room) return first + number;
  return number ? abbreviated(whole, room) + number : cut(whole, room - 1) + MORE;
}

/** A name before a number: a full stop tells that it is cut, where three of them have no room. */
function abbreviated(name: string, room: number): string {
  return lengthOf(name) <= room ? name : `${cut(name, room - 1)}.`;
}

function cut(name: string, length: number): string {
  return Array.from(name.replace(MORE, "")).slice(0, length).join("").trimEnd();
}

function lengthOf(name: string): number {
  return Array.from(name).length;
}
