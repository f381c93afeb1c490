/* The net's answer for an afterstate: each seat's chance to win, and its honor at the end. */
#ifndef LANTERNS_FORWARD_H
#define LANTERNS_FORWARD_H

#include "batch.h"

/* The seats are counted from the active one, unless it says otherwise. */
typedef LanternsJudgment Judgment;

/* The honor that a net's output of one stands for. */
static const double HONOR_UNIT = 8;

/* e to the power of x, which is not positive, by sums and products alone: every machine finds the
 * same. */
static double exponential(double x)
{
    static const double inverse[] = {0, 1, 1 / 2.0, 1 / 3.0, 1 / 4.0, 1 / 5.0, 1 / 6.0, 1 / 7.0,
                                     1 / 8.0, 1 / 9.0};
    if (x == 0)
        return 1;
    if (x < -40)
        return 0;
    const int halvings = (int)(-x * 1.4426950408889634 + 0.5);
    const double rest = x + halvings * 0.6931471805599453; /* at most 0.35 either way */
    double sum = 1;
    for (int i = 9; i > 0; i--)
        sum = 1 + rest * sum * inverse[i];
    return sum / (double)(UINT64_C(1) << halvings);
}

/* What each seat has, counted from the active one: a net expects what it will have besides. */
typedef struct {
    uint8_t honor[MAX_PLAYERS];
} SeatHonor;

static inline SeatHonor seat_honor(const State *state)
{
    SeatHonor now = {{0}};
    for (unsigned i = 0, seat = state->turn; i < state->player_count;
         i++, seat = next_seat(state, seat))
        now.honor[i] = state->players[seat].honor;
    return now;
}

/* Read the last layer's sums: a logit for each seat, and the honor it has yet to gain. */
static inline Judgment judgment_by_outputs(const Net *net, const int32_t *outputs,
                                           SeatHonor now)
{
    const unsigned players = (unsigned)net->players;
    const double unit = 1.0 / (1 << (net->last.bits + net->value_bits[2]));
    double odds[MAX_PLAYERS], sum = 0;
    Judgment judgment = {0};
    int32_t most = outputs[0];
    for (unsigned i = 1; i < players; i++)
        most = outputs[i] > most ? outputs[i] : most;
    for (unsigned i = 0; i < players; i++)
        sum += odds[i] = exponential((double)(outputs[i] - most) * unit);
    for (unsigned i = 0; i < players; i++) {
        judgment.chance[i] = odds[i] / sum;
        judgment.honor[i] = now.honor[i] + HONOR_UNIT * outputs[players + i] * unit;
    }
    return judgment;
}

/* Judge all that is in a batch, and empty it. */
static void batch_judge(const Net *net, Batch *batch, const SeatHonor *honor,
                        Judgment *judgments)
{
    int32_t outputs[MAX_BATCH][MAX_FIRST];
    batch_outputs(net, batch, outputs);
    for (unsigned n = 0; n < batch->count; n++)
        judgments[n] = judgment_by_outputs(net, outputs[n], honor[n]);
    batch->count = 0;
}

#endif
