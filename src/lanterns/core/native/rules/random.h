/* Random numbers: xoshiro256** (Blackman and Vigna, public domain), seeded through SplitMix64. */
#ifndef LANTERNS_RANDOM_H
#define LANTERNS_RANDOM_H

#include <stdint.h>

typedef struct {
    uint64_t word[4];
} Random;

static inline uint64_t random_mix(uint64_t z)
{
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* Each (seed, stream) is a generator of its own, so that games do not depend on how they are
 * divided between calls and threads. */
static inline Random random_from(uint64_t seed, uint64_t stream)
{
    const uint64_t step = 0x9E3779B97F4A7C15u;
    uint64_t state = random_mix(random_mix(seed + step) ^ stream);
    Random random;
    for (int i = 0; i < 4; i++)
        random.word[i] = random_mix(state += step);
    return random;
}

static inline uint64_t rotate_left(uint64_t x, int bits)
{
    return x << bits | x >> (64 - bits);
}

static inline uint64_t random_next(Random *random)
{
    uint64_t *word = random->word;
    const uint64_t result = rotate_left(word[1] * 5, 7) * 9;
    const uint64_t shifted = word[1] << 17;
    word[2] ^= word[0];
    word[3] ^= word[1];
    word[1] ^= word[2];
    word[0] ^= word[3];
    word[2] ^= shifted;
    word[3] = rotate_left(word[3], 45);
    return result;
}

/* A number from 0 to 1, which is left out. */
static inline double random_unit(Random *random)
{
    return (double)(random_next(random) >> 11) * 0x1p-53;
}

/* Draw a number below `bound` uniformly: multiply, and reject the few that would cause a bias. */
static inline uint32_t random_below(Random *random, uint32_t bound)
{
    uint64_t product = (random_next(random) >> 32) * bound;
    if ((uint32_t)product < bound) {
        const uint32_t unfair = (0u - bound) % bound;
        while ((uint32_t)product < unfair)
            product = (random_next(random) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

/* Move `wanted` items, drawn uniformly and in random order, to the front. */
static inline void random_select(Random *random, uint8_t *items, unsigned count, unsigned wanted)
{
    for (unsigned i = 0; i < wanted; i++) {
        unsigned other = i + random_below(random, count - i);
        uint8_t item = items[other];
        items[other] = items[i];
        items[i] = item;
    }
}

#endif
