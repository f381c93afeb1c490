/* What lantern cards and favor tokens are worth to a seat, in 1024ths of an honor point.
 *
 * Cards are worth the tokens they may become: for each kind of dedication the honor of the top
 * token, reduced for every missing card and for few remaining chances. The best kind counts in full
 * and the others in part, because they share cards and turns. All values are whole numbers, so that
 * every machine chooses alike.
 */
#ifndef LANTERNS_CARD_VALUES_H
#define LANTERNS_CARD_VALUES_H

#include "../rules/deal.h"

typedef int32_t Value;

enum { HONOR = 1024 };

static inline Value at_most(Value value, Value limit)
{
    return value < limit ? value : limit;
}

/* A fraction, in 1024ths, of a value that is never negative. */
static inline Value fraction_of(Value value, Value share)
{
    return (Value)((uint32_t)(value * share) / HONOR);
}

static inline Value at_least(Value value, Value limit)
{
    return value > limit ? value : limit;
}

typedef struct {
    Value four[5], three[7], seven[8]; /* a fraction of the token, by cards missing */
    Value pace;                        /* useful cards that a seat can expect in a round */
    Value rest[4];                     /* the kinds beside the best, by chances left */
    Value card, card_rounds;           /* any card at all, and the rounds until it counts in full */
    Value favor, favor_rounds;
    Value other[MAX_PLAYERS + 1]; /* another seat's gain as our loss, by number of players */
} Weights;

/* Found by playing variants against each other; see docs/core.md. */
static const Weights weights = {
    .four = {1024, 905, 485, 222, 87},
    .three = {1024, 900, 700, 450, 316, 229, 59},
    .seven = {1024, 881, 760, 600, 281, 205, 76, 62},
    .pace = 1724,
    .rest = {0, 0, 255, 276},
    .card = 900,
    .card_rounds = 6,
    .favor = 256,
    .favor_rounds = 3,
    .other = {0, 0, 1372, 478, 245},
};

/* The weights for a number of remaining chances to dedicate. */
typedef struct {
    Value four[5], three[7], seven[8];
    Value rest, card, favor;
} Horizon;

enum { MAX_ROUNDS = LANTERNS_MAX_TOKENS };

static Horizon horizons[MAX_ROUNDS + 1];

static void horizon_reach(Value *into, const Value *likely, int sizes, Value reach)
{
    for (int missing = 0; missing < sizes; missing++) {
        const Value needed = missing * HONOR;
        into[missing] = reach >= needed ? likely[missing] : likely[missing] * reach / needed;
    }
}

/* Derived once. With no chance left, favor and cards only break ties. */
static void horizons_derive(void)
{
    horizons[0] = (Horizon){.favor = 64, .card = 1};
    for (Value rounds = 1; rounds <= MAX_ROUNDS; rounds++) {
        Horizon *horizon = &horizons[rounds];
        const Value reach = rounds * weights.pace;
        horizon_reach(horizon->four, weights.four, 5, reach);
        horizon_reach(horizon->three, weights.three, 7, reach);
        horizon_reach(horizon->seven, weights.seven, 8, reach);
        horizon->rest = weights.rest[at_most(rounds, 3)];
        horizon->card = weights.card * at_most(rounds, weights.card_rounds) / weights.card_rounds;
        horizon->favor =
            weights.favor * at_most(rounds, weights.favor_rounds) / weights.favor_rounds;
    }
}

/* How many chances to dedicate a seat has after this turn's. */
static inline unsigned rounds_left(const State *state, unsigned seat)
{
    const unsigned turns = tables.printed.tiles_in_play[state->player_count] / state->player_count;
    return turns - turns_taken(state, state->placed_count - 1u, seat) + (seat != state->turn);
}

/* What a seat can still make of its cards: the value of each set by the cards it misses. */
typedef struct {
    Value top[KINDS];
    Value four[5], three[7], seven[8];
    Value rest, card, favor;
} Prospect;

static inline void prospect_begin(Prospect *prospect, const State *state, unsigned seat)
{
    const Horizon *horizon = &horizons[rounds_left(state, seat)];
    for (unsigned kind = 0; kind < KINDS; kind++)
        prospect->top[kind] = (Value)token_honor(state->player_count, kind, state->taken[kind]);
    for (int i = 0; i < 5; i++)
        prospect->four[i] = prospect->top[FOUR_OF_A_KIND] * horizon->four[i];
    for (int i = 0; i < 7; i++)
        prospect->three[i] = prospect->top[THREE_PAIR] * horizon->three[i];
    for (int i = 0; i < 8; i++)
        prospect->seven[i] = prospect->top[SEVEN_UNIQUE] * horizon->seven[i];
    prospect->rest = horizon->rest;
    prospect->card = horizon->card;
    prospect->favor = horizon->favor;
}

/* Everything that the value of cards depends on. */
typedef struct {
    unsigned colors, pairs; /* colors with at least one card, and with two */
    unsigned most;          /* cards of the commonest color, up to four */
    unsigned total;
} Tally;

static inline Tally tally_of(Cards cards)
{
    const uint64_t ones = cards_at_least(cards, 1), pairs = cards_at_least(cards, 2);
    const unsigned most = (ones != 0) + (pairs != 0) + (cards_at_least(cards, 3) != 0) +
                          (cards_at_least(cards, 4) != 0);
    return (Tally){flags_count(ones), flags_count(pairs), most, cards_total(cards)};
}

/* The tally with one more card of a color that had `count`. It stays within bounds even if there is
 * no such color. */
static inline Tally tally_add(Tally tally, unsigned count)
{
    const unsigned most = count < 4 ? count + 1 : 4;
    tally.colors += count == 0 && tally.colors < COLORS;
    tally.pairs += count == 1;
    tally.most = tally.most > most ? tally.most : most;
    tally.total++;
    return tally;
}

static inline Value tally_value(const Prospect *prospect, Tally tally)
{
    const unsigned shared = tally.colors < 3 ? tally.colors : 3;
    const unsigned in_pairs = tally.pairs < 3 ? tally.pairs + shared : 6;
    const Value four = prospect->four[4 - tally.most];
    const Value three = prospect->three[6 - in_pairs];
    const Value seven = prospect->seven[COLORS - tally.colors];
    const Value best = at_least(at_least(four, three), seven);
    return best + fraction_of(four + three + seven - best, prospect->rest) +
           (Value)tally.total * prospect->card;
}

static inline Value cards_value(const Prospect *prospect, Cards cards)
{
    return tally_value(prospect, tally_of(cards));
}

#endif
