/** What a turn brought its player and me, to be drawn and to be said. */

import type { LogTurn } from "../../stage/summary";
import type { Letter } from "../../wire/letters";

interface Gains {
  readonly letters: readonly Letter[];
  readonly favor: number;
  readonly tokens: readonly number[];
}

/** What the player on turn got, and what I got. */
export function turnGains(
  { seat, entries }: LogTurn,
  mine: number | undefined,
): { readonly own: Gains; readonly mine: Gains | undefined } {
  const gainsOf = (whose: number | undefined): Gains => {
    const dealt = entries.flatMap((entry) => entry.dealt.filter((share) => share.seat === whose));
    return {
      letters: dealt.flatMap(({ letters }) => letters),
      favor: dealt.reduce((sum, { favor }) => sum + favor, 0),
      tokens: whose === seat ? entries.flatMap(({ honor }) => honor ?? []) : [],
    };
  };
  const isOther = mine !== undefined && mine !== seat;
  return { own: gainsOf(seat), mine: isOther ? gainsOf(mine) : undefined };
}

/** A turn in words. */
export function turnSentence({ entries }: LogTurn): string {
  return entries
    .map(({ title, gains }) => [title, gains.join("; ")].filter(Boolean).join(" "))
    .join(" ");
}
