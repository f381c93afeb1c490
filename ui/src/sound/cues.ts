/** What can be heard. */

export type CueName =
  | "tile"
  | "match"
  | "favor"
  | "beam"
  | "denied"
  | "paper"
  | "dedicate"
  | "turn"
  | "lastTile"
  | "victory"
  | "defeat";

/** A sound; `pitch` is which match, which color, or how much honor. */
export interface Cue {
  readonly name: CueName;
  readonly pitch?: number;
  /** Milliseconds to wait. */
  readonly delay?: number;
}
