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

#define NAMED(name) name##_narrow
#define TARGET
#define VECTOR Four
#define PAIR FourPair
#define LANES 4
#define LOAD four_load
#define STORE four_store
#define UNLIKE four_unlike
#define LESS four_less
#define SPREAD four_of
#define ADD four_add
#include "net_sums.h"

#ifdef WIDE_TARGET
#define NAMED(name) name##_wide
#define TARGET WIDE_TARGET
#define VECTOR Eight
#define PAIR Eight
#define LANES 8
#define LOAD eight_load
#define STORE eight_store
#define UNLIKE eight_unlike
#define LESS eight_less
#define SPREAD eight_of
#define ADD eight_add
#include "net_sums.h"

/* The widest vectors list changes without a loop. */
#define LISTED
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
#define PAIR Sixteen
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
