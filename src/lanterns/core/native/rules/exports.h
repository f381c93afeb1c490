/* The exported functions on states: set up, check, ask and apply the rules. */
#ifndef LANTERNS_RULES_EXPORTS_H
#define LANTERNS_RULES_EXPORTS_H

#include "perft.h"
#include "restore.h"
#include "result.h"

int lanterns_deal(State *states, int64_t count, int players, const uint8_t *seating,
                  const uint8_t *tiles)
{
    if (!seating_is_sound(players, seating))
        return LANTERNS_BAD_SEATING;
    const unsigned each = tables.printed.tiles_in_play[players];
    for (int64_t i = 0; i < count; i++) {
        uint8_t seen[TILES] = {1};
        for (unsigned t = 0; t < each; t++) {
            const uint8_t tile = tiles[i * each + t];
            if (tile >= TILES || seen[tile]++)
                return LANTERNS_BAD_TILES;
        }
    }
    const State table = table_for(players, seating);
    for (int64_t i = 0; i < count; i++) {
        states[i] = table;
        deal_tiles(&states[i], tiles + i * each);
    }
    return LANTERNS_OK;
}

int lanterns_shuffle(State *states, int64_t count, int players, const uint8_t *seating,
                     uint64_t seed, uint64_t first)
{
    if (!seating_is_sound(players, seating))
        return LANTERNS_BAD_SEATING;
    const State table = table_for(players, seating);
    for (int64_t i = 0; i < count; i++) {
        Random random = random_from(seed, first + (uint64_t)i);
        states[i] = table;
        deal_shuffled(&states[i], &random);
    }
    return LANTERNS_OK;
}

int lanterns_restore(State *state)
{
    State restored;
    const int fault = restore(&restored, state);
    if (!fault)
        *state = restored;
    return fault;
}

int lanterns_check(const State *states, int64_t count, int64_t *culprit)
{
    for (int64_t i = 0; i < count; i++) {
        State restored;
        int fault = restore(&restored, &states[i]);
        if (!fault && memcmp(&restored, &states[i], sizeof restored) != 0)
            fault = LANTERNS_NOT_CANONICAL;
        if (fault) {
            *culprit = i;
            return fault;
        }
    }
    return LANTERNS_OK;
}

int lanterns_resample(State *states, int64_t count, const int8_t *seats, uint64_t seed,
                      uint64_t first)
{
    for (int64_t i = 0; i < count; i++)
        if (seats[i] < -1 || seats[i] >= states[i].player_count)
            return LANTERNS_BAD_SEATING;
    for (int64_t i = 0; i < count; i++) {
        Random random = random_from(seed, first + (uint64_t)i);
        resample(&states[i], seats[i], &random);
    }
    return LANTERNS_OK;
}

int64_t lanterns_count(const State *states, int64_t count, int32_t *counts)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        const LegalCounts legal = legal_counts(&states[i]);
        counts[i] = (int32_t)legal_total(&legal);
        sum += counts[i];
    }
    return sum;
}

void lanterns_legal(const State *states, int64_t count, int32_t *actions)
{
    for (int64_t i = 0; i < count; i++)
        actions += list_actions(&states[i], actions);
}

/* Apply all or nothing; returns the index of the first illegal action, or -1. */
int64_t lanterns_apply(State *states, int64_t count, const int32_t *actions)
{
    for (int64_t i = 0; i < count; i++)
        if (!is_legal(&states[i], actions[i]))
            return i;
    for (int64_t i = 0; i < count; i++)
        apply(&states[i], actions[i]);
    return -1;
}

int64_t lanterns_outcome(const State *states, int64_t count, const int32_t *actions,
                         LanternsOutcome *outcomes)
{
    for (int64_t i = 0; i < count; i++)
        if ((unsigned)actions[i] >> 24 != ACTION_PLACE || !is_legal(&states[i], actions[i]))
            return i;
    for (int64_t i = 0; i < count; i++) {
        const State *state = &states[i];
        const unsigned detail = (unsigned)actions[i] & 0xFFFFFF, tile = detail >> 16;
        const uint32_t entry = state->free[lake_find(state, detail >> 2 & 0x3FFF)];
        const Rewards rewards = rewards_of(state, entry, tile, detail & 3);
        LanternsOutcome outcome = {.favor = (uint8_t)rewards.favor};
        for (unsigned color = 0; color < COLORS; color++)
            outcome.matched[color] = (uint8_t)cards_of(rewards.matched, color);
        for (unsigned seat = 0; seat < MAX_PLAYERS; seat++) {
            Cards faced = rewards.cards[seat] - (seat == state->turn ? rewards.matched : 0);
            outcome.facing[seat] = -1;
            for (unsigned color = 0; color < COLORS; color++)
                if (cards_of(faced, color))
                    outcome.facing[seat] = (int8_t)color;
        }
        outcomes[i] = outcome;
    }
    return -1;
}

void lanterns_result(const State *states, int64_t count, LanternsResult *results)
{
    for (int64_t i = 0; i < count; i++)
        results[i] = result_of(&states[i], 0);
}

/* Every afterstate of every decision: what the acting seat knows once it has acted, before it
 * draws; the tiles it cannot see are blank. */
void lanterns_afterstates(const State *states, int64_t count, int32_t *actions, State *after)
{
    for (int64_t i = 0; i < count; i++) {
        const unsigned total = list_actions(&states[i], actions);
        for (unsigned n = 0; n < total; n++) {
            after[n] = states[i];
            conceal(&after[n], states[i].turn);
            apply(&after[n], actions[n]);
        }
        actions += total;
        after += total;
    }
}

int lanterns_divide(const State *state, int depth, int64_t budget, uint16_t *path,
                    uint64_t *leaves)
{
    return divide(state, depth, path, &budget, leaves);
}

#endif
