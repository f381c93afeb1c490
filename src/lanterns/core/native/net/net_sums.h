/* The sums of a net, as one text for vectors of every width. It is included once for each, after
 *
 *     NAMED(name)      the name of a function here
 *     TARGET           the machine that it is for
 *     VECTOR, LANES    the vectors, and how many sums each holds
 *     PAIR             a pair of inputs, as a vector is multiplied with it
 *     LOAD, STORE, SPREAD, ADD  what can be done with them
 *     UNLIKE, LESS     the pairs that differ, and by how much; unless they are LISTED otherwise
 *
 * What is called at several places is not inlined: the page's module must stay small.
 */

/* Cut a layer's sums at zero and hand them on with `bits` behind the point instead of `from`. */
TARGET static __attribute__((noinline)) void NAMED(values_of)(const int32_t *sums, unsigned count,
                                                              int from, int bits, int16_t *values)
{
    const int drop = from - bits;
    const int32_t half = drop ? 1 << (drop - 1) : 0;
    for (unsigned i = 0; i < count; i++) {
        const int32_t value = ((sums[i] > 0 ? sums[i] : 0) + half) >> drop;
        values[i] = (int16_t)(value > 32767 ? 32767 : value);
    }
}

/* Bring the colors' sums up to date. */
TARGET static inline void NAMED(color_sums)(const Net *net, const Inputs *inputs, FirstSums *known)
{
    enum { PART = LANES == 16 ? 4 : 8 };
    const Layer *layer = &net->color;
    uint32_t by[MAX_COLOR_INPUTS / 2][EIGHT_BYTES], changed[EIGHT_BYTES] = {0};
    for (unsigned i = 0; i < layer->pairs; i++) {
        uint8_t first[EIGHT_BYTES], second[EIGHT_BYTES];
        uint32_t *before = known->colors[i];
        memcpy(first, &inputs->colors[2 * i], sizeof first);
        memcpy(second, &inputs->colors[2 * i + 1], sizeof second);
        ALL_AT_ONCE
        for (unsigned color = 0; color < EIGHT_BYTES; color++) {
            const uint32_t now = first[color] | (uint32_t)second[color] << 16;
            /* Two differences of bytes at once: the top bits keep them apart. */
            by[i][color] = ((now | 0x80008000u) - before[color]) ^ 0x80008000u;
            changed[color] |= (uint32_t)(now != before[color]) << i;
            before[color] = now;
        }
    }
    for (unsigned color = 0; color < COLORS; color++) {
        if (!changed[color])
            continue;
        for (unsigned from = 0; from < layer->width; from += PART * LANES) {
            int32_t *sums = known->color[color] + from;
            VECTOR sum[PART];
            ALL_AT_ONCE
            for (unsigned k = 0; k < PART; k++)
                sum[k] = LOAD(sums + k * LANES);
            for (uint32_t left = changed[color]; left; left &= left - 1) {
                const unsigned i = (unsigned)__builtin_ctz(left);
                const int16_t *row = layer->weights + 2 * (i * layer->width + from);
                const PAIR pair = SPREAD(by[i][color]);
                ALL_AT_ONCE
                for (unsigned k = 0; k < PART; k++)
                    sum[k] = ADD(sum[k], LOAD(row + 2 * k * LANES), pair);
            }
            ALL_AT_ONCE
            for (unsigned k = 0; k < PART; k++)
                STORE(sums + k * LANES, sum[k]);
        }
    }
}

#ifndef LISTED
/* List by how much the pairs of a vector that begins at `i` differ from those before. */
TARGET static inline void NAMED(list_changes)(Changes *changes, const int16_t *inputs,
                                              int16_t *before, unsigned i)
{
    const VECTOR now = LOAD(inputs + 2 * i), was = LOAD(before + 2 * i);
    unsigned left = UNLIKE(now, was);
    uint32_t by[LANES];
    if (!left)
        return;
    STORE(by, LESS(now, was));
    STORE(before + 2 * i, now);
    for (; left; left &= left - 1) {
        const unsigned k = (unsigned)__builtin_ctz(left);
        changes->at[changes->count] = i + k;
        changes->by[changes->count++] = by[k];
    }
}
#endif

