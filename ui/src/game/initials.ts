/**
 * A name shortened to a few letters. A number at its end stays, because it distinguishes the bots
 * of one level.
 */
export function initials(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= 5) {
    return name;
  }
  return letters.slice(0, 3).join("") + (/ \d+$/.exec(name)?.[0].trimStart() ?? "");
}
