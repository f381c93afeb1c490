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

/* Play a line in a world; the net then plays for the others and judges the seat's own next turn.
 * In the final round greedy plays for all: a solution would take too long in so many worlds. */
static Judgment play_line(const Net *net, const State *world, const Line *line, Random *random,
                          FirstSums *known)
{
    const unsigned seat = world->turn;
    State state = *world;
    for (unsigned i = 0; i < line->count; i++)
        apply(&state, line->actions[i]);
    while (state.phase != PHASE_OVER && state.turn != seat && !is_final_turn(&state))
        play_turn_by_net(net, &state, NET_OTHERS_WIDTH, random, known);
    return judge_position(net, &state, NET_OWN_WIDTH, random, known);
}

#endif
