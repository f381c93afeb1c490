/* The greedy policy: exchanges, dedications and discards, and then the best placement. */
#ifndef LANTERNS_POLICY_H
#define LANTERNS_POLICY_H

#include "placements.h"

enum { NO_ACTION = -1 };

/* An action, and what the active seat's cards and new token are worth after it. */
typedef struct {
    Value value;
    int32_t action;
} Option;

static inline void option_improve(Option *best, Value value, int32_t action)
{
    if (value > best->value)
        *best = (Option){value, action};
}

/* The kinds of set that cards hold. */
typedef struct {
    uint64_t ones, pairs, threes, fours;
    unsigned colors, paired;
} Sets;

static inline Sets sets_in(Cards cards)
{
    const uint64_t ones = cards_at_least(cards, 1), pairs = cards_at_least(cards, 2);
    return (Sets){ones, pairs, cards_at_least(cards, 3), cards_at_least(cards, 4),
                  flags_count(ones), flags_count(pairs)};
}

static inline Value value_dedicated(const Prospect *own, Cards cards, unsigned kind, Cards set)
{
    return own->top[kind] * HONOR + cards_value(own, cards - set);
}

/* The best dedication, or keeping the cards as they are. */
static Option best_dedication(const Prospect *own, Cards cards, const Sets *sets)
{
    Option best = {cards_value(own, cards), NO_ACTION};
    const unsigned fours = flags_mask(sets->fours), pairs = flags_mask(sets->pairs);
    for (unsigned color = 0; fours >> color; color++)
        if (fours >> color & 1)
            option_improve(&best, value_dedicated(own, cards, FOUR_OF_A_KIND, cards_four(color)),
                           pack(ACTION_FOUR_OF_A_KIND, color));
    /* Every three of the pairs: a, b and c run over the remaining bits. */
    for (unsigned a = pairs; a; a &= a - 1)
        for (unsigned b = a & (a - 1); b; b &= b - 1)
            for (unsigned c = b & (b - 1); c; c &= c - 1) {
                const unsigned triple = (a & -a) | (b & -b) | (c & -c);
                option_improve(
                    &best, value_dedicated(own, cards, THREE_PAIR, cards_three_pair(triple)),
                    pack(ACTION_THREE_PAIR, triple));
            }
    if (sets->colors == COLORS)
        option_improve(&best, value_dedicated(own, cards, SEVEN_UNIQUE, cards_seven()),
                       pack(ACTION_SEVEN_UNIQUE, 0));
    return best;
}

/* The colors of which one more card may complete a new kind of set. */
static inline unsigned completing_colors(const Sets *sets)
{
    uint64_t wanted = sets->fours ? 0 : sets->threes;
    if (sets->paired == 2)
        wanted |= sets->ones & ~sets->pairs;
    if (sets->colors == COLORS - 1)
        wanted |= EACH_COLOR & ~sets->ones;
    return flags_mask(wanted);
}

/* The best dedication of a kind that an exchange has made possible. */
static inline Value value_completed(const Prospect *own, const Sets *before, Cards after)
{
    const Sets now = sets_in(after);
    Value best = INT32_MIN / 2;
    if (!before->fours && now.fours)
        best = value_dedicated(own, after, FOUR_OF_A_KIND,
                               4 * now.fours | UINT64_C(4) << 56);
    if (before->paired == 2 && now.paired == 3)
        best = at_least(best, value_dedicated(own, after, THREE_PAIR,
                                              2 * now.pairs | UINT64_C(6) << 56));
    if (before->colors < COLORS && now.colors == COLORS)
        best = at_least(best, value_dedicated(own, after, SEVEN_UNIQUE, cards_seven()));
    return best;
}

/* Improve on the best dedication by an exchange for one of the wanted colors. Of colors with the
 * same count only one is tried: the others are worth the same. */
static void consider_exchanges(const Prospect *own, Cards cards, const Sets *sets, unsigned wanted,
                               Option *best)
{
    const Value cost = own->favor * tables.printed.exchange_cost;
    unsigned takes = 0;
    for (unsigned taken = 0; wanted >> taken; taken++) {
        const unsigned before = 1u << cards_of(cards, taken);
        if (!(wanted >> taken & 1) || takes & before)
            continue;
        takes |= before;
        unsigned gives = 1; /* a color without cards cannot be given */
        for (unsigned given = 0; given < COLORS; given++) {
            const unsigned from = 1u << cards_of(cards, given);
            if (given == taken || gives & from)
                continue;
            gives |= from;
            option_improve(best,
                           value_completed(own, sets, cards - card(given) + card(taken)) - cost,
                           pack(ACTION_EXCHANGE, given << 3 | taken));
        }
    }
}

/* An exchange pays if it makes a new kind of dedication possible at once. Any other is worth no
 * more than the cards as they are, because it can wait for a later turn. */