/* Bring the sums of the inputs that are common to all colors up to date. */
TARGET static inline void NAMED(table_sums)(const Net *net, const Inputs *inputs, FirstSums *known)
{
    enum { PART = LANES == 16 ? 4 : 8 };
    const Layer *layer = &net->from_table;
    Changes changes;
    changes.count = 0;
    for (unsigned i = 0; i < layer->pairs; i += LANES)
        NAMED(list_changes)(&changes, inputs->globals, known->globals, i);
    for (unsigned from = 0; from < layer->width; from += PART * LANES) {
        VECTOR sum[PART];
        ALL_AT_ONCE
        for (unsigned k = 0; k < PART; k++)
            sum[k] = LOAD(known->table + from + k * LANES);
        for (unsigned n = 0; n < changes.count; n++) {
            const int16_t *row = layer->weights + 2 * (changes.at[n] * layer->width + from);
            const PAIR pair = SPREAD(changes.by[n]);
            ALL_AT_ONCE
            for (unsigned k = 0; k < PART; k++)
                sum[k] = ADD(sum[k], LOAD(row + 2 * k * LANES), pair);
        }
        ALL_AT_ONCE
        for (unsigned k = 0; k < PART; k++)
            STORE(known->table + from + k * LANES, sum[k]);
    }
}

/* Put what an afterstate adds up to into a batch. */
TARGET static void NAMED(batch_add)(const Net *net, const Inputs *inputs, FirstSums *known,
                                    Batch *batch)
{
    int32_t sums[MAX_SHARED];
    NAMED(color_sums)(net, inputs, known);
    NAMED(table_sums)(net, inputs, known);
    for (unsigned i = 0; i < net->color.width; i++) {
        int32_t sum = 0;
        ALL_AT_ONCE
        for (unsigned color = 0; color < COLORS; color++)
            sum += known->color[color][i] > 0 ? known->color[color][i] : 0;
        sums[i] = sum;
    }
    NAMED(values_of)(sums, net->color.width, net->color.bits, net->value_bits[0],
                     batch->colors[batch->count]);
    memcpy(batch->table[batch->count], known->table, net->from_table.width * sizeof(int32_t));
    batch->count++;
}

/* The sums of a layer for all of a batch: its weights are read once. Where there are fewer
 * afterstates than fit, the others' sums mean nothing: a constant number is quicker than a loop. */
TARGET static __attribute__((noinline)) void
NAMED(layer_sums)(const Layer *layer, const int16_t *values, int32_t (*sums)[MAX_FIRST])
{
    for (unsigned from = 0; from < layer->outputs; from += 2 * LANES) {
        const int16_t *row = layer->weights +
                             2 * (from / BLOCK * layer->pairs * BLOCK + from % BLOCK);
        VECTOR one[MAX_BATCH], two[MAX_BATCH];
        ALL_AT_ONCE
        for (unsigned n = 0; n < MAX_BATCH; n++) {
            one[n] = LOAD(layer->biases + from);
            two[n] = LOAD(layer->biases + from + LANES);
        }
        for (unsigned i = 0; i < layer->pairs; i++, row += 2 * BLOCK) {
            const VECTOR left = LOAD(row), right = LOAD(row + 2 * LANES);
            ALL_AT_ONCE
            for (unsigned n = 0; n < MAX_BATCH; n++) {
                const PAIR pair = SPREAD(pair_at(values + n * MAX_FIRST, i));
                one[n] = ADD(one[n], left, pair);
                two[n] = ADD(two[n], right, pair);
            }
        }
        ALL_AT_ONCE
        for (unsigned n = 0; n < MAX_BATCH; n++) {
            STORE(sums[n] + from, one[n]);
            STORE(sums[n] + from + LANES, two[n]);
        }
    }
}

/* The last layer's sums for each afterstate of a batch. */
TARGET static void NAMED(batch_outputs)(const Net *net, const Batch *batch,
                                        int32_t (*sums)[MAX_FIRST])
{
    int16_t values[MAX_BATCH][MAX_FIRST];
    /* From the unit of the colors' products to that of the others. */
    const int drop = net->from_colors.bits + net->value_bits[0] - net->from_table.bits;
    NAMED(layer_sums)(&net->from_colors, batch->colors[0], sums);
    for (unsigned n = 0; n < MAX_BATCH; n++) {
        for (unsigned i = 0; i < net->from_table.outputs; i++)
            sums[n][i] = (sums[n][i] >> drop) + batch->table[n][i];
        NAMED(values_of)(sums[n], net->from_table.outputs, net->from_table.bits,
                         net->value_bits[1], values[n]);
    }
    NAMED(layer_sums)(&net->middle, values[0], sums);
    for (unsigned n = 0; n < MAX_BATCH; n++)
        NAMED(values_of)(sums[n], net->middle.outputs, net->middle.bits + net->value_bits[1],
                         net->value_bits[2], values[n]);
    NAMED(layer_sums)(&net->last, values[0], sums);
}

#undef NAMED
#undef TARGET
#undef VECTOR
#undef PAIR
#undef LANES
#undef LOAD
#undef STORE
#undef UNLIKE
#undef LESS
#undef SPREAD
#undef ADD
