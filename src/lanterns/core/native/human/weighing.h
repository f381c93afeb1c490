/* The best actions weighed so far, best first; equal ones in random order. */
#ifndef LANTERNS_WEIGHING_H
#define LANTERNS_WEIGHING_H

#include "../greedy/card_values.h"

typedef struct {
    LanternsCandidate *best; /* the caller's room for `most` */
    uint64_t draws[LANTERNS_MAX_WIDTH];
    unsigned count, most;
    Random random;
} Weighing;

static void weigh(Weighing *weighing, int32_t action, Value value)
{
    const uint64_t draw = random_next(&weighing->random);
    unsigned at = weighing->count;
    while (at > 0 && (weighing->best[at - 1].value < value ||
                      (weighing->best[at - 1].value == value && weighing->draws[at - 1] < draw)))
        at--;
    if (at == weighing->most)
        return;
    const unsigned last = weighing->count < weighing->most ? weighing->count++ : weighing->most - 1;
    for (unsigned i = last; i > at; i--) {
        weighing->best[i] = weighing->best[i - 1];
        weighing->draws[i] = weighing->draws[i - 1];
    }
    weighing->best[at] = (LanternsCandidate){.action = action, .value = value, .then = -1};
    weighing->draws[at] = draw;
}

#endif
