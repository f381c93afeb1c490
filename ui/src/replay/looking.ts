/** The seat to look from in a game that was played here: the next replay of it begins there. */

let expected: { readonly link: string; readonly seat: number } | undefined;

export function lookFrom(link: string, seat: number | undefined): void {
  expected = seat === undefined ? undefined : { link, seat };
}

export function seatFor(link: string): number | undefined {
  return expected?.link === link ? expected.seat : undefined;
}
