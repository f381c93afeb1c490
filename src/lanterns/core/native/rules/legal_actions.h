/* Legal actions: how many of each kind there are, in a fixed order, and which has a given index. */
#ifndef LANTERNS_LEGAL_ACTIONS_H
#define LANTERNS_LEGAL_ACTIONS_H

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

/* The kinds of action open now. One that is not open has an empty mask or a count of zero. */
typedef struct {
    unsigned have, supply, fours, pairs;
    unsigned exchanges, four_sets, three_sets, seven_sets, discards, places, ends;
} LegalCounts;

static inline int is_final_turn(const State *state)
{
    return state->players[state->turn].hand_count == 0;
}

static inline LegalCounts legal_counts(const State *state)
{
    LegalCounts legal = {0};
    if (state->phase == PHASE_OVER)
        return legal;
    const Player *player = &state->players[state->turn];
    const uint64_t have = cards_at_least(player->cards, 1);
    if (state->phase == PHASE_EXCHANGE && player->favor >= tables.printed.exchange_cost) {
        const uint64_t supply = cards_at_least(state->supply, 1);
        legal.have = flags_mask(have);
        legal.supply = flags_mask(supply);
        /* Every pair of a card held and a card in supply, except those of one color. */
        legal.exchanges = flags_count(have) * flags_count(supply) - flags_count(have & supply);
    }
    if (state->phase <= PHASE_DEDICATE) {
        const uint64_t pairs = cards_at_least(player->cards, 2);
        const unsigned n = flags_count(pairs);
        if (n) {
            const uint64_t fours = cards_at_least(player->cards, 4);
            legal.fours = flags_mask(fours);
            legal.pairs = flags_mask(pairs);
            legal.four_sets = flags_count(fours);
            legal.three_sets = n < 3 ? 0 : n * (n - 1) * (n - 2) / 6;
        }
        legal.seven_sets = have == EACH_COLOR;
    }
    if (player->hand_count == 0) {
        legal.ends = 1;
    } else if (cards_total(player->cards) > tables.printed.hand_limit) {
        /* Cards only leave a hand before the tile is placed, so a hand over the limit now was
         * over it when the turn began. */
        legal.have = flags_mask(have);
        legal.discards = flags_count(have);
    } else {
        legal.places = player->hand_count * state->free_count * 4u;
    }
    return legal;
}

static inline unsigned legal_total(const LegalCounts *legal)
{
    return legal->exchanges + legal->four_sets + legal->three_sets + legal->seven_sets +
           legal->discards + legal->places + legal->ends;
}

/* The color of the n-th bit set in a mask. */
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

static int32_t nth_exchange(const LegalCounts *legal, unsigned n)
{
    for (unsigned given = 0;; given++) {
        if (!(legal->have >> given & 1))
            continue;
        for (unsigned taken = 0; taken < COLORS; taken++)
            if (taken != given && legal->supply >> taken & 1 && n-- == 0)
                return pack(ACTION_EXCHANGE, given << 3 | taken);
    }
}

/* The action at an index of the legal list; the index must be below the list's length. */
static int32_t nth_action(const State *state, const LegalCounts *legal, unsigned n)
{
    if (n < legal->exchanges)
        return nth_exchange(legal, n);
    n -= legal->exchanges;
    if (n < legal->four_sets)
        return pack(ACTION_FOUR_OF_A_KIND, nth_color(legal->fours, n));
    n -= legal->four_sets;
    if (n < legal->three_sets)
        return pack(ACTION_THREE_PAIR, nth_triple(legal->pairs, n));
    n -= legal->three_sets;
    if (n < legal->seven_sets)
        return pack(ACTION_SEVEN_UNIQUE, 0);
    n -= legal->seven_sets;
    if (n < legal->discards)
        return pack(ACTION_DISCARD, nth_color(legal->have, n));
    n -= legal->discards;
    if (n < legal->places) {
        const unsigned cell = n / 4 % state->free_count;
        const unsigned slot = n / 4 / state->free_count;
        const unsigned tile = state->players[state->turn].hand[slot];
        return pack_place(tile, cell_of(state->free[cell]), n % 4);
    }
    return pack(ACTION_END_TURN, 0);
}

/* Write the legal list; returns its length, at most LANTERNS_MAX_ACTIONS. */
static unsigned list_actions(const State *state, int32_t *actions)
{
    const LegalCounts legal = legal_counts(state);
    const Player *player = &state->players[state->turn];
    const unsigned before = legal_total(&legal) - legal.places - legal.ends;
    unsigned count = 0;
    while (count < before) {
        actions[count] = nth_action(state, &legal, count);
        count++;
    }
    if (legal.places)
        for (unsigned slot = 0; slot < player->hand_count; slot++)
            for (unsigned i = 0; i < state->free_count; i++)
                for (unsigned turns = 0; turns < 4; turns++)
                    actions[count++] =
                        pack_place(player->hand[slot], cell_of(state->free[i]), turns);
    if (legal.ends)
        actions[count++] = pack(ACTION_END_TURN, 0);
    return count;
}

#endif
