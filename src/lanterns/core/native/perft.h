/* Counting action sequences: the proof that two programs know the same rules. */
#ifndef LANTERNS_PERFT_H
#define LANTERNS_PERFT_H

#include "turn.h"

static uint64_t perft(const State *state, int depth)
{
    if (depth == 0)
        return 1;
    const Choices choices = choices_of(state);
    const unsigned count = choices_total(&choices);
    if (depth == 1)
        return count;
    uint64_t leaves = 0;
    for (unsigned n = 0; n < count; n++) {
        State after = *state;
        apply_nth(&after, &choices, n);
        leaves += perft(&after, depth - 1);
    }
    return leaves;
}

#endif
