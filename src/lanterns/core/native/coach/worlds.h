/* What a line leads to, one round on, in worlds that fit what the active seat knows.
 *
 * The worlds follow from the lake and the seat's tiles alone, so that all decisions of a turn are
 * judged in the same ones: between them, nothing is left to luck.
 */
#ifndef LANTERNS_WORLDS_H
#define LANTERNS_WORLDS_H

#include "../search/evaluator.h"
#include "final_round.h"
#include "lines.h"

/* A seed for the position that stays the same until the turn is over. */
static uint64_t turn_seed(const State *state)
{
    uint64_t seed = state->player_count;
    for (unsigned i = 0; i < state->placed_count; i++)
        seed = random_mix(seed ^ (uint64_t)state->cells[i] << 8 ^ state->placed[i]);
    for (unsigned i = 0; i < LANTERNS_MAX_HAND; i++)
        seed = random_mix(seed ^ state->players[state->turn].hand[i]);
    return seed;
}

static State deal_world(const State *state, uint64_t seed, uint64_t number)
{
    Random random = random_from(seed, number);
    State world = *state;
    resample(&world, state->turn, &random);
    return world;
}

/* Play a line in a world, and a round on by the net. */
static Judgment play_line(const Net *net, const State *world, const Line *line, Random *random)
{
    State state = *world;
    for (unsigned i = 0; i < line->count; i++)
        apply(&state, line->actions[i]);
    return judge_next_turn(net, 0, &state, world->turn, random);
}

#endif
