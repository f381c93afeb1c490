/* Duels: one net against a table of another, or of greedy, in every seat of the same deal. */
#ifndef TRAINING_DUELS_H
#define TRAINING_DUELS_H

#include "games.h"

typedef struct {
    const Net *one, *others; /* none: greedy */
    int players, width;
    uint64_t seed, first;
    float *shares; /* of `one`, by deal and seat */
} Duels;

static void duel_game(const Duels *duels, int64_t game, const uint8_t *seating)
{
    const unsigned seat = (unsigned)(game % duels->players);
    const uint64_t deal = duels->first + (uint64_t)(game / duels->players);
    Random dealer = random_from(duels->seed, deal);
    Random random = random_from(~duels->seed, deal * MAX_PLAYERS + seat);
    State state = table_for(duels->players, seating);
    deal_shuffled(&state, &dealer);
    while (state.phase != PHASE_OVER) {
        const Net *net = state.turn == seat ? duels->one : duels->others;
        if (net && !is_final_turn(&state)) {
            FirstSums known;
            first_sums_begin(&known, net);
            play_turn_by_net(net, &state, (unsigned)duels->width, &random, &known);
        } else {
            greedy_step(&state, &random);
        }
    }
    duels->shares[game] = (float)win_share_of(&state, seat);
}

#endif
