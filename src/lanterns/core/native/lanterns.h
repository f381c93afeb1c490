/* The simulator's public interface: plain C11, no allocation, no printed data inside.
 *
 * Call `lanterns_load` once with the printed tables. Everything else works on blocks of fixed-size
 * states that the caller owns. A state copies with one assignment, and equal positions are equal
 * byte for byte.
 */
#ifndef LANTERNS_H
#define LANTERNS_H

#include <stdint.h>

#if defined(_WIN32)
#define LANTERNS_API __declspec(dllexport)
#elif defined(__GNUC__)
#define LANTERNS_API __attribute__((visibility("default")))
#else
#define LANTERNS_API
#endif

enum {
    LANTERNS_COLORS = 7,
    LANTERNS_KINDS = 3,
    LANTERNS_TILES = 36,
    LANTERNS_MAX_PLAYERS = 4,
    LANTERNS_MAX_HAND = 3,
    LANTERNS_MAX_IN_PLAY = 32,
    LANTERNS_MAX_PLACED = LANTERNS_MAX_IN_PLAY + 1,
    LANTERNS_MAX_FREE = 2 * LANTERNS_MAX_PLACED + 2, /* a straight line has the most */
    LANTERNS_MAX_DRAW = 20,
    LANTERNS_MAX_STACK = 9,
    LANTERNS_MAX_TOKENS = 12,
    LANTERNS_MAX_ACTIONS = 42 + 7 + 35 + 1 + LANTERNS_MAX_HAND * LANTERNS_MAX_FREE * 4,
    LANTERNS_PREVIEW_BYTES = 224, /* 208 for four matches and five favors far from the middle */
    LANTERNS_MAX_WIDTH = 128, /* of a search */
    LANTERNS_MAX_PLANS = 3 * LANTERNS_MAX_WIDTH,
    LANTERNS_MAX_BATCH = 1 << 20, /* evaluations */
    LANTERNS_BELIEF_TURNS = 2, /* of each seat: after three, a hand of three is all new */
    LANTERNS_ORIGIN = 64, /* added to x and y in a cell's number */
    LANTERNS_TRAIT_UNIT = 1024
};

/* What learners get; native/encoding/ has the rest. It is no part of the page's module. */
enum {
    LANTERNS_OBSERVATION_VERSION = 1,
    LANTERNS_MAX_OPEN = 66, /* free cells while a tile is yet to be placed */
    LANTERNS_IDS = 885,
    LANTERNS_NO_ID = -1,
    LANTERNS_PLANES = 30,
    LANTERNS_POLICY_HUMAN = 2, /* beside POLICY_RANDOM and POLICY_GREEDY */
    LANTERNS_POLICY_CALLER = 3, /* the caller chooses, between two steps */
    LANTERNS_WAIT = INT32_MIN, /* instead of an id: this table is not stepped */
    LANTERNS_MOST_OTHERS = 64, /* actions of the others between two of the learner's */
    LANTERNS_ILLEGAL_REWARD = -1,
    LANTERNS_ILLEGAL_HONOR = -200, /* for rewards in honor: more than all tokens of the box */
    LANTERNS_SHAPED_HONOR = 100, /* points of honor that a shaped reward counts as a victory */
    LANTERNS_SCALED_HONOR = 50   /* by which a scaled reward divides the margin */
};

enum {
    LANTERNS_REWARD_WIN,
    LANTERNS_REWARD_MARGIN,
    LANTERNS_REWARD_SHAPED,
    LANTERNS_REWARD_SCALED,
    LANTERNS_REWARDS
};

enum { LANTERNS_STEP_ON, LANTERNS_STEP_ENDED, LANTERNS_STEP_ILLEGAL };

/* The earliest step of the turn that is still open. */
enum { PHASE_EXCHANGE, PHASE_DEDICATE, PHASE_PLACE, PHASE_OVER };

/* An action is one integer: its kind in bits 24 to 26, and below them what the kind needs.
 *   exchange: given << 3 | taken      four of a kind, discard: the color
 *   three pair: a mask of colors     place: tile << 16 | cell << 2 | turns
 * A cell is one number: (x + ORIGIN) << 7 | (y + ORIGIN).
 */
enum {
    ACTION_EXCHANGE,
    ACTION_FOUR_OF_A_KIND,
    ACTION_THREE_PAIR,
    ACTION_SEVEN_UNIQUE,
    ACTION_DISCARD,
    ACTION_PLACE,
    ACTION_END_TURN,
    ACTION_KINDS
};

