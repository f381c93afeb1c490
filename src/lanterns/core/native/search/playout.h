/* Playouts: games played to their end by a policy. */
#ifndef LANTERNS_PLAYOUT_H
#define LANTERNS_PLAYOUT_H

#include "../greedy/policy.h"
#include "../rules/result.h"

/* Draw each action uniformly from the full legal list. */
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

#endif
