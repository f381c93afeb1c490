/* Lantern cards as eight bytes in one word: seven counts, and their sum in the top byte. */
#ifndef LANTERNS_CARDS_H
#define LANTERNS_CARDS_H

#include "tables.h"

typedef LanternsCards Cards;

#define EACH_COLOR UINT64_C(0x0001010101010101)
#define EACH_BYTE UINT64_C(0x0101010101010101)

static inline Cards card(unsigned color)
{
    return UINT64_C(1) << 8 * color | UINT64_C(1) << 56;
}

static inline unsigned cards_of(Cards cards, unsigned color)
{
    return (unsigned)(cards >> 8 * color) & 0xFF;
}

static inline unsigned cards_total(Cards cards)
{
    return (unsigned)(cards >> 56);
}

/* The colors with at least `wanted` cards, as the low bit of each color's byte. Counts stay
 * below 128, so adding 128 - wanted sets a byte's top bit exactly when there are enough. */
static inline uint64_t cards_at_least(Cards cards, unsigned wanted)
{
    return ((cards & 0x00FFFFFFFFFFFFFF) + (128 - wanted) * EACH_COLOR) >> 7 & EACH_COLOR;
}

static inline unsigned flags_count(uint64_t flags)
{
    return (unsigned)(flags * EACH_BYTE >> 56);
}

/* Gather the flags of seven bytes into a mask of seven bits. */
static inline unsigned flags_mask(uint64_t flags)
{
    return (unsigned)(flags * UINT64_C(0x0102040810204080) >> 56);
}

/* Whether the supply can pay `wanted` in full. */
static inline int cards_cover(Cards supply, Cards wanted)
{
    const uint64_t top = 128 * EACH_COLOR;
    const uint64_t low = 0x00FFFFFFFFFFFFFF;
    return ((((supply & low) | top) - (wanted & low)) & top) == top;
}

static inline Cards cards_four(unsigned color)
{
    return 4 * card(color);
}

/* The inverse of flags_mask. */
static inline uint64_t mask_flags(unsigned mask)
{
    return mask * UINT64_C(0x40810204081) & EACH_COLOR;
}

/* Two cards of each of three colors. */
static inline Cards cards_three_pair(unsigned mask)
{
    return 2 * mask_flags(mask) | UINT64_C(6) << 56;
}

static inline Cards cards_seven(void)
{
    return EACH_COLOR | UINT64_C(7) << 56;
}

#endif