/* What happened, in the order of the referee's events. */
enum {
    EVENT_EXCHANGED,
    EVENT_DEDICATED,
    EVENT_DISCARDED,
    EVENT_TILE_LAID,
    EVENT_MATCHED,
    EVENT_FAVOR_EARNED,
    EVENT_FACED,
    EVENT_TILE_DRAWN,
    EVENT_TURN_BEGAN,
    EVENT_GAME_ENDED,
    LANTERNS_MAX_EVENTS = 16 /* of one action: a tile laid, 4 matches, 5 favors, 4 cards, 2 more */
};

/* Why an action is not legal, in the order of the referee's refusals. */
enum {
    REFUSED_NOT,
    REFUSED_GAME_OVER,
    REFUSED_ALREADY_EXCHANGED,
    REFUSED_EXCHANGE_PASSED,
    REFUSED_EXCHANGE_FAVOR,
    REFUSED_EXCHANGE_SAME,
    REFUSED_NO_CARD,
    REFUSED_SUPPLY_OUT,
    REFUSED_DEDICATION_PASSED,
    REFUSED_NOT_A_SET,
    REFUSED_SET_COLOR,
    REFUSED_SET_SEVEN,
    REFUSED_DISCARD_EARLY,
    REFUSED_DISCARD_FINAL,
    REFUSED_HAND_LIMIT,
    REFUSED_PLACE_FINAL,
    REFUSED_NOT_IN_HAND,
    REFUSED_CELL_TAKEN,
    REFUSED_CELL_APART,
    REFUSED_BAD_TURNS, /* not by a packed action, which has room for good ones only */
    REFUSED_MUST_PLACE
};

enum { POLICY_RANDOM, POLICY_GREEDY, POLICIES };

/* What went wrong. After every fault the caller's memory is unchanged. */
enum {
    LANTERNS_OK,
    LANTERNS_BAD_TABLES,
    LANTERNS_BAD_SEATING,
    LANTERNS_BAD_TILES,
    LANTERNS_BAD_HANDS,
    LANTERNS_BAD_LAKE,
    LANTERNS_BAD_CARDS,
    LANTERNS_BAD_FAVOR,
    LANTERNS_BAD_TOKENS,
    LANTERNS_BAD_TURN,
    LANTERNS_NOT_CANONICAL
};

/* The printed pieces. What depends on the number of players is indexed by it. */
typedef struct {
    uint8_t sides[LANTERNS_TILES][4];
    uint8_t platform[LANTERNS_TILES];
    uint8_t cards_per_color[LANTERNS_MAX_PLAYERS + 1];
    uint8_t tiles_in_play[LANTERNS_MAX_PLAYERS + 1];
    uint8_t stack_size[LANTERNS_MAX_PLAYERS + 1];
    uint8_t stacks[LANTERNS_MAX_PLAYERS + 1][LANTERNS_KINDS][LANTERNS_MAX_STACK];
    uint8_t hand_size;
    uint8_t hand_limit;
    uint8_t favor_tokens;
    uint8_t exchange_cost;
    uint8_t generic_honor;
} LanternsTables;

/* Lantern cards: seven counts in the low bytes, in color order, and their sum in the top one. */
typedef uint64_t LanternsCards;

typedef struct {
    LanternsCards cards;
    uint8_t hand[LANTERNS_MAX_HAND]; /* tile ids, zero where there is none */
    uint8_t hand_count;
    uint8_t favor;
    uint8_t honor;
    uint8_t token_count;
    uint8_t spare;
    uint8_t tokens[LANTERNS_MAX_TOKENS]; /* kind << 4 | honor, in the order taken */
    uint8_t padding[4];
} LanternsPlayer;

typedef struct {
    LanternsPlayer players[LANTERNS_MAX_PLAYERS];
    LanternsCards supply;
    /* Free cells by x, then y: cell << 16 | what its four neighbors show. That is a nibble each,
     * from the north clockwise: the color, plus 8 for a platform; 7 where there is no tile. */
    uint32_t free[LANTERNS_MAX_FREE];
    uint16_t cells[LANTERNS_MAX_PLACED];      /* of the tiles on the lake, in order of placement */
    uint8_t placed[LANTERNS_MAX_PLACED];      /* tile << 2 | turns */
    uint8_t draw[LANTERNS_MAX_DRAW];          /* the top of the draw stack comes last */
    uint8_t seating[LANTERNS_MAX_PLAYERS];
    uint8_t taken[LANTERNS_KINDS];            /* tokens gone from each stack, generic ones too */
    uint8_t free_count;
    uint8_t placed_count;
    uint8_t draw_count;
    uint8_t player_count;
    uint8_t favor_bank;
    uint8_t turn;
    uint8_t phase;
    uint8_t padding[3];
} LanternsState;

