/* The exported functions of the coach. */
#ifndef LANTERNS_COACH_EXPORTS_H
#define LANTERNS_COACH_EXPORTS_H

#include "advice.h"
#include "at_table.h"

int lanterns_advise(const Net *net, const State *state, int32_t chosen, int worlds,
                    const double *ratings, LanternsAdvice *advice, LanternsLine *lines)
{
    if (worlds < 0 || net->players != state->player_count ||
        (chosen != NO_ACTION && !is_legal(state, chosen)))
        return -1;
    if (state->phase == PHASE_OVER)
        return 0;
    *advice = advise(net, state, chosen, (unsigned)worlds, lines);
    for (int i = 0; i < advice->count; i++)
        chances_at_table(state, ratings, lines[i].chance, lines[i].at_table);
    return advice->count;
}

int lanterns_review(const State *end, const Advice *decisions, int64_t count, Account *accounts,
                    int32_t *moments)
{
    for (unsigned seat = 0; seat < end->player_count; seat++)
        accounts[seat] = account_of(end, decisions, count, seat);
    return list_moments(decisions, count, moments);
}

#endif
