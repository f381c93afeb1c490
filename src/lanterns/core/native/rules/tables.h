/* The printed tables as given at load, and what is derived from them once. */
#ifndef LANTERNS_TABLES_H
#define LANTERNS_TABLES_H

#include <string.h>

#include "../lanterns.h"

enum {
    COLORS = LANTERNS_COLORS,
    KINDS = LANTERNS_KINDS,
    TILES = LANTERNS_TILES,
    MAX_PLAYERS = LANTERNS_MAX_PLAYERS,
    MIN_PLAYERS = 2,
    TRIPLES = 35,
    NO_COLOR = 7,
    SIDE_COLORS = 4 * (COLORS + 1)
};

/* A direction and a color (or NO_COLOR) as one index. */
#define SIDE_COLOR(direction, color) ((direction) << 3 | (color))

enum { FOUR_OF_A_KIND, THREE_PAIR, SEVEN_UNIQUE };

static struct {
    LanternsTables printed;
    /* The colors of a turned tile, a nibble each from the north clockwise; `shows` adds 8 for a
     * platform. */
    uint16_t sides[TILES][4];
    uint16_t shows[TILES][4];
    /* By SIDE_COLOR of a neighbor: which of a tile's turns match it there, as a nibble for each
     * turn with the direction's bit set. The starting tile's are blank, as it is never in hand. */
    uint64_t matching[TILES][SIDE_COLORS];
    uint8_t triples[TRIPLES]; /* masks of three colors, in the order of legal actions */
} tables;

static int tables_are_sound(const LanternsTables *printed)
{
    for (int tile = 0; tile < TILES; tile++)
        for (int side = 0; side < 4; side++)
            if (printed->sides[tile][side] >= COLORS || printed->platform[tile] > 1)
                return 0;
    for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
        int tiles = printed->tiles_in_play[players];
        int dealt = players * printed->hand_size;
        if (tiles > LANTERNS_MAX_IN_PLAY || tiles % players != 0)
            return 0;
        if (dealt > tiles || tiles - dealt > LANTERNS_MAX_DRAW)
            return 0;
        if (tiles / players + 1 > LANTERNS_MAX_TOKENS)
            return 0;
        if (printed->stack_size[players] > LANTERNS_MAX_STACK)
            return 0;
        /* Card counts are compared byte by byte, which needs a spare bit. */
        if (printed->cards_per_color[players] < 2 || printed->cards_per_color[players] > 16)
            return 0;
        for (int kind = 0; kind < KINDS; kind++)
            for (int i = 0; i < printed->stack_size[players]; i++)
                if (printed->stacks[players][kind][i] > 15)
                    return 0;
    }
    return printed->hand_size >= 1 && printed->hand_size <= LANTERNS_MAX_HAND &&
           printed->generic_honor <= 15 && printed->favor_tokens <= 100 &&
           printed->exchange_cost >= 1 && printed->hand_limit <= 100;
}

static void tables_derive(void)
{
    memset(tables.matching, 0, sizeof tables.matching);
    for (int tile = 0; tile < TILES; tile++)
        for (int turns = 0; turns < 4; turns++) {
            unsigned sides = 0;
            for (int direction = 0; direction < 4; direction++) {
                unsigned color = tables.printed.sides[tile][(direction - turns) & 3];
                sides |= color << 4 * direction;
                if (tile != 0)
                    tables.matching[tile][SIDE_COLOR(direction, color)] |=
                        UINT64_C(1) << (4 * turns + direction);
            }
            tables.sides[tile][turns] = (uint16_t)sides;
            tables.shows[tile][turns] =
                (uint16_t)(sides | (tables.printed.platform[tile] ? 0x8888u : 0));
        }
    int triple = 0;
    for (int a = 0; a < COLORS; a++)
        for (int b = a + 1; b < COLORS; b++)
            for (int c = b + 1; c < COLORS; c++)
                tables.triples[triple++] = (uint8_t)(1 << a | 1 << b | 1 << c);
}

/* The honor of the next token of a kind; a generic one once the stack is empty. */
static inline unsigned token_honor(unsigned players, unsigned kind, unsigned taken)
{
    return taken < tables.printed.stack_size[players] ? tables.printed.stacks[players][kind][taken]
                                                      : tables.printed.generic_honor;
}

#endif
