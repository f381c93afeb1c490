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
static inline __attribute__((always_inline)) void values_of(const int32_t *sums, unsigned count, int from, int bits,
                             int16_t *values)
{
    const int drop = from - bits;
    const int32_t half = drop ? 1 << (drop - 1) : 0;
    for (unsigned i = 0; i < count; i++) {
        const int32_t value = ((sums[i] > 0 ? sums[i] : 0) + half) >> drop;
        values[i] = (int16_t)(value > 32767 ? 32767 : value);
    }
}

/* The sums of the first layers, kept from one afterstate to the next: two ways to play a turn have
 * most of their inputs in common, and only those that differ are summed again. */
typedef struct {
    Inputs inputs;
    int32_t color[COLORS][MAX_SHARED];
    int32_t table[MAX_FIRST];
} FirstSums;

/* The sums for inputs that are all zero. */
static void first_sums_begin(FirstSums *sums, const Net *net)
{
    memset(&sums->inputs, 0, sizeof sums->inputs);
    for (unsigned color = 0; color < COLORS; color++)
        memcpy(sums->color[color], net->color.biases, net->color.width * sizeof(int32_t));
    memcpy(sums->table, net->from_table.biases, net->from_table.width * sizeof(int32_t));
}

/* One text for vectors of every width: `add` is known where this is compiled. */
#define SAME_TEXT static inline __attribute__((always_inline))

SAME_TEXT void color_sums_update(const Adding *add, const Net *net, const Inputs *inputs,
                                 FirstSums *known)
{
    const Layer *layer = &net->color;
    Pairs changed[COLORS];
    for (unsigned color = 0; color < COLORS; color++)
        changed[color].count = 0;
    for (unsigned input = 0; input < net->color_inputs; input++) {
        const uint64_t now = inputs->colors[input], was = known->inputs.colors[input];
        known->inputs.colors[input] = now;
        for (uint64_t differing = now ^ was; differing;) {
            const unsigned shift = (unsigned)__builtin_ctzll(differing) & ~7u;
            const int by = (int)(now >> shift & 0xFF) - (int)(was >> shift & 0xFF);
            Pairs *pairs = &changed[shift / 8];
            pairs->pair[pairs->count] = input % 2 ? (uint32_t)by << 16 : (uint32_t)by & 0xFFFF;
            pairs->row[pairs->count++] = 2 * (input / 2) * layer->width;
            differing &= ~(UINT64_C(0xFF) << shift);
        }
    }
    for (unsigned color = 0; color < COLORS; color++)
        if (changed[color].count)
            add->some(&changed[color], layer->weights, layer->width, known->color[color]);
}

SAME_TEXT void first_sums_update(const Adding *add, const Net *net, const Inputs *inputs,
                                 FirstSums *known)
{
    Pairs changed;
    color_sums_update(add, net, inputs, known);
    pairs_changed(&changed, inputs->globals, known->inputs.globals, net->from_table.pairs,
                  net->from_table.width);
    add->some(&changed, net->from_table.weights, net->from_table.width, known->table);
}

SAME_TEXT void layer_add(const Adding *add, const Layer *layer, const int16_t *values,
                         int32_t *sums)
{
    add->all(values, layer->pairs, layer->weights, layer->width, sums);
}

/* The last layer's sums: a logit for each seat, and the honor it has yet to gain. */
SAME_TEXT void net_outputs_by(const Adding *add, const Net *net, const Inputs *inputs, FirstSums *known,
                              int32_t *outputs)
{
    int32_t sums[MAX_FIRST];
    int16_t values[MAX_FIRST];
    first_sums_update(add, net, inputs, known);
    memset(sums, 0, net->color.width * sizeof *sums);
    for (unsigned color = 0; color < COLORS; color++)
        for (unsigned i = 0; i < net->color.width; i++)
            sums[i] += known->color[color][i] > 0 ? known->color[color][i] : 0;
    values_of(sums, net->color.width, net->color.bits, net->value_bits[0], values);
    memset(sums, 0, net->from_colors.width * sizeof *sums);
    layer_add(add, &net->from_colors, values, sums);
    /* From the unit of these products to that of the others. */
    const int drop = net->from_colors.bits + net->value_bits[0] - net->from_table.bits;
    for (unsigned i = 0; i < net->from_table.width; i++)
        sums[i] = (sums[i] >> drop) + known->table[i];
    values_of(sums, net->from_table.width, net->from_table.bits, net->value_bits[1], values);
    memcpy(sums, net->middle.biases, net->middle.width * sizeof *sums);
    layer_add(add, &net->middle, values, sums);
    values_of(sums, net->middle.width, net->middle.bits + net->value_bits[1], net->value_bits[2],
              values);
    memcpy(outputs, net->last.biases, net->last.width * sizeof *outputs);
    layer_add(add, &net->last, values, outputs);
}

static void net_outputs(const Net *net, const Inputs *inputs, FirstSums *known, int32_t *outputs)
{
    net_outputs_by(&adding, net, inputs, known, outputs);
}

#ifdef LANTERNS_WIDE
LANTERNS_WIDE static void net_outputs_wide(const Net *net, const Inputs *inputs, FirstSums *known,
                                           int32_t *outputs)
{
    net_outputs_by(&adding_wide, net, inputs, known, outputs);
}
#endif

static Judgment net_judge(const Net *net, const State *state, const Inputs *inputs,
                          FirstSums *known)
{
    const unsigned players = state->player_count;
    const double unit = 1.0 / (1 << (net->last.bits + net->value_bits[2]));
    int32_t outputs[MAX_OUTPUTS];
    double odds[MAX_PLAYERS], sum = 0;
    Judgment judgment = {0};
#ifdef LANTERNS_WIDE
    if (net->is_wide)
        net_outputs_wide(net, inputs, known, outputs);
    else
#endif
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
