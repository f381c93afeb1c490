/* Sums of products of whole numbers: all that a net computes.
 *
 * Inputs and weights have 16 bits and sums 32, so that every machine finds the same numbers. Inputs
 * come in pairs, because processors multiply and add two at a time; pairs of zeros are left out.
 */
#ifndef LANTERNS_PAIR_SUMS_H
#define LANTERNS_PAIR_SUMS_H

#include <stdint.h>
#include <string.h>

enum { BLOCK = 32 /* outputs that are summed at a time; a layer's width is a multiple */ };

#if defined(__SSE2__) && !defined(LANTERNS_PLAIN)
#include <emmintrin.h>
typedef __m128i Four;

static inline Four four_load(const int32_t *sums)
{
    return _mm_loadu_si128((const __m128i *)sums);
}

static inline void four_store(int32_t *sums, Four four)
{
    _mm_storeu_si128((__m128i *)sums, four);
}

static inline Four four_of(uint32_t pair)
{
    return _mm_set1_epi32((int32_t)pair);
}

/* Add the products of four pairs of weights with one pair of inputs. */
static inline Four four_add(Four sums, const int16_t *weights, Four pair)
{
    return _mm_add_epi32(sums, _mm_madd_epi16(_mm_loadu_si128((const __m128i *)weights), pair));
}
#elif defined(__wasm_simd128__) && !defined(LANTERNS_PLAIN)
#include <wasm_simd128.h>
typedef v128_t Four;

static inline Four four_load(const int32_t *sums)
{
    return wasm_v128_load(sums);
}

static inline void four_store(int32_t *sums, Four four)
{
    wasm_v128_store(sums, four);
}

static inline Four four_of(uint32_t pair)
{
    return wasm_i32x4_splat((int32_t)pair);
}

static inline Four four_add(Four sums, const int16_t *weights, Four pair)
{
    return wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(wasm_v128_load(weights), pair));
}
#else
typedef struct {
    int32_t of[4];
} Four;

static inline Four four_load(const int32_t *sums)
{
    Four four;
    memcpy(&four, sums, sizeof four);
    return four;
}

static inline void four_store(int32_t *sums, Four four)
{
    memcpy(sums, &four, sizeof four);
}

static inline Four four_of(uint32_t pair)
{
    return (Four){{(int32_t)pair, (int32_t)pair, (int32_t)pair, (int32_t)pair}};
}

static inline Four four_add(Four sums, const int16_t *weights, Four pair)
{
    for (int i = 0; i < 4; i++)
        sums.of[i] += weights[2 * i] * (int16_t)pair.of[i] +
                      weights[2 * i + 1] * (int16_t)(pair.of[i] >> 16);
    return sums;
}
#endif

enum { MAX_PAIRS = 256 };

/* The pairs of inputs that are not zero. */
typedef struct {
    unsigned count;
    uint32_t pair[MAX_PAIRS];
    uint16_t at[MAX_PAIRS];
} Pairs;

static inline void pairs_of(Pairs *pairs, const int16_t *inputs, unsigned count)
{
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++) {
        uint32_t pair;
        memcpy(&pair, inputs + 2 * i, sizeof pair);
        pairs->pair[found] = pair;
        pairs->at[found] = (uint16_t)i;
        found += pair != 0;
    }
    pairs->count = found;
}

/* Add a layer's products to its sums. A row of weights serves a pair of inputs: two weights for
 * each output. */
static inline void pairs_add(const Pairs *pairs, const int16_t *weights, unsigned width,
                             int32_t *sums)
{
    for (unsigned block = 0; block < width; block += BLOCK) {
        int32_t *into = sums + block;
        Four a = four_load(into), b = four_load(into + 4), c = four_load(into + 8),
             d = four_load(into + 12), e = four_load(into + 16), f = four_load(into + 20),
             g = four_load(into + 24), h = four_load(into + 28);
        for (unsigned i = 0; i < pairs->count; i++) {
            const int16_t *row = weights + 2 * (pairs->at[i] * width + block);
            const Four pair = four_of(pairs->pair[i]);
            a = four_add(a, row, pair);
            b = four_add(b, row + 8, pair);
            c = four_add(c, row + 16, pair);
            d = four_add(d, row + 24, pair);
            e = four_add(e, row + 32, pair);
            f = four_add(f, row + 40, pair);
            g = four_add(g, row + 48, pair);
            h = four_add(h, row + 56, pair);
        }
        four_store(into, a);
        four_store(into + 4, b);
        four_store(into + 8, c);
        four_store(into + 12, d);
        four_store(into + 16, e);
        four_store(into + 20, f);
        four_store(into + 24, g);
        four_store(into + 28, h);
    }
}

#endif
