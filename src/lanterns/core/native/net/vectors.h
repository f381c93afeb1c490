/* Vectors of whole numbers: what the sums of a net are made with.
 *
 * Inputs and weights have 16 bits and sums 32, so that every machine finds the same numbers, and so
 * that sums can be brought up to date by what has changed. Inputs come in pairs, because processors
 * multiply and add two at a time. Every width of vectors has the same few operations; net_sums.h
 * says the rest once for all of them.
 */
#ifndef LANTERNS_VECTORS_H
#define LANTERNS_VECTORS_H

#include <stdint.h>
#include <string.h>

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/* Before a short loop over vectors: without a loop they stay in registers, also where the compiler
 * is asked for small code. */
#define ALL_AT_ONCE _Pragma("GCC unroll 8")

/* Four sums: what every machine has, or can imitate. */
#if defined(__SSE2__) && !defined(LANTERNS_PLAIN)
#include <emmintrin.h>
typedef __m128i Four;

ALWAYS_INLINE Four four_load(const void *from)
{
    return _mm_loadu_si128(from);
}

ALWAYS_INLINE void four_store(void *to, Four four)
{
    _mm_storeu_si128(to, four);
}

ALWAYS_INLINE Four four_of(uint32_t pair)
{
    return _mm_set1_epi32((int32_t)pair);
}

/* A bit for each pair that differs. */
ALWAYS_INLINE unsigned four_unlike(Four now, Four was)
{
    return ~(unsigned)_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(now, was))) & 0xF;
}

/* The differences of pairs, each number by itself. */
ALWAYS_INLINE Four four_less(Four now, Four was)
{
    return _mm_sub_epi16(now, was);
}

/* Add the products of four pairs of weights with four pairs of inputs. */
ALWAYS_INLINE Four four_add(Four sums, Four weights, Four pair)
{
    return _mm_add_epi32(sums, _mm_madd_epi16(weights, pair));
}
#elif defined(__wasm_simd128__) && !defined(LANTERNS_PLAIN)
#include <wasm_simd128.h>
typedef v128_t Four;

ALWAYS_INLINE Four four_load(const void *from)
{
    return wasm_v128_load(from);
}

ALWAYS_INLINE void four_store(void *to, Four four)
{
    wasm_v128_store(to, four);
}

ALWAYS_INLINE Four four_of(uint32_t pair)
{
    return wasm_i32x4_splat((int32_t)pair);
}

ALWAYS_INLINE unsigned four_unlike(Four now, Four was)
{
    return wasm_i32x4_bitmask(wasm_i32x4_ne(now, was));
}

ALWAYS_INLINE Four four_less(Four now, Four was)
{
    return wasm_i16x8_sub(now, was);
}

ALWAYS_INLINE Four four_add(Four sums, Four weights, Four pair)
{
    return wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(weights, pair));
}
#elif defined(__aarch64__) && !defined(LANTERNS_PLAIN)
#include <arm_neon.h>
typedef int32x4_t Four;

/* These processors add to a sum what they multiply, but no two products to one sum. So four weights
 * of even inputs come first, then four of odd ones, each to be multiplied with one number of the
 * pair. Dot products would not help: theirs are of bytes, and four make one of 16 bits. */
#define APART 4

typedef int16x4_t FourPair; /* one copy is enough */
typedef Four FourAnywhere __attribute__((may_alias, aligned(2)));

ALWAYS_INLINE Four four_load(const void *from)
{
    return *(const FourAnywhere *)from;
}

ALWAYS_INLINE void four_store(void *to, Four four)
{
    *(FourAnywhere *)to = four;
}

ALWAYS_INLINE FourPair four_of(uint32_t pair)
{
    return vcreate_s16(pair);
}

ALWAYS_INLINE unsigned four_unlike(Four now, Four was)
{
    const uint32x4_t bits = {1, 2, 4, 8};
    return vaddvq_u32(vbicq_u32(bits, vceqq_s32(now, was)));
}

ALWAYS_INLINE Four four_less(Four now, Four was)
{
    return vreinterpretq_s32_s16(vsubq_s16(vreinterpretq_s16_s32(now), vreinterpretq_s16_s32(was)));
}

ALWAYS_INLINE Four four_add(Four sums, Four weights, FourPair pair)
{
    const int16x8_t both = vreinterpretq_s16_s32(weights);
    return vmlal_high_lane_s16(vmlal_lane_s16(sums, vget_low_s16(both), pair, 0), both, pair, 1);
}
#else
typedef struct {
    int32_t of[4];
} Four;

ALWAYS_INLINE Four four_load(const void *from)
{
    Four four;
    memcpy(&four, from, sizeof four);
    return four;
}

ALWAYS_INLINE void four_store(void *to, Four four)
{
    memcpy(to, &four, sizeof four);
}

