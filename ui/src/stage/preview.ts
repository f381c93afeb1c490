/** What a placement would give, line by line in the order of the rules. */

import { type Letter, letterOf } from "../wire/letters";
import type { Placement } from "../wire/protocol";
import { colorKey, yesNo } from "../words/keys";
import { t } from "../words/words.svelte";
import { parsePlace, placerOf } from "./placements";
import { type Reader, seatFacts, sideFacts } from "./sentences";

export interface PreviewLine {
  readonly seat: number;
  /** The lantern of a card; none for a favor token. */
  readonly letter: Letter | undefined;
  readonly received: boolean;
  readonly isMatch: boolean;
  readonly words: string;
}

export function previewLines(reader: Reader, placement: Placement): readonly PreviewLine[] {
  const [action, matches, favors, facings] = placement;
  const active = placerOf(placement);
  const own = parsePlace(action)?.cell;
  return [
    ...matches.map(([direction, color, received]) => {
      const facts = { ...sideFacts(reader, direction), color: colorKey(letterOf(color)) };
      const words = t(received ? "table-preview-match" : "table-preview-match-missed", facts);
      return { seat: active, letter: letterOf(color), received, isMatch: true, words };
    }),
    ...favors.map(([x, y, received]) => {
      const facts = { own: yesNo(x === own?.x && y === own.y) };
      const words = t(received ? "table-preview-favor" : "table-preview-favor-missed", facts);
      return { seat: active, letter: undefined, received, isMatch: false, words };
    }),
    ...facings.map(([seat, color, received]) => {
      const facts = { ...seatFacts(reader, seat), color: colorKey(letterOf(color)) };
      const words = t(received ? "table-preview-faced" : "table-preview-faced-missed", facts);
      return { seat, letter: letterOf(color), received, isMatch: false, words };
    }),
  ];
}
