/* The exported functions for a table: what happens, what is closed and why, how it stands. */
#ifndef LANTERNS_TABLE_EXPORTS_H
#define LANTERNS_TABLE_EXPORTS_H

#include "events.h"
#include "refusals.h"
#include "standing.h"

int lanterns_events(const State *state, int32_t action, Event *events)
{
    return is_legal(state, action) ? (int)action_events(state, action, events) : -1;
}

int lanterns_placements(const State *state, int seat, int32_t *actions)
{
    if (seat < 0 || seat >= state->player_count)
        return -1;
    const Player *player = &state->players[seat];
    int count = 0;
    for (unsigned slot = 0; slot < player->hand_count; slot++)
        for (unsigned at = 0; at < state->free_count; at++)
            for (unsigned turns = 0; turns < 4; turns++)
                actions[count++] = pack_place(player->hand[slot], cell_of(state->free[at]), turns);
    return count;
}

int64_t lanterns_rewards(const State *state, int seat, const int32_t *actions, int64_t count,
                         Event *events, int32_t *counts)
{
    if (seat < 0 || seat >= state->player_count)
        return -1;
    State planned = *state;
    planned.turn = (uint8_t)seat;
    int64_t total = 0;
    for (int64_t i = 0; i < count; i++) {
        const unsigned kind = (unsigned)actions[i] >> 24, detail = (unsigned)actions[i] & 0xFFFFFF;
        const int at = lake_find(state, detail >> 2 & 0x3FFF);
        if (kind != ACTION_PLACE || at < 0 || hand_slot(&state->players[seat], detail >> 16) < 0)
            return -1;
        counts[i] = (int32_t)reward_events(&planned, state->free[at], detail >> 16, detail & 3,
                                           events + total);
        total += counts[i];
    }
    return total;
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
