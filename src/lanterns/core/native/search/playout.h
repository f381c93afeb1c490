/* Playing games to their end by a policy. */
#ifndef LANTERNS_PLAYOUT_H
#define LANTERNS_PLAYOUT_H

#include "../greedy/policy.h"

/* Each action drawn uniformly from the full legal list. */
static unsigned play_random(State *state, Random *random)
{
    unsigned actions = 0;
    while (state->phase != PHASE_OVER) {
        const LegalCounts legal = legal_counts(state);
        apply_nth(state, &legal, random_below(random, legal_total(&legal)));
        actions++;
    }
    return actions;
}

static unsigned play_greedy(State *state, Random *random)
{
    unsigned actions = 0;
    while (state->phase != PHASE_OVER) {
        greedy_step(state, random);
        actions++;
    }
    return actions;
}

static inline unsigned play_out(State *state, int policy, Random *random)
{
    return policy == POLICY_GREEDY ? play_greedy(state, random) : play_random(state, random);
}

/* The seats that win as things stand: most honor, then favor tokens, then lantern cards. */
static unsigned winners_of(const State *state)
{
    unsigned best = 0, winners = 0;
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        const Player *player = &state->players[seat];
        const unsigned score = (unsigned)player->honor << 16 | (unsigned)player->favor << 8 |
                               cards_total(player->cards);
        if (score > best || seat == 0) {
            best = score;
            winners = 0;
        }
        if (score == best)
            winners |= 1u << seat;
    }
    return winners;
}

static double win_share_of(const State *state, unsigned seat)
{
    const unsigned winners = winners_of(state);
    return winners >> seat & 1 ? 1.0 / __builtin_popcount(winners) : 0;
}

static LanternsResult result_of(const State *state, unsigned actions)
{
    LanternsResult result = {0};
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        result.honor[seat] = state->players[seat].honor;
        result.favor[seat] = state->players[seat].favor;
        result.cards[seat] = (uint8_t)cards_total(state->players[seat].cards);
    }
    result.winners = (uint8_t)winners_of(state);
    result.actions = (uint16_t)actions;
    return result;
}

#endif