/* What a placement gives: matched cards by color, favor, and each seat's facing card (-1: none). */
typedef struct {
    uint8_t matched[8];
    uint8_t favor;
    int8_t facing[LANTERNS_MAX_PLAYERS];
    uint8_t padding[3];
} LanternsOutcome;

typedef struct {
    uint8_t honor[LANTERNS_MAX_PLAYERS];
    uint8_t favor[LANTERNS_MAX_PLAYERS];
    uint8_t cards[LANTERNS_MAX_PLAYERS];
    uint8_t winners; /* a bit for each seat that shares the victory */
    uint8_t padding;
    uint16_t actions; /* of the playout */
} LanternsResult;

/* One consequence of an action; what a kind of event does not have is zero. */
typedef struct {
    uint8_t kind, seat;
    uint8_t color;  /* of the card; given in an exchange; a mask of those dedicated */
    uint8_t other;  /* the color taken, the kind of dedication, a direction, a tile's turns */
    uint8_t flag;   /* whether it was received, is a generic token, or is a final turn */
    uint8_t number; /* the tile, or the honor */
    uint16_t cell;  /* of the tile, the matched neighbor or the platform */
} LanternsEvent;

/* Why an action is not legal, with the facts of the case; `fault` is zero for a legal one. */
typedef struct {
    int16_t fault, have, need, color, tile, x, y;
} LanternsRefusal;

/* How a game stands. */
typedef struct {
    uint8_t ranks[LANTERNS_MAX_PLAYERS]; /* from 1; equal seats share a rank */
    uint8_t winners;                     /* a bit for each */
    uint8_t decider;                     /* honor, favor, cards or nothing */
    uint8_t is_final;                    /* whether this is a final turn */
    uint8_t stack_counts[LANTERNS_KINDS];
    uint8_t stacks[LANTERNS_KINDS][LANTERNS_MAX_STACK]; /* the honor left, the top first */
} LanternsStanding;

/* One candidate of a search. Sums are over its playouts, for the seat that searches. */
typedef struct {
    int32_t action;
    int32_t value; /* by the greedy policy, in 1024ths of an honor point */
    uint32_t playouts;
    int32_t then; /* the placement that follows when `action` is no placement, or -1 */
    double wins; /* a shared victory counts as its share */
    double squared_wins;
    double honor[LANTERNS_MAX_PLAYERS];
} LanternsCandidate;

/* What a player who plays like people notices and values. Shares, probabilities and values in honor
 * are in 1024ths. */
typedef struct {
    int32_t cells;       /* free cells looked at before a tile is placed */
    int32_t aim;         /* from 0, where any card is as good as another, to 1: only sets count */
    int32_t favor;       /* the value of a favor token */
    int32_t spite;       /* how much of another's gain counts as a loss */
    int32_t readiness;   /* the probability of dedicating a set now rather than later */
    int32_t least_honor; /* the token to wait for while there is room for more cards; in points */
    int32_t exchanges;   /* whether an exchange is considered when a single card is missing */
} LanternsTraits;

/* What a seat sees, for learners. Seats come in turn order from the observer on; the lake is turned
 * so that the observer sits in the south. docs/research.md describes the fields. */
typedef struct {
    int8_t players;
    int8_t phase[4];
    int8_t turn[LANTERNS_MAX_PLAYERS];
    int8_t is_final;
    int8_t draw_count;
    int8_t favor_bank;
    int8_t supply[LANTERNS_COLORS];
    int8_t next_honor[LANTERNS_KINDS];
    int8_t tokens_left[LANTERNS_KINDS];
    int8_t sides[LANTERNS_MAX_PLAYERS][4];
    int8_t cards[LANTERNS_MAX_PLAYERS][LANTERNS_COLORS];
    int8_t card_count[LANTERNS_MAX_PLAYERS];
    int8_t favor[LANTERNS_MAX_PLAYERS];
    int8_t honor[LANTERNS_MAX_PLAYERS];
    int8_t hand_size[LANTERNS_MAX_PLAYERS];
    int8_t tokens_taken[LANTERNS_MAX_PLAYERS][LANTERNS_KINDS];
    int8_t hand_tile[LANTERNS_MAX_HAND];
    int8_t hand_platform[LANTERNS_MAX_HAND];
    int8_t hand_sides[LANTERNS_MAX_HAND][4][LANTERNS_COLORS];
    int8_t unseen[LANTERNS_TILES];
    int8_t lake[LANTERNS_MAX_PLACED][8]; /* tile, x, y, four colors, platform; unused rows -1 */
    int8_t free[LANTERNS_MAX_OPEN][10];  /* x, y, four colors (-1: no tile), four platforms */
} LanternsObservation;