ALWAYS_INLINE Four four_of(uint32_t pair)
{
    return (Four){{(int32_t)pair, (int32_t)pair, (int32_t)pair, (int32_t)pair}};
}

ALWAYS_INLINE unsigned four_unlike(Four now, Four was)
{
    unsigned bits = 0;
    for (int i = 0; i < 4; i++)
        bits |= (unsigned)(now.of[i] != was.of[i]) << i;
    return bits;
}

ALWAYS_INLINE Four four_less(Four now, Four was)
{
    const uint32_t top = 0x80008000u; /* keeps the two numbers apart */
    for (int i = 0; i < 4; i++) {
        const uint32_t one = (uint32_t)now.of[i], other = (uint32_t)was.of[i];
        now.of[i] = (int32_t)(((one | top) - (other & ~top)) ^ ((one ^ ~other) & top));
    }
    return now;
}

ALWAYS_INLINE Four four_add(Four sums, Four weights, Four pair)
{
    for (int i = 0; i < 4; i++)
        sums.of[i] += (int16_t)weights.of[i] * (int16_t)pair.of[i] +
                      (int16_t)(weights.of[i] >> 16) * (int16_t)(pair.of[i] >> 16);
    return sums;
}
#endif

#ifndef APART
typedef Four FourPair;
#endif

/* Where in a row of pairs the weight of an output and an even or odd input lies. */
static inline unsigned pair_place(unsigned output, unsigned odd)
{
#ifdef APART
    return 2 * (output - output % APART) + odd * APART + output % APART;
#else
    return 2 * output + odd;
#endif
}

/* How wide the vectors of this machine turn out to be; a test may ask for less. */
enum { NARROW, WIDE, WIDEST };

#ifndef LANTERNS_VECTORS
#define LANTERNS_VECTORS WIDEST
#endif

#if defined(__x86_64__) && !defined(LANTERNS_PLAIN)
#define WIDE_TARGET __attribute__((target("avx2,bmi,bmi2")))
#define WIDEST_TARGET __attribute__((target("avx2,bmi,bmi2,avx512f,avx512bw,avx512vl,avx512vnni")))
#include <cpuid.h>
#include <immintrin.h>

static int vector_width(void)
{
    unsigned a, b, c, d, low, high;
    /* The processor has them, and the system keeps them when it switches programs. */
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE) || !(c & bit_AVX))
        return NARROW;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if (LANTERNS_VECTORS == NARROW || (low & 0x06) != 0x06 || !__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & bit_AVX2) ||
        !(b & bit_BMI) || !(b & bit_BMI2))
        return NARROW;
    if (LANTERNS_VECTORS == WIDEST && (low & 0xE6) == 0xE6 && b & bit_AVX512F && b & bit_AVX512BW && b & bit_AVX512VL &&
        c & bit_AVX512VNNI)
        return WIDEST;
    return WIDE;
}

typedef __m256i Eight;

WIDE_TARGET ALWAYS_INLINE Eight eight_load(const void *from)
{
    return _mm256_loadu_si256(from);
}

WIDE_TARGET ALWAYS_INLINE void eight_store(void *to, Eight eight)
{
    _mm256_storeu_si256(to, eight);
}

WIDE_TARGET ALWAYS_INLINE Eight eight_of(uint32_t pair)
{
    return _mm256_set1_epi32((int32_t)pair);
}

WIDE_TARGET ALWAYS_INLINE unsigned eight_unlike(Eight now, Eight was)
{
    const __m256i same = _mm256_cmpeq_epi32(now, was);
    return ~(unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(same)) & 0xFF;
}

WIDE_TARGET ALWAYS_INLINE Eight eight_less(Eight now, Eight was)
{
    return _mm256_sub_epi16(now, was);
}

WIDE_TARGET ALWAYS_INLINE Eight eight_add(Eight sums, Eight weights, Eight pair)
{
    return _mm256_add_epi32(sums, _mm256_madd_epi16(weights, pair));
}

typedef __m512i Sixteen;

WIDEST_TARGET ALWAYS_INLINE Sixteen sixteen_load(const void *from)
{
    return _mm512_loadu_si512(from);
}

WIDEST_TARGET ALWAYS_INLINE void sixteen_store(void *to, Sixteen sixteen)
{
    _mm512_storeu_si512(to, sixteen);
}

WIDEST_TARGET ALWAYS_INLINE Sixteen sixteen_of(uint32_t pair)
{
    return _mm512_set1_epi32((int32_t)pair);
}

WIDEST_TARGET ALWAYS_INLINE Sixteen sixteen_add(Sixteen sums, Sixteen weights, Sixteen pair)
{
    return _mm512_dpwssd_epi32(sums, weights, pair);
}
#else
static int vector_width(void)
{
    return NARROW;
}
#endif

#endif
