/* The exported functions that choose one action by a policy. */
#ifndef LANTERNS_GREEDY_EXPORTS_H
#define LANTERNS_GREEDY_EXPORTS_H

#include "policy.h"

/* The policy's next action in each game, or NO_ACTION where the game is over. */
void lanterns_choose(const State *states, int64_t count, int policy, uint64_t seed, uint64_t first,
                     int32_t *actions)
{
    for (int64_t i = 0; i < count; i++) {
        const LegalCounts legal = legal_counts(&states[i]);
        const unsigned total = legal_total(&legal);
        Random random = random_from(seed, first + (uint64_t)i);
        if (total == 0)
            actions[i] = NO_ACTION;
        else if (policy == POLICY_GREEDY)
            actions[i] = greedy_choose(&states[i], &random);
        else
            actions[i] = nth_action(&states[i], &legal, random_below(&random, total));
    }
}

void lanterns_values(const State *states, int64_t count, int32_t *values)
{
    for (int64_t i = 0; i < count; i++) {
        const LegalCounts legal = legal_counts(&states[i]);
        greedy_values(&states[i], values);
        values += legal_total(&legal);
    }
}

#endif
