/* The final round, solved: no tile is left, nothing is hidden, and each seat takes one last turn.
 *
 * Each seat takes the turn that gives it the largest share of the victory; among those, the most
 * honor; among those, the first in the order of `final_round` below. What a turn leaves to the
 * others is the kind of token that it took, whether it paid for an exchange, and the supply as far
 * as others can still exchange, so turns that agree in these are tried once.
 */
#ifndef LANTERNS_FINAL_ROUND_H
#define LANTERNS_FINAL_ROUND_H

#include "../net/judge.h"

enum {
    MAX_FINAL_KEYS = 128,    /* turns of one seat that differ for those that follow */
    MAX_FINAL_TURNS = 1 << 13 /* to try before giving up */
};

typedef struct {
    uint8_t honor[MAX_PLAYERS];
    uint8_t winners; /* a bit for each seat; none when the turns allowed were not enough */
} Ending;

static inline Ending ending_of(const State *state)
{
    Ending ending = {.winners = (uint8_t)winners_of(state)};
    for (unsigned seat = 0; seat < state->player_count; seat++)
        ending.honor[seat] = state->players[seat].honor;
    return ending;
}

/* Shares of the victory in twelfths: halves, thirds and quarters are whole numbers. */
static inline unsigned ending_share(const Ending *ending, unsigned seat)
{
    return ending->winners >> seat & 1 ? 12u / (unsigned)__builtin_popcount(ending->winners) : 0;
}

static inline int ending_is_better(const Ending *one, const Ending *other, unsigned seat)
{
    const unsigned share = ending_share(one, seat), least = ending_share(other, seat);
    return share > least || (share == least && one->honor[seat] > other->honor[seat]);
}

static Judgment judgment_of_ending(const Ending *ending, unsigned players)
{
    Judgment by_seat = {0};
    for (unsigned seat = 0; seat < players; seat++) {
        by_seat.chance[seat] = ending_share(ending, seat) / 12.0;
        by_seat.honor[seat] = ending->honor[seat];
    }
    return by_seat;
}

/* The seats after this one that have the favor for an exchange. */
static unsigned exchanging_later(const State *state)
{
    unsigned count = 0;
    for (unsigned seat = state->turn + 1u; seat < state->player_count; seat++)
        count += state->players[seat].favor >= tables.printed.exchange_cost;
    return count;
}

/* What matters of a turn to those that follow. Colors of which the supply has enough for all of
 * them are alike. */
static uint32_t final_key(Cards supply, unsigned later, unsigned exchanged, unsigned kind)
{
    uint32_t key = kind << 1 | (exchanged != 0);
    for (unsigned wanted = 1; wanted <= later; wanted++)
        key = key << COLORS | flags_mask(cards_at_least(supply, wanted));
    return key;
}

/* The kind of token, from 1, and the cards that an action dedicates; none for the end of a turn. */
static unsigned dedicated_kind(int32_t action, Cards *set)
{
    const unsigned kind = (unsigned)action >> 24, detail = (unsigned)action & 0xFFFFFF;
    *set = kind == ACTION_FOUR_OF_A_KIND ? cards_four(detail)
           : kind == ACTION_THREE_PAIR   ? cards_three_pair(detail)
           : kind == ACTION_SEVEN_UNIQUE ? cards_seven()
                                         : 0;
    return *set ? kind - ACTION_EXCHANGE : 0;
}

/* Solve the rest of the final round, from any phase of the active seat's turn: first without an
 * exchange, then with each one; and with each of these first without a dedication. */
static Ending final_round(const State *state, int *turns_left)
{
    Ending best = {0};
    if (state->phase == PHASE_OVER)
        return ending_of(state);
    const unsigned seat = state->turn, later = exchanging_later(state);
    const LegalCounts legal = legal_counts(state);
    uint32_t seen[MAX_FINAL_KEYS];
    unsigned count = 0;
    for (unsigned exchanged = 0; exchanged <= legal.exchanges; exchanged++) {
        State open = *state;
        if (exchanged)
            apply(&open, nth_exchange(&legal, exchanged - 1));
        const LegalCounts sets = legal_counts(&open);
        const unsigned end = legal_total(&sets) - 1; /* the last action is to end the turn */
        for (unsigned n = sets.exchanges; n <= end; n++) {
            const unsigned at = n == sets.exchanges ? end : n - 1;
            const int32_t action = nth_action(&open, &sets, at);
            Cards set;
            const unsigned kind = dedicated_kind(action, &set);
            const uint32_t key = final_key(open.supply + set, later, exchanged, kind);
            unsigned same = 0;
            while (same < count && seen[same] != key)
                same++;
            if (same < count)
                continue;
            if (count == MAX_FINAL_KEYS || --*turns_left < 0)
                return (Ending){0};
            seen[count++] = key;
            State after = open;
            if (kind)
                apply(&after, action);
            end_turn(&after);
            const Ending ending = final_round(&after, turns_left);
            if (!ending.winners)
                return ending;
            if (count == 1 || ending_is_better(&ending, &best, seat))
                best = ending;
        }
    }
    return best;
}

#endif