/* What an action changes at once, for learners. Seats come in turn order from the active one on. */
typedef struct {
    int8_t kind[ACTION_KINDS];                           /* one flag */
    int8_t cards[LANTERNS_MAX_PLAYERS][LANTERNS_COLORS]; /* got, or given back below zero */
    int8_t matches;
    int8_t favor, honor;                                 /* of the active seat */
    int8_t sets[LANTERNS_MAX_PLAYERS][LANTERNS_KINDS];   /* 1: completed, -1: broken up */
} LanternsActionFeatures;

/* A generator of random numbers, between calls. */
typedef struct {
    uint64_t word[4];
} LanternsRandom;

/* How a learner's opponents choose; the traits are those of LANTERNS_POLICY_HUMAN alone. */
typedef struct {
    int32_t policy;
    int32_t share; /* of the choices that the policy makes, in 1024ths; the others are random */
    LanternsTraits traits;
} LanternsOpponent;

/* What a learner's games have in common. The opponents follow the learner's seat clockwise. */
typedef struct {
    LanternsOpponent opponents[LANTERNS_MAX_PLAYERS - 1];
    int32_t players;
    int32_t rotates; /* whether the learner's seat moves on after each game */
    int32_t reward;
    uint8_t seating[LANTERNS_MAX_PLAYERS];
} LanternsEpisodes;

/* How a game is expected to end, seen from the seat that searches. */
typedef struct {
    double win_share; /* negative where there was no time to evaluate */
    double honor[LANTERNS_MAX_PLAYERS];
} LanternsEvaluation;

/* Each seat's chance to win, all of them adding up to one, and its honor at the end. */
typedef struct {
    double chance[LANTERNS_MAX_PLAYERS];
    double honor[LANTERNS_MAX_PLAYERS];
} LanternsJudgment;

/* What a decision was worth, from the best on. */
enum {
    VERDICT_BEST,
    VERDICT_GOOD,
    VERDICT_INACCURACY,
    VERDICT_MISTAKE,
    VERDICT_BLUNDER,
    LANTERNS_MAX_LINE = 16, /* an exchange, a dedication, discards and a placement */
    LANTERNS_MAX_LINES = 16
};

/* The effects of a line, in the order of the referee's reasons. */
enum {
    REASON_TOKEN_TAKEN, /* the number is its honor */
    REASON_CARDS_RETURNED,
    REASON_CARDS_TAKEN,
    REASON_FAVOR_TAKEN, /* or paid, if the number is negative */
    REASON_CARD_GIVEN,  /* to a seat that is not active */
    REASON_CARD_DENIED, /* to one that faces a color that the supply has run out of */
    REASON_SET_COMPLETED, /* the number is the honor of the token to take with it */
    REASON_SECOND_SET,    /* one more set of a kind that the seat's cards hold already */
    REASON_ONE_SHORT,     /* one card of any of these colors completes a set */
    REASON_TOKEN_AHEAD,   /* taken before a seat that has the cards for it; the number is left to it */
    REASON_COLOR_ENDED,   /* the supply has run out of the color */
    REASON_TOKEN_NEXT,    /* taken in the seat's next turn */
    REASON_CARDS_NEXT,    /* brought by the seat's next tile; the number is in tenths */
    REASON_TIE_BREAK,     /* won with as much honor as another seat */
    LANTERNS_MAX_REASONS = 48 /* 13 of the active seat, 7 of each other one, 14 common ones */
};

/* One effect of a line; what its type does not need is zero. */
typedef struct {
    LanternsCards cards;
    uint8_t type, seat, kind;
    int8_t number;
    uint8_t often; /* in how many percent of the worlds */
    uint8_t padding[3];
} LanternsReason;

/* A way to play the rest of the active seat's turn, how the game is expected to end after it, and
 * what it changes at once. A final turn's line has its first action only. */
