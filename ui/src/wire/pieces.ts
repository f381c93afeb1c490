/** Written by scripts/write_page_types.py from the referee's printed pieces. */

export const TILES: readonly { sides: string; platform: boolean }[] = [
  {"sides": "RWKB", "platform": false},
  {"sides": "GBKO", "platform": false},
  {"sides": "WKOK", "platform": false},
  {"sides": "GGGR", "platform": false},
  {"sides": "OPOO", "platform": false},
  {"sides": "RKGP", "platform": false},
  {"sides": "RGBP", "platform": false},
  {"sides": "WGOG", "platform": true},
  {"sides": "RGKR", "platform": false},
  {"sides": "WBKB", "platform": true},
  {"sides": "GROW", "platform": false},
  {"sides": "BPWR", "platform": false},
  {"sides": "RGGR", "platform": true},
  {"sides": "KPBB", "platform": false},
  {"sides": "WWRG", "platform": false},
  {"sides": "OPWW", "platform": true},
  {"sides": "PPRG", "platform": true},
  {"sides": "GBOB", "platform": false},
  {"sides": "BRKG", "platform": false},
  {"sides": "BKWG", "platform": false},
  {"sides": "RKKP", "platform": true},
  {"sides": "RKRO", "platform": true},
  {"sides": "PBPG", "platform": true},
  {"sides": "OBWO", "platform": true},
  {"sides": "BRWK", "platform": false},
  {"sides": "BWGP", "platform": false},
  {"sides": "OBOB", "platform": true},
  {"sides": "KWKW", "platform": true},
  {"sides": "PKWO", "platform": false},
  {"sides": "ROPW", "platform": false},
  {"sides": "PPKP", "platform": false},
  {"sides": "OKPR", "platform": false},
  {"sides": "BWOR", "platform": false},
  {"sides": "BPKO", "platform": false},
  {"sides": "RWKO", "platform": false},
  {"sides": "WGPB", "platform": false},
];

export const LAKE_TILES = 35;
export const TILES_IN_PLAY = {"2": 22, "3": 27, "4": 32};
export const CARDS_PER_COLOR = {"2": 5, "3": 7, "4": 8};
export const TOKENS_PER_STACK = {"2": 6, "3": 8, "4": 9};
export const HAND_SIZE = 3;
export const HAND_LIMIT = 12;
export const EXCHANGE_COST = 2;
export const GENERIC_HONOR = 4;
/** How the name of a bot begins in records and in lists of tables. */
export const BOT_PREFIX = "bot:";
/** The cards that each kind of dedication needs, by its number. */
export const DEDICATION_SETS = [{"colors": 1, "copies": 4}, {"colors": 3, "copies": 2}, {"colors": 7, "copies": 1}] as const;
