/* Bytes and numbers that nobody checked. */
#include <stdlib.h>

#include "driver.h"

void deal_wildly(void)
{
    uint8_t tiles[2 * LANTERNS_MAX_IN_PLAY], seating[4];
    LanternsState states[2];
    for (int try = 0; try < 300; try++) {
        for (unsigned i = 0; i < sizeof tiles; i++)
            tiles[i] = (uint8_t)draw(draw(9) ? 36 : 256);
        for (unsigned i = 0; i < 4; i++)
            seating[i] = (uint8_t)draw(draw(9) ? 4 : 256);
        lanterns_deal(states, 2, (int)draw(7) - 1, seating, tiles);
    }
}

/* Any number at all as an action: refused, or legal and applied. */
void act_wildly(LanternsState *states, int64_t count)
{
    int32_t *actions = room((size_t)count, sizeof *actions);
    LanternsOutcome *outcomes = room((size_t)count, sizeof *outcomes);
    for (int try = 0; try < 40; try++) {
        for (int64_t i = 0; i < count; i++)
            actions[i] = (int32_t)(draw(8) << 24 | draw(1u << draw(25))) - (int32_t)(draw(9) == 0);
        lanterns_outcome(states, count, actions, outcomes);
        lanterns_apply(states, count, actions);
    }
    lanterns_choose(states, count, (int)draw(POLICIES), draw(1000), 0, actions);
    lanterns_apply(states, count, actions);
    free(actions);
    free(outcomes);
}

/* A good state with some bytes changed, or nothing but noise: refused, or as good as any. */
void restore_wildly(const LanternsState *good)
{
    LanternsState *state = room(1, sizeof *state);
    int64_t culprit = 0;
    *state = *good;
    const unsigned changes = draw(20) ? 1 + draw(3) : sizeof *state;
    for (unsigned i = 0; i < changes; i++)
        ((uint8_t *)state)[draw(sizeof *state)] = (uint8_t)draw(draw(2) ? 40 : 256);
    const int fault = lanterns_check(state, 1, &culprit);
    if (lanterns_restore(state) == LANTERNS_OK)
        read_all(state, 1);
    else
        expect(fault != LANTERNS_OK, "what cannot be restored does not pass the check");
    free(state);
}