typedef struct {
    double chance[LANTERNS_MAX_PLAYERS]; /* by seat among equals, adding up to one */
    double honor[LANTERNS_MAX_PLAYERS];  /* by seat, at the end */
    double at_table[LANTERNS_MAX_PLAYERS]; /* the chances with those who play */
    double variance; /* of the active seat's chance less that of the best line: its error squared */
    LanternsReason reasons[LANTERNS_MAX_REASONS]; /* those of the active seat first */
    /* What the differences to the best line are worth to the active seat, of what this one loses. */
    double alone_shares[LANTERNS_MAX_REASONS], missed_shares[LANTERNS_MAX_REASONS];
    double lake_share; /* what the lake and the tiles in hand are worth, likewise */
    double more_next_shares[LANTERNS_MAX_PLAYERS]; /* and what else another seat's next turn is */
    /* By seat, what its next turn brings on average: cards of its tile, and what it moves of the
     * active seat's chance; for the seat that follows, the chance right after the line included. */
    double next_cards[LANTERNS_MAX_PLAYERS], next_worth[LANTERNS_MAX_PLAYERS];
    LanternsCards cards[LANTERNS_MAX_PLAYERS]; /* that the tile brings to each seat */
    int32_t actions[LANTERNS_MAX_LINE];
    uint32_t worlds; /* in which the line was tried; none when it is exact, or the net's own */
    /* The reasons that the best line does not have, and those of it that this one does not have. */
    uint8_t alone[LANTERNS_MAX_REASONS], missed[LANTERNS_MAX_REASONS];
    uint8_t next_token[LANTERNS_MAX_PLAYERS]; /* kind << 4 | honor, the commonest by seat ... */
    uint8_t next_often[LANTERNS_MAX_PLAYERS]; /* ... and in how many percent of the worlds */
    uint8_t alone_count, missed_count;
    uint8_t count, reason_count; /* of actions and reasons */
    int8_t favor;                /* gained or paid by the active seat */
    uint8_t honor_now;           /* gained by the active seat */
    uint8_t is_exact;
    uint8_t padding[5];
} LanternsLine;

/* What the coach makes of a decision. The lines come best first. */
typedef struct {
    double shift[LANTERNS_MAX_PLAYERS]; /* of each seat's chance, from the best action to the chosen */
    double loss_win, loss_honor; /* of the active seat, with the chosen action instead of the best */
    double stake; /* its chance with the best action less the mean over all placements */
    int32_t count;  /* of lines */
    int32_t chosen; /* the line that begins with the chosen action, or -1 */
    uint8_t seat;   /* that decides */
    uint8_t verdict;
    uint8_t is_exact;
    uint8_t padding[5];
} LanternsAdvice;

/* A seat's share of the victory, and where it comes from: own + others + luck = result - 1/n. */
typedef struct {
    double result;
    double own;    /* what the seat's decisions lost */
    double others; /* what the decisions of others gave to it or took from it */
    double luck;
    double quality; /* from 100, where nothing was lost, to 0, where all that was at stake was */
} LanternsAccount;

enum { LANTERNS_MOMENTS = 3 }; /* that decided a game, at most */

/* The head of a file of weights; native/net/weights.h describes the rest. */
enum { LANTERNS_NET_FORMAT = 1 };

typedef struct {
    char magic[8];          /* "lanterns" */
    uint16_t format;        /* LANTERNS_NET_FORMAT */
    uint16_t features;      /* the version of the inputs */
    uint16_t players;
    uint16_t color_inputs, global_inputs;  /* as that version has them */
    uint16_t shared, first, second;        /* the widths of the hidden layers */
    uint8_t value_bits[4];  /* behind the point of each hidden layer's values; the last is zero */
    uint32_t checksum;      /* CRC-32 of all that follows */
} LanternsNetHeader;

/* Why a file of weights cannot be used. */
enum {
    LANTERNS_NET_FOREIGN = 1, /* not such a file */
    LANTERNS_NET_VERSION,     /* of another version, or for an impossible number of players */
    LANTERNS_NET_SIZES,       /* layers of other sizes than there is room for, or bytes missing */
    LANTERNS_NET_DAMAGED,     /* a wrong checksum */
    LANTERNS_NET_NUMBERS      /* a scale or a bias that is none, such as NaN */
};

/* A net in memory, of the size that `lanterns_net_size` returns; it is not changed once read. */
typedef struct LanternsNet LanternsNet;

