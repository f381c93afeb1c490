/* Playouts: games that fit what a seat knows, played to their end by a net in every seat. */
#ifndef TRAINING_PLAYOUTS_H
#define TRAINING_PLAYOUTS_H

#include "games.h"

typedef struct {
    const Net *net;
    const State *state; /* whose active seat tries these actions, each in the same games */
    const int32_t *actions;
    int count, width;
    uint64_t seed;
    float *shares; /* of that seat, by game and action */
} Playouts;

static void play_out_by_net(const Playouts *playouts, State *state, Random *random)
{
    FirstSums known;
    first_sums_begin(&known, playouts->net);
    while (state->phase != PHASE_OVER && !is_final_turn(state))
        play_turn_by_net(playouts->net, state, (unsigned)playouts->width, random, &known);
    while (state->phase != PHASE_OVER)
        greedy_step(state, random);
}

static void playout_game(const Playouts *playouts, int64_t game)
{
    const unsigned seat = playouts->state->turn;
    Random dealer = random_from(playouts->seed, (uint64_t)game);
    State world = *playouts->state;
    resample(&world, (int)seat, &dealer);
    for (int i = 0; i < playouts->count; i++) {
        Random random = random_from(~playouts->seed, (uint64_t)game);
        State state = world;
        apply(&state, playouts->actions[i]);
        play_out_by_net(playouts, &state, &random);
        playouts->shares[game * playouts->count + i] = (float)win_share_of(&state, seat);
    }
}

#endif
