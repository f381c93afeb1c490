/** The effects of a way to play a turn on every seat, as data; words come later. */

import type { Color, DedicationKind } from "../wire/protocol";
import { REASON } from "./layout";
import { REASON_TYPES } from "./names";

/** One effect. Where no seat is named, it is the active one's. */
export type Reason =
  | { readonly type: "token_taken"; readonly kind: DedicationKind; readonly honor: number }
  | { readonly type: "cards_returned"; readonly colors: readonly Color[] }
  | { readonly type: "cards_taken"; readonly colors: readonly Color[] }
  /** Taken, or paid if negative. */
  | { readonly type: "favor_taken"; readonly count: number }
  | { readonly type: "card_given"; readonly seat: number; readonly color: Color }
  /** The seat faces a color that the supply has run out of. */
  | { readonly type: "card_denied"; readonly seat: number; readonly color: Color }
  /** The cards of the seat now complete a set for a token of this honor. */
  | {
      readonly type: "set_completed";
      readonly seat: number;
      readonly kind: DedicationKind;
      readonly honor: number;
    };

/** Read one effect of the simulator's memory. */
export function readReason(view: DataView): Reason {
  const seat = view.getUint8(REASON.seat);
  const kind = view.getUint8(REASON.kind) as DedicationKind;
  const number = view.getInt8(REASON.number);
  const colors = COLORS.flatMap((color) =>
    new Array<Color>(view.getUint8(REASON.cards + color)).fill(color),
  );
  const [color = 0] = colors;
  const type = REASON_TYPES[view.getUint8(REASON.type)] ?? "cards_taken";
  switch (type) {
    case "token_taken":
      return { type, kind, honor: number };
    case "cards_returned":
    case "cards_taken":
      return { type, colors };
    case "favor_taken":
      return { type, count: number };
    case "card_given":
    case "card_denied":
      return { type, seat, color };
    case "set_completed":
      return { type, seat, kind, honor: number };
  }
}

const COLORS: readonly Color[] = [0, 1, 2, 3, 4, 5, 6];