/* A search under way, of the size that `lanterns_search_size` returns. */
typedef struct LanternsSearch LanternsSearch;

/* What each seat's last turns, the latest first, show of its hand: since that turn it has held at
 * least `held` tiles, all of them among `tiles` (a bit for each). */
typedef struct {
    uint64_t tiles[LANTERNS_MAX_PLAYERS][LANTERNS_BELIEF_TURNS];
    uint8_t held[LANTERNS_MAX_PLAYERS][LANTERNS_BELIEF_TURNS];
} LanternsBelief;

LANTERNS_API int lanterns_load(const LanternsTables *printed);
LANTERNS_API int64_t lanterns_layout(int64_t *sizes, int64_t capacity);

/* Set up and check states. */
LANTERNS_API int lanterns_deal(LanternsState *states, int64_t count, int players,
                               const uint8_t *seating, const uint8_t *tiles);
LANTERNS_API int lanterns_shuffle(LanternsState *states, int64_t count, int players,
                                  const uint8_t *seating, uint64_t seed, uint64_t first);
LANTERNS_API int lanterns_restore(LanternsState *state);
LANTERNS_API int lanterns_check(const LanternsState *states, int64_t count, int64_t *culprit);
LANTERNS_API int lanterns_resample(LanternsState *states, int64_t count, const int8_t *seats,
                                   uint64_t seed, uint64_t first);

/* The rules. */
LANTERNS_API int64_t lanterns_count(const LanternsState *states, int64_t count, int32_t *counts);
LANTERNS_API void lanterns_legal(const LanternsState *states, int64_t count, int32_t *actions);
LANTERNS_API int64_t lanterns_apply(LanternsState *states, int64_t count, const int32_t *actions);
LANTERNS_API int64_t lanterns_outcome(const LanternsState *states, int64_t count,
                                      const int32_t *actions, LanternsOutcome *outcomes);
LANTERNS_API void lanterns_result(const LanternsState *states, int64_t count,
                                  LanternsResult *results);
LANTERNS_API void lanterns_afterstates(const LanternsState *states, int64_t count,
                                       int32_t *actions, LanternsState *after);

/* What a table says. `lanterns_events` writes all that a legal action leads to, at most
 * LANTERNS_MAX_EVENTS, and returns how many, or -1. `lanterns_previews` writes what each placement of
 * a seat's hand would give, if it were its turn, as a list in JSON of at most LANTERNS_PREVIEW_BYTES
 * for each tile, free cell and turn and two more, and returns its length, or -1. `lanterns_refusal`
 * says why an action is not legal, and `lanterns_closed` the same of each kind of action that offers
 * nothing. */
LANTERNS_API int lanterns_events(const LanternsState *state, int32_t action,
                                 LanternsEvent *events);
LANTERNS_API int64_t lanterns_previews(const LanternsState *state, int seat, char *text);
LANTERNS_API void lanterns_refusal(const LanternsState *state, int32_t action,
                                   LanternsRefusal *refusal);
LANTERNS_API void lanterns_closed(const LanternsState *state, LanternsRefusal *refusals);
LANTERNS_API void lanterns_standing(const LanternsState *state, LanternsStanding *standing);

/* Count the sequences of `depth` actions below each legal action, trying at most `budget` actions,
 * which must be `depth` or more. Returns 1 when all are counted; until then, the same call goes on.
 * `path` (a number for each ply) and `leaves` (one for each legal action) are zero at first. */
LANTERNS_API int lanterns_divide(const LanternsState *state, int depth, int64_t budget,
                                 uint16_t *path, uint64_t *leaves);

/* Play by a policy. Game `i` of a call draws from a generator seeded by (seed, first + i). */
LANTERNS_API int lanterns_play(int64_t games, int players, const uint8_t *seating, int policy,
                               uint64_t seed, uint64_t first, LanternsResult *results);
LANTERNS_API void lanterns_finish(const LanternsState *states, int64_t count, int64_t repeats,
                                  int policy, uint64_t seed, uint64_t first,
                                  LanternsResult *results);
LANTERNS_API void lanterns_choose(const LanternsState *states, int64_t count, int policy,
                                  uint64_t seed, uint64_t first, int32_t *actions);
LANTERNS_API void lanterns_values(const LanternsState *states, int64_t count, int32_t *values);

/* Write at most `width` actions that a player with these traits compares, best first: the first one
 * is the choice. Returns how many, zero when the game is over, or -1 when the width is not 1 to
 * LANTERNS_MAX_WIDTH or a trait is out of bounds. */
