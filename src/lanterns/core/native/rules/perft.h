/* Counting action sequences, to compare two programs that play by the same rules. */
#ifndef LANTERNS_PERFT_H
#define LANTERNS_PERFT_H

#include "turn.h"

/* Continue the count at `path`: the index of the next action to try at each ply, all zero at first.
 * Returns whether the count is complete; if not, the budget is spent and `path` says where to
 * resume. */
static int perft(const State *state, int depth, uint16_t *path, int64_t *budget, uint64_t *leaves)
{
    if (depth == 0) {
        ++*leaves;
        return 1;
    }
    const LegalCounts legal = legal_counts(state);
    const unsigned count = legal_total(&legal);
    if (depth == 1) {
        *leaves += count;
        return 1;
    }
    for (; *path < count; ++*path) {
        if (--*budget < 0)
            return 0;
        State after = *state;
        apply_nth(&after, &legal, *path);
        if (!perft(&after, depth - 1, path + 1, budget, leaves))
            return 0;
    }
    *path = 0;
    return 1;
}

/* The same, with a count for each legal action. */
static int divide(const State *state, int depth, uint16_t *path, int64_t *budget, uint64_t *leaves)
{
    const LegalCounts legal = legal_counts(state);
    const unsigned count = legal_total(&legal);
    for (; *path < count; ++*path) {
        if (--*budget < 0)
            return 0;
        State after = *state;
        apply_nth(&after, &legal, *path);
        if (!perft(&after, depth - 1, path + 1, budget, &leaves[*path]))
            return 0;
    }
    return 1;
}

#endif
