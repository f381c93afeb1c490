/* Counting action sequences: the proof that two programs know the same rules. */
#ifndef LANTERNS_PERFT_H
#define LANTERNS_PERFT_H

#include "turn.h"

/* Count on from `path`, the number of the action to try next at each ply, all zero at first. Returns
 * whether the count is complete; if not, `budget` actions were tried and `path` is where to go on. */
static int perft(const State *state, int depth, uint16_t *path, int64_t *budget, uint64_t *leaves)
{
    if (depth == 0) {
        ++*leaves;
        return 1;
    }
    const Choices choices = choices_of(state);
    const unsigned count = choices_total(&choices);
    if (depth == 1) {
        *leaves += count;
        return 1;
    }
    for (; *path < count; ++*path) {
        if (--*budget < 0)
            return 0;
        State after = *state;
        apply_nth(&after, &choices, *path);
        if (!perft(&after, depth - 1, path + 1, budget, leaves))
            return 0;
    }
    *path = 0;
    return 1;
}

/* The same, with the sequences below each legal action apart. */
static int divide(const State *state, int depth, uint16_t *path, int64_t *budget, uint64_t *leaves)
{
    const Choices choices = choices_of(state);
    const unsigned count = choices_total(&choices);
    for (; *path < count; ++*path) {
        if (--*budget < 0)
            return 0;
        State after = *state;
        apply_nth(&after, &choices, *path);
        if (!perft(&after, depth - 1, path + 1, budget, &leaves[*path]))
            return 0;
    }
    return 1;
}

#endif