LANTERNS_API int lanterns_human(const LanternsState *state, const LanternsTraits *traits, int width,
                                uint64_t seed, LanternsCandidate *candidates);

/* Infer what the others hold from the positions in which they laid a tile, as the active seat may.
 * The caller gives `past` in order of play, the latest position last: only each seat's last
 * LANTERNS_BELIEF_TURNS count. Positions that are no past of `state` are skipped. */
LANTERNS_API void lanterns_belief(const LanternsState *state, const LanternsState *past,
                                  int64_t past_count, LanternsBelief *belief);

/* Read a file of weights. Returns what is wrong with it, or LANTERNS_OK. */
LANTERNS_API int64_t lanterns_net_size(void);
LANTERNS_API int lanterns_net_read(LanternsNet *net, const uint8_t *bytes, int64_t count);
LANTERNS_API int lanterns_net_players(const LanternsNet *net);

/* Write what a version of nets sees of afterstates, which have the same number of players: seven
 * times the inputs of a color, and the common ones. Returns how many there are for each, or zero
 * when there is no such version. With no states, it only counts. */
LANTERNS_API int lanterns_features(const LanternsState *states, int64_t count, int version,
                                   int players, int8_t *inputs);

/* Judge afterstates, from the active seat on: it has laid a tile, drawn none and not passed. */
LANTERNS_API void lanterns_judge_afterstates(const LanternsNet *net, const LanternsState *states,
                                             int64_t count, LanternsJudgment *judgments);

/* Judge positions as each of `seats` may, a seat or -1 for a spectator, by the best turn of the
 * active seat. Where it knows that hand, the answer is the net's; otherwise, the mean over `worlds`
 * deals. All positions are for the net's number of players; returns LANTERNS_BAD_SEATING
 * otherwise. */
LANTERNS_API int lanterns_judge(const LanternsNet *net, const LanternsState *states, int64_t count,
                                const int8_t *seats, int worlds, uint64_t seed, uint64_t first,
                                LanternsJudgment *judgments);

/* List at most `width` first actions of the active seat, best first, as the net alone judges the
 * best turn that begins with each: the chance to win as `wins`, without playouts. Returns how many,
 * or -1 as `lanterns_search` does. */
LANTERNS_API int lanterns_turns(const LanternsNet *net, const LanternsState *state, int width,
                                uint64_t seed, LanternsCandidate *candidates);

/* Search one decision and write at most `width` candidates, best first. Returns how many, zero when
 * the game is over, or -1 when the width is not 1 to LANTERNS_MAX_WIDTH. A budget of zero playouts
 * or zero seconds is open; one of the two must be given. A greedy search uses the past as
 * `lanterns_belief` does: the latest position comes last, and there may be none. A search that
 * cannot give its best candidate `least` of the playouts makes none. With a net, which must be for
 * as many players and may be NULL, turns are compared one round deep: the net plays for the others
 * and judges the seat's own next turn; the past is used too, and the policy is not. */
LANTERNS_API int lanterns_search(const LanternsState *state, const LanternsState *past,
                                 int64_t past_count, int width, int policy,
                                 const LanternsNet *net, uint64_t seed, int64_t playouts,
                                 double seconds, int64_t least, LanternsCandidate *candidates);

/* The same search in pieces, for callers with threads:
 *
 *     lanterns_search_begin(search, ...);
 *     while (lanterns_search_next(search, capacity) > 0) {
 *         for each part, in any thread:
 *             lanterns_search_evaluate(search, part, parts, evaluations);
 *         lanterns_search_add(search, evaluations);
 *     }
 *     lanterns_search_report(search, candidates);
 *
 * `begin` returns how many plans there are to compare, or -1 as `lanterns_search` does. `next`
 * returns how many evaluations the next batch takes, at most `capacity`, or -1 when the capacity is
 * not LANTERNS_MAX_PLANS to LANTERNS_MAX_BATCH. `report` returns how many candidates it wrote.
 * With a budget in playouts alone the answer does not depend on the parts or the capacity. */
LANTERNS_API int64_t lanterns_search_size(void);
LANTERNS_API int lanterns_search_begin(LanternsSearch *search, const LanternsState *state,
                                       const LanternsState *past, int64_t past_count, int width,
                                       int policy, const LanternsNet *net, uint64_t seed,
                                       int64_t playouts, double seconds, int64_t least);
