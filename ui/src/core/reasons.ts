/** The effects of a way to play a turn on every seat, as data; words come later. */

import type { Color, DedicationKind } from "../wire/protocol";
import { REASON } from "./layout";
import { REASON_TYPES } from "./names";

/** One effect; where two lines are compared, with what it explains of the loss. */
export type Reason = Effect & {
  /** Negative if it speaks for the line that loses. */
  readonly share?: number;
};

/** Where no seat is named, it is the active one's. */
type Effect =
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
    }
  /** The same for one more set of a kind. */
  | {
      readonly type: "second_set";
      readonly seat: number;
      readonly kind: DedicationKind;
      readonly honor: number;
    }
  /** One card of any of these colors completes a set. */
  | {
      readonly type: "one_short";
      readonly seat: number;
      readonly kind: DedicationKind;
      readonly honor: number;
      readonly colors: readonly Color[];
    }
  /** The token is taken before a seat that has the cards for it; this honor is left to it. */
  | {
      readonly type: "token_ahead";
      readonly seat: number;
      readonly kind: DedicationKind;
      readonly honor: number;
    }
  | { readonly type: "color_ended"; readonly color: Color }
  /** The seat's next turn takes such a token, in so many percent of the deals. */
  | {
      readonly type: "token_next";
      readonly seat: number;
      readonly kind: DedicationKind;
      readonly honor: number;
      readonly percent: number;
    }
  /** The seat's next tile brings so many tenths of a card on average. */
  | { readonly type: "cards_next"; readonly seat: number; readonly tenths: number }
  /** The seat wins in the end with as much honor as another. */
  | { readonly type: "tie_break"; readonly seat: number }
  /** The lake and the tiles that are kept offer more than with another line. */
  | { readonly type: "lake_left" }
  /** The seat's next turn offers it more than with another line. */
  | { readonly type: "more_next"; readonly seat: number };

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
    case "second_set":
    case "token_ahead":
      return { type, seat, kind, honor: number };
    case "one_short":
      return { type, seat, kind, honor: number, colors };
    case "color_ended":
      return { type, color };
    case "token_next":
      return { type, seat, kind, honor: number, percent: view.getUint8(REASON.often) };
    case "cards_next":
      return { type, seat, tenths: number };
    case "tie_break":
    case "more_next":
      return { type, seat };
    case "lake_left":
      return { type };
  }
}

const COLORS: readonly Color[] = [0, 1, 2, 3, 4, 5, 6];
