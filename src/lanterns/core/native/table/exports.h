/* The exported functions for a table: what happens or would, what is closed and why, how it stands. */
#ifndef LANTERNS_TABLE_EXPORTS_H
#define LANTERNS_TABLE_EXPORTS_H

#include "previews.h"
#include "refusals.h"
#include "standing.h"

int lanterns_events(const State *state, int32_t action, Event *events)
{
    return is_legal(state, action) ? (int)action_events(state, action, events) : -1;
}

int64_t lanterns_previews(const State *state, int seat, char *text)
{
    if (seat < 0 || seat >= state->player_count)
        return -1;
    return write_previews(state, (unsigned)seat, text);
}

void lanterns_refusal(const State *state, int32_t action, Refusal *refusal)
{
    *refusal = refusal_of(state, action);
}

void lanterns_closed(const State *state, Refusal *refusals)
{
    const LegalCounts legal = legal_counts(state);
    const unsigned offered[] = {legal.exchanges,  legal.four_sets, legal.three_sets,
                                legal.seven_sets, legal.discards,  legal.places,
                                legal.ends};
    int32_t attempts[ACTION_KINDS];
    best_attempts(state, attempts);
    for (unsigned kind = 0; kind < ACTION_KINDS; kind++)
        refusals[kind] = offered[kind] ? refused(REFUSED_NOT) : refusal_of(state, attempts[kind]);
}

void lanterns_standing(const State *state, Standing *standing)
{
    *standing = standing_of(state);
}

#endif
