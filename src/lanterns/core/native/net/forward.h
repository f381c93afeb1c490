/* The net's answer for an afterstate: each seat's chance to win, and its honor at the end. */
#ifndef LANTERNS_FORWARD_H
#define LANTERNS_FORWARD_H

#include "weights.h"

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

/* Cut a layer's sums at zero and hand them on with `bits` behind the point instead of `from`. */
static inline void values_of(const int32_t *sums, unsigned count, int from, int bits,
                             int16_t *values)
{
    const int drop = from - bits;
    const int32_t half = drop ? 1 << (drop - 1) : 0;
    for (unsigned i = 0; i < count; i++) {
        const int32_t value = ((sums[i] > 0 ? sums[i] : 0) + half) >> drop;
        values[i] = (int16_t)(value > 32767 ? 32767 : value);
    }
}

/* The color layer adds up over the colors. A color whose inputs are as before is not summed again:
 * of two ways to play a turn, most leave some colors as they are. */
typedef struct {
    int is_known[COLORS];
    int16_t inputs[COLORS][MAX_COLOR_INPUTS];
    int32_t sums[COLORS][MAX_SHARED];
} ColorSums;

static void color_sums(const Net *net, const Inputs *inputs, ColorSums *known, int32_t *total)
{
    const Layer *layer = &net->color;
    const size_t bytes = 2 * net->color_inputs;
    Pairs pairs;
    memset(total, 0, layer->width * sizeof *total);
    for (unsigned color = 0; color < COLORS; color++) {
        int32_t *sums = known->sums[color];
        const int16_t *in = inputs->colors[color];
        if (!known->is_known[color] || memcmp(known->inputs[color], in, bytes) != 0) {
            memcpy(known->inputs[color], in, bytes);
            known->is_known[color] = 1;
            memcpy(sums, layer->biases, layer->width * sizeof *sums);
            pairs_of(&pairs, in, layer->pairs);
            pairs_add(&pairs, layer->weights, layer->width, sums);
        }
        for (unsigned i = 0; i < layer->width; i++)
            total[i] += sums[i] > 0 ? sums[i] : 0;
    }
}

/* The last layer's sums: a logit for each seat, and the honor it has yet to gain. */
static void net_outputs(const Net *net, const Inputs *inputs, ColorSums *known, int32_t *outputs)
{
    int32_t sums[MAX_FIRST];
    int16_t values[MAX_FIRST];
    Pairs pairs;
    color_sums(net, inputs, known, sums);
    values_of(sums, net->color.width, net->color.bits, net->value_bits[0], values);
    memset(sums, 0, net->from_colors.width * sizeof *sums);
    pairs_of(&pairs, values, net->from_colors.pairs);
    pairs_add(&pairs, net->from_colors.weights, net->from_colors.width, sums);
    /* From the unit of these products to that of the others. */
    const int drop = net->from_colors.bits + net->value_bits[0] - net->from_table.bits;
    for (unsigned i = 0; i < net->from_table.width; i++)
        sums[i] = (drop > 0 ? sums[i] >> drop : sums[i] * (1 << -drop)) + net->from_table.biases[i];
    pairs_of(&pairs, inputs->globals, net->from_table.pairs);
    pairs_add(&pairs, net->from_table.weights, net->from_table.width, sums);
    values_of(sums, net->from_table.width, net->from_table.bits, net->value_bits[1], values);
    memcpy(sums, net->middle.biases, net->middle.width * sizeof *sums);
    pairs_of(&pairs, values, net->middle.pairs);
    pairs_add(&pairs, net->middle.weights, net->middle.width, sums);
    values_of(sums, net->middle.width, net->middle.bits + net->value_bits[1], net->value_bits[2],
              values);
    memcpy(outputs, net->last.biases, net->last.width * sizeof *outputs);
    pairs_of(&pairs, values, net->last.pairs);
    pairs_add(&pairs, net->last.weights, net->last.width, outputs);
}

static Judgment net_judge(const Net *net, const State *state, const Inputs *inputs,
                          ColorSums *known)
{
    const unsigned players = state->player_count;
    const double unit = 1.0 / (1 << (net->last.bits + net->value_bits[2]));
    int32_t outputs[MAX_OUTPUTS];
    double odds[MAX_PLAYERS], sum = 0;
    Judgment judgment = {0};
    net_outputs(net, inputs, known, outputs);
    int32_t most = outputs[0];
    for (unsigned i = 1; i < players; i++)
        most = outputs[i] > most ? outputs[i] : most;
    for (unsigned i = 0; i < players; i++)
        sum += odds[i] = exponential((double)(outputs[i] - most) * unit);
    for (unsigned i = 0, seat = state->turn; i < players; i++, seat = next_seat(state, seat)) {
        judgment.chance[i] = odds[i] / sum;
        judgment.honor[i] = state->players[seat].honor +
                            HONOR_UNIT * outputs[players + i] * unit;
    }
    return judgment;
}

#endif
