/** Written by scripts/write_page_core.py from the bots of the package. */

/** How a level plays; numbers that differ by players stand under their number. */
export type Way =
  | { readonly kind: "random" | "greedy" }
  /** The simulator's structure of traits, as whole numbers. */
  | { readonly kind: "human"; readonly traits: readonly number[] }
  | {
      readonly kind: "search";
      readonly byNet: boolean;
      readonly width: number;
      /** Only with so few tiles left to lay; zero for always. */
      readonly last: number;
      /** Zero for as many as the time allows. */
      readonly playouts: Readonly<Record<number, number>>;
      /** With fewer for the best candidate, the search is not trusted. */
      readonly least: Readonly<Record<number, number>>;
    };

/** How long a bot that searches may think about one action. */
export const SECONDS = 1.0;

export const LEVELS = {
  random: {"kind": "random"},
  visitor: {"kind": "human", "traits": [2, 0, 512, 0, 358, 0, 0]},
  helper: {"kind": "human", "traits": [5, 307, 512, 0, 614, 0, 0]},
  lamplighter: {"kind": "human", "traits": [8, 410, 512, 0, 819, 0, 1]},
  apprentice: {"kind": "human", "traits": [24, 512, 307, 512, 1024, 0, 1]},
  artisan: {"kind": "greedy"},
  master: {"kind": "search", "byNet": false, "width": 8, "last": 0, "playouts": {"2": 48, "3": 96, "4": 192}, "least": {"2": 8, "3": 16, "4": 32}},
  sage: {"kind": "search", "byNet": false, "width": 8, "last": 0, "playouts": {"2": 160, "3": 320, "4": 640}, "least": {"2": 8, "3": 16, "4": 32}},
  dragon: {"kind": "search", "byNet": false, "width": 32, "last": 0, "playouts": {"2": 0, "3": 0, "4": 0}, "least": {"2": 32, "3": 64, "4": 128}},
  phoenix: {"kind": "search", "byNet": true, "width": 4, "last": 1, "playouts": {"2": 32, "3": 32, "4": 32}, "least": {"2": 8, "3": 8, "4": 8}},
  tiger: {"kind": "search", "byNet": true, "width": 12, "last": 3, "playouts": {"2": 96, "3": 96, "4": 96}, "least": {"2": 8, "3": 8, "4": 8}},
  kirin: {"kind": "search", "byNet": true, "width": 12, "last": 0, "playouts": {"2": 0, "3": 0, "4": 0}, "least": {"2": 8, "3": 8, "4": 8}},
  fox: {"kind": "human", "traits": [16, 614, 512, 1536, 1024, 0, 1]},
  magpie: {"kind": "human", "traits": [16, 307, 1024, 0, 1024, 8, 1]},
} as const satisfies Readonly<Record<string, Way>>;
