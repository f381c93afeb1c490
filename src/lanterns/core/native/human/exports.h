/* The exported function that chooses as people do. */
#ifndef LANTERNS_HUMAN_EXPORTS_H
#define LANTERNS_HUMAN_EXPORTS_H

#include "choice.h"

int lanterns_human(const State *state, const Traits *traits, int width, uint64_t seed,
                   LanternsCandidate *candidates)
{
    Weighing weighing = {.best = candidates, .random = random_from(seed, 0)};
    if (width < 1 || width > LANTERNS_MAX_WIDTH || !traits_are_sound(traits))
        return -1;
    if (state->phase == PHASE_OVER)
        return 0;
    weighing.most = (unsigned)width;
    choose_humanly(state, traits, &weighing);
    return (int)weighing.count;
}

#endif