LANTERNS_API int lanterns_search_next(LanternsSearch *search, int capacity);
LANTERNS_API void lanterns_search_evaluate(const LanternsSearch *search, int part, int parts,
                                           LanternsEvaluation *evaluations);
LANTERNS_API void lanterns_search_add(LanternsSearch *search,
                                      const LanternsEvaluation *evaluations);
LANTERNS_API int lanterns_search_report(LanternsSearch *search, LanternsCandidate *candidates);

/* Judge a decision of the active seat as its view allows: at most LANTERNS_MAX_LINES ways to play
 * the rest of the turn, best first, and what `chosen` costs, if it is an action and not -1. The best
 * lines are compared one round deep in `worlds` deals of the unseen tiles, which follow from the
 * position; with none, the net judges alone. The final round is solved. `ratings` says how strong
 * the seats are; zero stands for one that nobody knows. Returns the number of lines, zero when the
 * game is over, or -1 for a net of other players or an action that is not legal. */
LANTERNS_API int lanterns_advise(const LanternsNet *net, const LanternsState *state, int32_t chosen,
                                 int worlds, const double *ratings, LanternsAdvice *advice,
                                 LanternsLine *lines);

/* Sum up the decisions of a game, in order of play: an account for each seat, with the result as
 * `end` stands, and the moments, which are the decisions that surely cost the most, by their index,
 * the costliest first. Of an advice, only seat, shift, loss_win, stake and verdict are read. Returns
 * the number of moments. */
LANTERNS_API int lanterns_review(const LanternsState *end, const LanternsAdvice *decisions,
                                 int64_t count, LanternsAccount *accounts, int32_t *moments);

/* For learners. Actions and ids stand for each other in a position; what has no counterpart is
 * LANTERNS_NO_ID. A mask has LANTERNS_IDS bytes, one or zero. A seat of -1 observes as the seat on
 * turn does. Planes are LANTERNS_PLANES squares of `size` cells, an odd number, around the starting
 * tile. `lanterns_apply_id` returns whether the id was legal. `lanterns_encoding_layout` reports what
 * `lanterns_layout` does of the structures above. */
LANTERNS_API int64_t lanterns_encoding_layout(int64_t *sizes, int64_t capacity);
LANTERNS_API void lanterns_ids(const LanternsState *states, int64_t count, const int32_t *actions,
                               int32_t *ids);
LANTERNS_API void lanterns_actions(const LanternsState *states, int64_t count, const int32_t *ids,
                                   int32_t *actions);
LANTERNS_API void lanterns_mask(const LanternsState *states, int64_t count, uint8_t *mask);
LANTERNS_API int lanterns_observe(const LanternsState *states, int64_t count, const int8_t *seats,
                                  LanternsObservation *seen);
LANTERNS_API int lanterns_planes(const LanternsState *states, int64_t count, const int8_t *seats,
                                 int size, int8_t *planes);
LANTERNS_API void lanterns_action_features(const LanternsState *states, int64_t count,
                                           const int32_t *actions, const int64_t *offsets,
                                           LanternsActionFeatures *found);
LANTERNS_API int lanterns_apply_id(LanternsState *state, int32_t id);

/* Many games for a learner at one seat of each, or at all of them (-1). `begin` deals them; game `i`
 * draws from a generator seeded by (seed, first + i), kept in `randoms`. `step` applies an id in
 * each, lets the opponents answer, and writes a reward and LANTERNS_STEP_*. An ended game goes into
 * `ended` and `results`, at its index, and the next one is dealt at once; so does a game with an
 * illegal id. */
LANTERNS_API int lanterns_episodes_begin(const LanternsEpisodes *settings, int64_t kinds,
                                         LanternsState *states, int64_t count, const int8_t *seats,
                                         uint64_t seed, uint64_t first, LanternsRandom *randoms);
LANTERNS_API void lanterns_episodes_step(const LanternsEpisodes *settings, int64_t kinds,
                                         LanternsState *states, int64_t count, const int32_t *ids,
                                         int8_t *seats, LanternsRandom *randoms, float *rewards,
                                         uint8_t *outcomes, LanternsResult *results,
                                         LanternsState *ended);
LANTERNS_API int lanterns_others_act(const LanternsEpisodes *episodes, LanternsState *state,
                                     int seat, LanternsRandom *known, int32_t *actions);
LANTERNS_API void lanterns_random(uint64_t seed, LanternsRandom *known);

#endif
