/* Legal actions: how many of each sort, in their one order, and which one has a given index. */
#ifndef LANTERNS_LEGAL_H
#define LANTERNS_LEGAL_H

#include "cards.h"
#include "lake.h"

typedef LanternsPlayer Player;

static inline int32_t pack(unsigned kind, unsigned detail)
{
    return (int32_t)(kind << 24 | detail);
}

static inline int32_t pack_place(unsigned tile, unsigned cell, unsigned turns)
{
    return pack(ACTION_PLACE, tile << 16 | cell << 2 | turns);
}

/* The sorts of action open now; a sort that is not open has an empty mask or a count of zero. */
typedef struct {
    unsigned have, supply, fours, pairs;
    unsigned exchanges, four_sets, three_sets, seven_sets, discards, places, ends;
} Choices;

static inline int is_final_turn(const State *state)
{
    return state->players[state->turn].hand_count == 0;
}

static inline Choices choices_of(const State *state)
{
    Choices choices = {0};
    if (state->phase == PHASE_OVER)
        return choices;
    const Player *player = &state->players[state->turn];
    const uint64_t have = cards_at_least(player->cards, 1);
    if (state->phase == PHASE_EXCHANGE && player->favor >= tables.printed.exchange_cost) {
        const uint64_t supply = cards_at_least(state->supply, 1);
        choices.have = flags_mask(have);
        choices.supply = flags_mask(supply);
        /* Every pair of a card held and a card in supply, less those of one colour. */
        choices.exchanges = flags_count(have) * flags_count(supply) - flags_count(have & supply);
    }
    if (state->phase <= PHASE_DEDICATE) {
        const uint64_t pairs = cards_at_least(player->cards, 2);
        const unsigned n = flags_count(pairs);
        if (n) {
            const uint64_t fours = cards_at_least(player->cards, 4);
            choices.fours = flags_mask(fours);
            choices.pairs = flags_mask(pairs);
            choices.four_sets = flags_count(fours);
            choices.three_sets = n < 3 ? 0 : n * (n - 1) * (n - 2) / 6;
        }
        choices.seven_sets = have == EACH_COLOR;
    }
    if (player->hand_count == 0) {
        choices.ends = 1;
    } else if (cards_total(player->cards) > tables.printed.hand_limit) {
        /* Cards only leave a hand before the tile is placed, so whoever is over the limit now
         * was so when the turn began. */
        choices.have = flags_mask(have);
        choices.discards = flags_count(have);
    } else {
        choices.places = player->hand_count * state->free_count * 4u;
    }
    return choices;
}

static inline unsigned choices_total(const Choices *choices)
{
    return choices->exchanges + choices->four_sets + choices->three_sets + choices->seven_sets +
           choices->discards + choices->places + choices->ends;
}

/* The colour of the n-th bit set in a mask. */
static inline unsigned nth_color(unsigned mask, unsigned n)
{
    unsigned color = 0;
    for (;; color++)
        if (mask >> color & 1 && n-- == 0)
            return color;
}

static inline unsigned nth_triple(unsigned pairs, unsigned n)
{
    for (unsigned i = 0;; i++)
        if ((tables.triples[i] & ~pairs) == 0 && n-- == 0)
            return tables.triples[i];
}

static int32_t nth_exchange(const Choices *choices, unsigned n)
{
    for (unsigned given = 0;; given++) {
        if (!(choices->have >> given & 1))
            continue;
        for (unsigned taken = 0; taken < COLORS; taken++)
            if (taken != given && choices->supply >> taken & 1 && n-- == 0)
                return pack(ACTION_EXCHANGE, given << 3 | taken);
    }
}

/* The action at an index of the legal list; the index must be below the list's length. */
static int32_t nth_action(const State *state, const Choices *choices, unsigned n)
{
    if (n < choices->exchanges)
        return nth_exchange(choices, n);
    n -= choices->exchanges;
    if (n < choices->four_sets)
        return pack(ACTION_FOUR_OF_A_KIND, nth_color(choices->fours, n));
    n -= choices->four_sets;
    if (n < choices->three_sets)
        return pack(ACTION_THREE_PAIR, nth_triple(choices->pairs, n));
    n -= choices->three_sets;
    if (n < choices->seven_sets)
        return pack(ACTION_SEVEN_UNIQUE, 0);
    n -= choices->seven_sets;
    if (n < choices->discards)
        return pack(ACTION_DISCARD, nth_color(choices->have, n));
    n -= choices->discards;
    if (n < choices->places) {
        const unsigned cell = n / 4 % state->free_count;
        const unsigned slot = n / 4 / state->free_count;
        const unsigned tile = state->players[state->turn].hand[slot];
        return pack_place(tile, cell_of(state->free[cell]), n % 4);
    }
    return pack(ACTION_END_TURN, 0);
}

/* Write the whole legal list; returns its length, at most LANTERNS_MAX_ACTIONS. */
static unsigned list_actions(const State *state, int32_t *actions)
{
    const Choices choices = choices_of(state);
    const Player *player = &state->players[state->turn];
    const unsigned before = choices_total(&choices) - choices.places - choices.ends;
    unsigned count = 0;
    while (count < before) {
        actions[count] = nth_action(state, &choices, count);
        count++;
    }
    if (choices.places)
        for (unsigned slot = 0; slot < player->hand_count; slot++)
            for (unsigned i = 0; i < state->free_count; i++)
                for (unsigned turns = 0; turns < 4; turns++)
                    actions[count++] =
                        pack_place(player->hand[slot], cell_of(state->free[i]), turns);
    if (choices.ends)
        actions[count++] = pack(ACTION_END_TURN, 0);
    return count;
}

#endif