static Value value_exchanged(const Prospect *own, Cards cards, unsigned given, unsigned taken)
{
    const Cards after = cards - card(given) + card(taken);
    const Sets before = sets_in(cards);
    const Value waiting = at_most(cards_value(own, after), cards_value(own, cards));
    return at_least(waiting, value_completed(own, &before, after)) -
           own->favor * tables.printed.exchange_cost;
}

static int32_t least_card(const Prospect *own, Cards cards)
{
    Option best = {INT32_MIN, NO_ACTION};
    for (unsigned color = 0; color < COLORS; color++)
        if (cards_of(cards, color))
            option_improve(&best, cards_value(own, cards - card(color)),
                           pack(ACTION_DISCARD, color));
    return best.action;
}

/* The best exchange or dedication, or NO_ACTION where keeping the cards is better. */
static int32_t choose_dedication(const State *state, const Prospect *own)
{
    const Player *player = &state->players[state->turn];
    const Sets sets = sets_in(player->cards);
    unsigned wanted = 0;
    if (state->phase == PHASE_EXCHANGE && player->favor >= tables.printed.exchange_cost)
        wanted = completing_colors(&sets) & flags_mask(cards_at_least(state->supply, 1));
    /* Most turns offer no dedication and no exchange that completes a set. */
    if (!wanted && !sets.fours && sets.paired < 3 && sets.colors < COLORS)
        return NO_ACTION;
    Option best = best_dedication(own, player->cards, &sets);
    consider_exchanges(own, player->cards, &sets, wanted, &best);
    return best.action;
}

/* The best exchange, dedication or discard, or NO_ACTION where placing or ending is better. */
static int32_t choose_before_placing(const State *state, const Prospect *own)
{
    const Player *player = &state->players[state->turn];
    const int32_t action =
        state->phase <= PHASE_DEDICATE ? choose_dedication(state, own) : NO_ACTION;
    if (action == NO_ACTION && player->hand_count &&
        cards_total(player->cards) > tables.printed.hand_limit)
        return least_card(own, player->cards);
    return action;
}

static int32_t greedy_choose(const State *state, Random *random)
{
    Prospect own;
    prospect_begin(&own, state, state->turn);
    const int32_t action = choose_before_placing(state, &own);
    if (action != NO_ACTION)
        return action;
    if (is_final_turn(state))
        return pack(ACTION_END_TURN, 0);
    const Placement placement = best_placement(state, &own, random);
    return pack_place(state->players[state->turn].hand[placement.slot],
                      cell_of(state->free[placement.at]), placement.turns);
}

static void greedy_step(State *state, Random *random)
{
    Prospect own;
    prospect_begin(&own, state, state->turn);
    const int32_t action = choose_before_placing(state, &own);
    if (action != NO_ACTION) {
        apply(state, action);
    } else if (is_final_turn(state)) {
        end_turn(state);
    } else {
        const Placement placement = best_placement(state, &own, random);
        place(state, placement.slot, placement.at, placement.turns);
    }
}

/* Value one legal action on the scale of all kinds; `gain` is what the best placement adds. */
static Value value_of(const State *state, const Prospect *own, Value gain, int32_t action)
{
    const Cards cards = state->players[state->turn].cards;
    const unsigned kind = (unsigned)action >> 24, detail = (unsigned)action & 0xFFFFFF;
    switch (kind) {
    case ACTION_EXCHANGE:
        return value_exchanged(own, cards, detail >> 3, detail & 7) + gain;
    case ACTION_FOUR_OF_A_KIND:
        return value_dedicated(own, cards, FOUR_OF_A_KIND, cards_four(detail)) + gain;
    case ACTION_THREE_PAIR:
        return value_dedicated(own, cards, THREE_PAIR, cards_three_pair(detail)) + gain;
    case ACTION_SEVEN_UNIQUE:
        return value_dedicated(own, cards, SEVEN_UNIQUE, cards_seven()) + gain;
    case ACTION_DISCARD:
        return cards_value(own, cards - card(detail)) + gain;
    default:
        return cards_value(own, cards);
    }
}

/* Value every action of the legal list, in its order. */
static void greedy_values(const State *state, Value *values)
{
    const LegalCounts legal = legal_counts(state);
    const unsigned total = legal_total(&legal), others = total - legal.places;
    Prospect own;
    prospect_begin(&own, state, state->turn);
    Value gain = 0;
    if (legal.places) {
        Lookup lookup;
        lookup_begin(&lookup, state, &own);
        lookup_hand(&lookup);
        const Value best = placement_values(&lookup, values + others);
        gain = best - cards_value(&own, state->players[state->turn].cards);
    }
    for (unsigned n = 0; n < others; n++)
        values[n] = value_of(state, &own, gain, nth_action(state, &legal, n));
}

#endif
