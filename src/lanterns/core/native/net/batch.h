/* Afterstates on their way through a net, some at a time, so that its weights are read less often.
 */
#ifndef LANTERNS_BATCH_H
#define LANTERNS_BATCH_H

#include "weights.h"

enum { MAX_BATCH = 4, EIGHT_BYTES = 8, MAX_CHANGES = MAX_GLOBAL_INPUTS / 2 };

/* The sums of the first layers, kept from one afterstate to the next: two ways to play a turn have
 * most of their inputs in common, and only those that differ are summed again. */
typedef struct {
    uint32_t colors[MAX_COLOR_INPUTS / 2][EIGHT_BYTES]; /* pairs of inputs, by color */
    int16_t globals[MAX_GLOBAL_INPUTS];
    int32_t color[COLORS][MAX_SHARED];
    int32_t table[MAX_FIRST];
} FirstSums;

/* What the first layers make of each afterstate. */
typedef struct {
    unsigned count;
    int16_t colors[MAX_BATCH][MAX_FIRST]; /* what the colors add up to */
    int32_t table[MAX_BATCH][MAX_FIRST];
} Batch;

/* Pairs of inputs that differ from those before, and by how much. */
typedef struct {
    unsigned count;
    uint32_t at[MAX_CHANGES], by[MAX_CHANGES];
} Changes;

/* The sums for inputs that are all zero. */
static void first_sums_begin(FirstSums *sums, const Net *net)
{
    memset(sums->colors, 0, sizeof sums->colors);
    memset(sums->globals, 0, sizeof sums->globals);
    for (unsigned color = 0; color < COLORS; color++)
        memcpy(sums->color[color], net->color.biases, net->color.width * sizeof(int32_t));
    memcpy(sums->table, net->from_table.biases, net->from_table.width * sizeof(int32_t));
}

ALWAYS_INLINE uint32_t pair_at(const int16_t *inputs, unsigned index)
{
    uint32_t pair;
    memcpy(&pair, inputs + 2 * index, sizeof pair);
    return pair;
}

/* The differences of two numbers of 16 bits each. */
ALWAYS_INLINE uint32_t differences(uint32_t now, uint32_t before)
{
    const uint32_t top = 0x80008000u;
    return ((now | top) - (before & ~top)) ^ ((now ^ ~before) & top);
}

/* List by how much the pairs of a vector that begins at `i` differ from those before. */
static inline void list_changes_narrow(Changes *changes, const int16_t *inputs, int16_t *before,
                                       unsigned i)
{
    ALL_AT_ONCE
    for (unsigned end = i + 4; i < end; i++) {
        const uint32_t now = pair_at(inputs, i), was = pair_at(before, i);
        changes->at[changes->count] = i;
        changes->by[changes->count] = differences(now, was);
        changes->count += now != was;
        memcpy(before + 2 * i, &now, sizeof now);
    }
}

#define NAMED(name) name##_narrow
#define TARGET
#define VECTOR Four
#define LANES 4
#define LOAD four_load
#define STORE four_store
#define SPREAD four_of
#define ADD four_add
#include "net_sums.h"

#ifdef WIDE_TARGET
WIDE_TARGET static inline void list_changes_wide(Changes *changes, const int16_t *inputs,
                                                 int16_t *before, unsigned i)
{
    const Eight now = eight_load(inputs + 2 * i), was = eight_load(before + 2 * i);
    const Eight is_same = _mm256_cmpeq_epi32(now, was);
    unsigned left = ~(unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(is_same)) & 0xFF;
    if (!left)
        return;
    uint32_t by[8];
    eight_store(by, _mm256_sub_epi16(now, was));
    eight_store(before + 2 * i, now);
    for (; left; left &= left - 1) {
        const unsigned k = (unsigned)__builtin_ctz(left);
        changes->at[changes->count] = i + k;
        changes->by[changes->count++] = by[k];
    }
}

#define NAMED(name) name##_wide
#define TARGET WIDE_TARGET
#define VECTOR Eight
#define LANES 8
#define LOAD eight_load
#define STORE eight_store
#define SPREAD eight_of
#define ADD eight_add
#include "net_sums.h"

WIDEST_TARGET static inline void list_changes_widest(Changes *changes, const int16_t *inputs,
                                                     int16_t *before, unsigned i)
{
    const Sixteen now = sixteen_load(inputs + 2 * i), was = sixteen_load(before + 2 * i);
    const Sixteen upwards = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    const __mmask16 left = _mm512_cmpneq_epi32_mask(now, was);
    const Sixteen at = _mm512_add_epi32(upwards, _mm512_set1_epi32((int)i));
    sixteen_store(before + 2 * i, now);
    _mm512_storeu_si512(changes->at + changes->count, _mm512_maskz_compress_epi32(left, at));
    _mm512_storeu_si512(changes->by + changes->count,
                        _mm512_maskz_compress_epi32(left, _mm512_sub_epi16(now, was)));
    changes->count += (unsigned)__builtin_popcount(left);
}

#define NAMED(name) name##_widest
#define TARGET WIDEST_TARGET
#define VECTOR Sixteen
#define LANES 16
#define LOAD sixteen_load
#define STORE sixteen_store
#define SPREAD sixteen_of
#define ADD sixteen_add
#include "net_sums.h"
#endif

static void batch_add(const Net *net, const Inputs *inputs, FirstSums *known, Batch *batch)
{
#ifdef WIDE_TARGET
    if (net->vectors == WIDEST)
        batch_add_widest(net, inputs, known, batch);
    else if (net->vectors == WIDE)
        batch_add_wide(net, inputs, known, batch);
    else
#endif
        batch_add_narrow(net, inputs, known, batch);
}

static void batch_outputs(const Net *net, const Batch *batch, int32_t (*sums)[MAX_FIRST])
{
#ifdef WIDE_TARGET
    if (net->vectors == WIDEST)
        batch_outputs_widest(net, batch, sums);
    else if (net->vectors == WIDE)
        batch_outputs_wide(net, batch, sums);
    else
#endif
        batch_outputs_narrow(net, batch, sums);
}

#endif
