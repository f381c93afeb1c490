/** Written by scripts/write_page_core.py: the words for the simulator's numbers. */

export const COLOR_LETTERS = "ROGPBWK" as const;

export const COLOR_NAMES = [
  "red",
  "orange",
  "green",
  "purple",
  "blue",
  "white",
  "black"
] as const;

export const DIRECTIONS = [
  "north",
  "east",
  "south",
  "west"
] as const;

export const PHASES = [
  "exchange",
  "dedicate",
  "place",
  "over"
] as const;

export const OFFER_KINDS = [
  "exchange",
  "four_of_a_kind",
  "three_pair",
  "seven_unique",
  "discard",
  "place",
  "end"
] as const;

export const EVENT_TYPES = [
  "exchanged",
  "dedicated",
  "discarded",
  "tile_laid",
  "matched",
  "favor_earned",
  "faced",
  "tile_drawn",
  "turn_began",
  "game_ended"
] as const;

export const DECIDERS = [
  {
    "name": "honor",
    "sentence": "The most honor wins."
  },
  {
    "name": "favor",
    "sentence": "Equal in honor; the most favor tokens left decide."
  },
  {
    "name": "cards",
    "sentence": "Equal in honor and favor; the most lantern cards left decide."
  },
  {
    "name": "nothing",
    "sentence": "Equal in honor, favor and cards: the victory is shared."
  }
] as const;

export const VERDICTS = [
  "best",
  "good",
  "inaccuracy",
  "mistake",
  "blunder"
] as const;

export const REASON_TYPES = [
  "token_taken",
  "cards_returned",
  "cards_taken",
  "favor_taken",
  "card_given",
  "card_denied",
  "set_completed",
  "second_set",
  "one_short",
  "token_ahead",
  "color_ended",
  "token_next",
  "cards_next",
  "tie_break",
  "lake_left",
  "more_next"
] as const;

export const COUNT_WORDS = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve"
] as const;

export const REFUSALS = [
  {
    "code": "game_over",
    "sentence": "The game is over."
  },
  {
    "code": "already_exchanged",
    "sentence": "You have already made this turn’s exchange."
  },
  {
    "code": "exchange_passed",
    "sentence": "The exchange comes before the dedication and before any discard."
  },
  {
    "code": "exchange_favor",
    "sentence": "An exchange costs two favor tokens, and you have {have:w}."
  },
  {
    "code": "exchange_same",
    "sentence": "You must take a different color from the one you give."
  },
  {
    "code": "no_card",
    "sentence": "You have no {color} card."
  },
  {
    "code": "supply_out",
    "sentence": "The supply has no {color} card left."
  },
  {
    "code": "dedication_passed",
    "sentence": "You have already dedicated this turn, or begun to discard."
  },
  {
    "code": "not_a_set",
    "sentence": "Those cards are not a set that can be dedicated."
  },
  {
    "code": "set_color",
    "sentence": "You need {need:w} {color} cards and have {have:w}."
  },
  {
    "code": "set_seven",
    "sentence": "You need a card of every color, and you have no {color} one."
  },
  {
    "code": "discard_early",
    "sentence": "You can discard only while you have more than twelve cards; you have {have:w}."
  },
  {
    "code": "discard_final",
    "sentence": "The 12-card limit does not apply in the final turn."
  },
  {
    "code": "hand_limit",
    "sentence": "You have {have} cards and must come down to twelve before you place a tile."
  },
  {
    "code": "place_final",
    "sentence": "Nothing is placed in the final turn."
  },
  {
    "code": "not_in_hand",
    "sentence": "You do not hold tile {tile}."
  },
  {
    "code": "cell_taken",
    "sentence": "There is already a tile on cell {x},{y}."
  },
  {
    "code": "cell_apart",
    "sentence": "No tile on the lake shares a side with cell {x},{y}."
  },
  {
    "code": "bad_turns",
    "sentence": "A tile can be turned by 0, 1, 2 or 3 quarter turns, not {turns}."
  },
  {
    "code": "must_place",
    "sentence": "You must place a tile; only a final turn ends without one."
  }
] as const;

export const NOT_AN_ACTION = "“{text}” is not an action." as const;

export const TABLE_FAULTS = {
  "no_seat": "There is no seat {seat} at this table.",
  "seat_not_yours": "This seat is not yours.",
  "seat_not_played": "This seat is not played by a bot.",
  "bot_name": "A person's name cannot begin with “{prefix}”.",
  "no_level": "There is no bot “{level}”.",
  "bad_invitation": "This invitation has been used or withdrawn.",
  "already_started": "The game has already begun.",
  "not_started": "The game has not begun.",
  "not_your_turn": "It is not your turn.",
  "curtain": "Say first that you are there.",
  "bot_plays": "A bot plays this seat; take it back first.",
  "nothing_to_take_back": "There is nothing to take back in this turn.",
  "table_closed": "This table is closed.",
  "not_ended": "The game is not over yet.",
  "rematched": "There is a rematch already.",
  "too_many_changes": "This has been done too often at this table.",
  "not_stored": "The server could not store this, so it did not happen; try again."
} as const;

export const MOST = {
  "renamed": 50,
  "tookback": 300,
  "handedover": 100,
  "moveoffered": 50,
  "revealed": 50,
  "endwanted": 50
} as const;

export const RECORD_FORMAT = "lanterns-record/1" as const;

export const RULES_VERSION = 1 as const;

export const DEFAULT_SEATING: Readonly<Record<number, readonly number[]>> = {"2": [2, 0], "3": [2, 3, 0], "4": [2, 3, 0, 1]};
