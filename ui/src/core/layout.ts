/** Written by scripts/write_page_core.py from the layout of the simulator. */

/** The printed pieces as the simulator takes them, in hexadecimal digits. */
export const TABLES =
  "00050604020406010506010602020200010301010006020300020403050201020002060005040604020001050403050000020200060304040505000201030505030300020204010404000602040605020006060300060001030403020104050104000506040502030104010406050605030605010001030503030603010603000405010004030601000506010502030400000000000000010001000001000001010000000101010100000101000000000000000000000507080000161b2000000608090000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000807060505040000000908070605050000000a09080706050000000807060605050504000908070706060505000a09080807070605000807070606050505040908080707060605050a0909080807070605030c140204";

/** What the module must report: it and this file describe the same memory. */
export const SIZES = [335, 32, 544, 16, 16, 64, 40, 72, 64, 32, 8, 14, 37, 28, 16, 1960, 72, 40, 901, 224];

export const MAX_ACTIONS = 901;
export const MAX_EVENTS = 16;
export const MAX_LINES = 16;
export const MOMENTS = 3;
/** In how many deals of the unseen tiles the coach compares the best lines. */
export const ADVICE_WORLDS = 96;
/** Room for the text of one placement with all it would give. */
export const PREVIEW_BYTES = 224;
/** Added to x and y where a cell is one number. */
export const ORIGIN = 64;

/** Where each field of a structure begins, in bytes. */
export const STATE = {
  bytes: 544,
  players: 0,
  supply: 128,
  free: 136,
  cells: 408,
  placed: 474,
  draw: 507,
  seating: 527,
  taken: 531,
  free_count: 534,
  placed_count: 535,
  draw_count: 536,
  player_count: 537,
  favor_bank: 538,
  turn: 539,
  phase: 540,
  padding: 541,
} as const;
export const PLAYER = {
  bytes: 32,
  cards: 0,
  hand: 8,
  hand_count: 11,
  favor: 12,
  honor: 13,
  token_count: 14,
  spare: 15,
  tokens: 16,
  padding: 28,
} as const;
export const CANDIDATE = {
  bytes: 64,
  action: 0,
  value: 4,
  playouts: 8,
  then: 12,
  wins: 16,
  squared_wins: 24,
  honor_0: 32,
  honor_1: 40,
  honor_2: 48,
  honor_3: 56,
} as const;
export const EVENT = {
  bytes: 8,
  kind: 0,
  seat: 1,
  color: 2,
  other: 3,
  flag: 4,
  number: 5,
  cell: 6,
} as const;
export const REFUSAL = {
  bytes: 14,
  fault: 0,
  have: 2,
  need: 4,
  color: 6,
  tile: 8,
  x: 10,
  y: 12,
} as const;
export const STANDING = {
  bytes: 37,
  ranks: 0,
  winners: 4,
  decider: 5,
  is_final: 6,
  stack_counts: 7,
  stacks: 10,
} as const;
export const REASON = {
  bytes: 16,
  cards: 0,
  type: 8,
  seat: 9,
  kind: 10,
  number: 11,
  often: 12,
  padding: 13,
} as const;
export const LINE = {
  bytes: 1960,
  chance: 0,
  honor: 32,
  at_table: 64,
  variance: 96,
  reasons: 104,
  alone_shares: 872,
  missed_shares: 1256,
  lake_share: 1640,
  more_next_shares: 1648,
  next_cards: 1680,
  next_worth: 1712,
  cards: 1744,
  actions: 1776,
  worlds: 1840,
  alone: 1844,
  missed: 1892,
  next_token: 1940,
  next_often: 1944,
  alone_count: 1948,
  missed_count: 1949,
  count: 1950,
  reason_count: 1951,
  favor: 1952,
  honor_now: 1953,
  is_exact: 1954,
  padding: 1955,
} as const;
export const ADVICE = {
  bytes: 72,
  shift: 0,
  loss_win: 32,
  loss_honor: 40,
  stake: 48,
  count: 56,
  chosen: 60,
  seat: 64,
  verdict: 65,
  is_exact: 66,
  padding: 67,
} as const;
export const ACCOUNT = {
  bytes: 40,
  result: 0,
  own: 8,
  others: 16,
  luck: 24,
  quality: 32,
} as const;
