/* The exported functions on nets: their files, inputs and judgments. */
#ifndef LANTERNS_NET_EXPORTS_H
#define LANTERNS_NET_EXPORTS_H

#include "judge.h"

int64_t lanterns_net_size(void)
{
    return sizeof(Net);
}

int lanterns_net_read(Net *net, const uint8_t *bytes, int64_t count)
{
    return net_read(net, bytes, count);
}

int lanterns_net_players(const Net *net)
{
    return net->players;
}

int lanterns_features(const State *states, int64_t count, int version, int players, int8_t *to)
{
    int color, global;
    Inputs inputs = {0};
    if (players < MIN_PLAYERS || players > MAX_PLAYERS ||
        !feature_counts(version, players, &color, &global))
        return 0;
    for (int64_t n = 0; n < count; n++) {
        features_of(&states[n], laid_tiles_of(&states[n]), &inputs);
        for (int i = 0; i < COLORS; i++)
            for (int input = 0; input < color; input++)
                *to++ = (int8_t)byte_of(inputs.colors[input], (unsigned)i);
        for (int input = 0; input < global; input++)
            *to++ = (int8_t)inputs.globals[input];
    }
    return COLORS * color + global;
}

void lanterns_judge_afterstates(const Net *net, const State *states, int64_t count,
                                Judgment *judgments)
{
    Inputs inputs = {0};
    Batch batch = {.count = 0};
    SeatHonor honor[MAX_BATCH];
    FirstSums known;
    first_sums_begin(&known, net);
    for (int64_t i = 0; i < count; i++) {
        features_of(&states[i], laid_tiles_of(&states[i]), &inputs);
        honor[batch.count] = seat_honor(&states[i]);
        batch_add(net, &inputs, &known, &batch);
        if (batch.count == MAX_BATCH || i + 1 == count)
            batch_judge(net, &batch, honor, &judgments[i + 1 - batch.count]);
    }
}

int lanterns_judge(const Net *net, const State *states, int64_t count, const int8_t *seats,
                   int worlds, uint64_t seed, uint64_t first, Judgment *judgments)
{
    for (int64_t i = 0; i < count; i++)
        if (states[i].player_count != net->players || seats[i] < -1 ||
            seats[i] >= states[i].player_count || worlds < 1)
            return LANTERNS_BAD_SEATING;
    FirstSums known;
    first_sums_begin(&known, net);
    for (int64_t i = 0; i < count; i++) {
        const State *state = &states[i];
        const int is_known = seats[i] == state->turn || state->phase == PHASE_OVER ||
                             is_final_turn(state);
        const int deals = is_known ? 1 : worlds;
        Random random = random_from(seed, first + (uint64_t)i);
        Judgment mean = {0};
        for (int deal = 0; deal < deals; deal++) {
            State world = *state;
            if (!is_known)
                resample(&world, seats[i], &random);
            const Judgment one = judge_position(net, &world, NET_ROOT_WIDTH, &random, &known);
            for (unsigned seat = 0; seat < state->player_count; seat++) {
                mean.chance[seat] += one.chance[seat] / deals;
                mean.honor[seat] += one.honor[seat] / deals;
            }
        }
        judgments[i] = mean;
    }
    return LANTERNS_OK;
}

#endif
