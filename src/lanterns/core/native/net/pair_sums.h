/* Sums of products of whole numbers: all that a net computes.
 *
 * Inputs and weights have 16 bits and sums 32, so that every machine finds the same numbers, and so
 * that sums can be brought up to date by what has changed. Inputs come in pairs, because processors
 * multiply and add two at a time; pairs of zeros are left out.
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

/* Pairs of inputs that are not zero, and where their rows of weights begin. */
typedef struct {
    unsigned count;
    uint32_t pair[MAX_PAIRS];
    uint32_t row[MAX_PAIRS];
} Pairs;

/* The differences of four numbers of 16 bits each. */
static inline uint64_t differences(uint64_t now, uint64_t before)
{
    const uint64_t top = UINT64_C(0x8000800080008000);
    return ((now | top) - (before & ~top)) ^ ((now ^ ~before) & top);
}

/* List by how much a layer's inputs differ from `before`, and update that. Both have room for a
 * multiple of four. */
static inline void pairs_changed(Pairs *pairs, const int16_t *inputs, int16_t *before,
                                 unsigned count, unsigned width)
{
    unsigned found = 0;
    for (unsigned i = 0; i < count; i += 2) {
        uint64_t now, was;
        memcpy(&now, inputs + 2 * i, sizeof now);
        memcpy(&was, before + 2 * i, sizeof was);
        if (now == was)
            continue;
        memcpy(before + 2 * i, &now, sizeof now);
        const uint64_t by = differences(now, was);
        pairs->pair[found] = (uint32_t)by;
        pairs->row[found] = 2 * i * width;
        found += (uint32_t)by != 0;
        pairs->pair[found] = (uint32_t)(by >> 32);
        pairs->row[found] = 2 * (i + 1) * width;
        found += by >> 32 != 0;
    }
    pairs->count = found;
}

/* Two ways to add a layer's products to its sums: of some pairs of inputs, or of all. A row of
 * weights serves a pair of inputs: two weights for each output. */
typedef struct {
    void (*some)(const Pairs *pairs, const int16_t *weights, unsigned width, int32_t *sums);
    void (*all)(const int16_t *inputs, unsigned pairs, const int16_t *weights, unsigned width,
                int32_t *sums);
} Adding;

static inline uint32_t pair_at(const int16_t *inputs, unsigned index)
{
    uint32_t pair;
    memcpy(&pair, inputs + 2 * index, sizeof pair);
    return pair;
}

static inline void add_some(const Pairs *pairs, const int16_t *weights, unsigned width,
                            int32_t *sums)
{
    for (unsigned block = 0; block < width; block += BLOCK) {
        Four sum[BLOCK / 4];
        for (int k = 0; k < BLOCK / 4; k++)
            sum[k] = four_load(sums + block + 4 * k);
        for (unsigned i = 0; i < pairs->count; i++) {
            const int16_t *row = weights + pairs->row[i] + 2 * block;
            const Four pair = four_of(pairs->pair[i]);
            for (int k = 0; k < BLOCK / 4; k++)
                sum[k] = four_add(sum[k], row + 8 * k, pair);
        }
        for (int k = 0; k < BLOCK / 4; k++)
            four_store(sums + block + 4 * k, sum[k]);
    }
}

static inline void add_all(const int16_t *inputs, unsigned pairs, const int16_t *weights,
                           unsigned width, int32_t *sums)
{
    for (unsigned block = 0; block < width; block += BLOCK) {
        const int16_t *row = weights + 2 * block;
        Four sum[BLOCK / 4];
        for (int k = 0; k < BLOCK / 4; k++)
            sum[k] = four_load(sums + block + 4 * k);
        for (unsigned i = 0; i < pairs; i++, row += 2 * width) {
            const Four pair = four_of(pair_at(inputs, i));
            for (int k = 0; k < BLOCK / 4; k++)
                sum[k] = four_add(sum[k], row + 8 * k, pair);
        }
        for (int k = 0; k < BLOCK / 4; k++)
            four_store(sums + block + 4 * k, sum[k]);
    }
}

static const Adding adding = {add_some, add_all};

/* The same with vectors twice as wide, where the machine turns out to have them. */
#if defined(__x86_64__) && !defined(LANTERNS_PLAIN)
#define LANTERNS_WIDE __attribute__((target("avx2")))
#include <cpuid.h>
#include <immintrin.h>

static int has_wide_vectors(void)
{
    unsigned a, b, c, d, low, high;
    /* The processor has them, and the system keeps them when it switches programs. */
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE) || !(c & bit_AVX))
        return 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (low & 6) == 6 && __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_AVX2) != 0;
}

LANTERNS_WIDE static inline __m256i eight_add(__m256i sums, const int16_t *weights, __m256i pair)
{
    const __m256i row = _mm256_loadu_si256((const __m256i *)weights);
    return _mm256_add_epi32(sums, _mm256_madd_epi16(row, pair));
}

/* The sums of a block of 8 times `eights` outputs, a constant where this is compiled. */
LANTERNS_WIDE static inline __attribute__((always_inline)) void
block_some(const Pairs *pairs, const int16_t *weights, int32_t *sums, const int eights)
{
    __m256i sum[8];
    for (int k = 0; k < eights; k++)
        sum[k] = _mm256_loadu_si256((__m256i *)sums + k);
    for (unsigned i = 0; i < pairs->count; i++) {
        const int16_t *row = weights + pairs->row[i];
        const __m256i pair = _mm256_set1_epi32((int32_t)pairs->pair[i]);
        for (int k = 0; k < eights; k++)
            sum[k] = eight_add(sum[k], row + 16 * k, pair);
    }
    for (int k = 0; k < eights; k++)
        _mm256_storeu_si256((__m256i *)sums + k, sum[k]);
}

LANTERNS_WIDE static inline __attribute__((always_inline)) void
block_all(const int16_t *inputs, unsigned pairs, const int16_t *row, unsigned width, int32_t *sums,
          const int eights)
{
    __m256i sum[8];
    for (int k = 0; k < eights; k++)
        sum[k] = _mm256_loadu_si256((__m256i *)sums + k);
    for (unsigned i = 0; i < pairs; i++, row += 2 * width) {
        const __m256i pair = _mm256_set1_epi32((int32_t)pair_at(inputs, i));
        for (int k = 0; k < eights; k++)
            sum[k] = eight_add(sum[k], row + 16 * k, pair);
    }
    for (int k = 0; k < eights; k++)
        _mm256_storeu_si256((__m256i *)sums + k, sum[k]);
}

LANTERNS_WIDE static void add_some_wide(const Pairs *pairs, const int16_t *weights, unsigned width,
                                        int32_t *sums)
{
    unsigned from = 0;
    for (; from + 64 <= width; from += 64)
        block_some(pairs, weights + 2 * from, sums + from, 8);
    if (from < width)
        block_some(pairs, weights + 2 * from, sums + from, 4);
}

LANTERNS_WIDE static void add_all_wide(const int16_t *inputs, unsigned pairs,
                                       const int16_t *weights, unsigned width, int32_t *sums)
{
    unsigned from = 0;
    for (; from + 64 <= width; from += 64)
        block_all(inputs, pairs, weights + 2 * from, width, sums + from, 8);
    if (from < width)
        block_all(inputs, pairs, weights + 2 * from, width, sums + from, 4);
}

static const Adding adding_wide = {add_some_wide, add_all_wide};
#endif

#endif
