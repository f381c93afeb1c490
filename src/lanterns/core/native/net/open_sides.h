/* What the free cells of the lake show: by direction and color, and where several sides can match.
 *
 * Counts are packed like cards, a byte for each color; the top byte means nothing.
 */
#ifndef LANTERNS_OPEN_SIDES_H
#define LANTERNS_OPEN_SIDES_H

#include <stddef.h>

#include "../greedy/placements.h"

typedef struct {
    uint64_t shown[4];     /* colors that free cells show, by direction */
    uint64_t platforms[4]; /* those of them on a platform tile */
    uint64_t beside;       /* colors shown by cells with several neighbors */
    uint64_t twos, threes; /* tiles that would match two sides somewhere, or three */
    unsigned options;      /* tiles not seen and cells where they would match two sides */
    unsigned free_count;   /* of all free cells */
    unsigned cells;        /* of those with several neighbors */
    uint32_t several[LANTERNS_MAX_FREE]; /* their entries */
} OpenSides;

enum { NEIGHBORHOODS = 1 << 12 };

static struct {
    /* By the colors of four neighbors, three bits each: the tiles that match two, or three. */
    uint64_t twos[NEIGHBORHOODS], threes[NEIGHBORHOODS];
    uint64_t with_color[COLORS]; /* the tiles that show a color */
    uint64_t with_platform;
    uint64_t sides[TILES]; /* a tile's sides by color, a byte each */
    uint64_t all_sides;    /* of all tiles but the first */
} tile_sets;

static void tile_sets_derive(void)
{
    memset(&tile_sets, 0, sizeof tile_sets);
    for (unsigned tile = 1; tile < TILES; tile++) {
        const uint64_t bit = UINT64_C(1) << tile;
        for (unsigned side = 0; side < 4; side++) {
            const unsigned color = tables.printed.sides[tile][side];
            tile_sets.with_color[color] |= bit;
            tile_sets.sides[tile] += UINT64_C(1) << 8 * color;
        }
        tile_sets.all_sides += tile_sets.sides[tile];
        tile_sets.with_platform |= tables.printed.platform[tile] ? bit : 0;
        for (unsigned around = 0; around < NEIGHBORHOODS; around++) {
            uint64_t matches = 0;
            for (unsigned side = 0; side < 4; side++)
                matches |= tables.matching[tile][SIDE_COLOR(side, around >> 3 * side & 7)];
            for (unsigned turns = 0; turns < 4; turns++) {
                const int matched = __builtin_popcount(matches >> 4 * turns & 15);
                tile_sets.twos[around] |= matched >= 2 ? bit : 0;
                tile_sets.threes[around] |= matched >= 3 ? bit : 0;
            }
        }
    }
}

static inline uint64_t color_byte(unsigned color)
{
    return UINT64_C(1) << 8 * color;
}

/* Gather three bits of each of the four nibbles of an entry. */
static inline unsigned neighborhood_of(uint32_t entry)
{
    return (entry & 7) | (entry >> 1 & 7 << 3) | (entry >> 2 & 7 << 6) | (entry >> 3 & 7 << 9);
}

static inline unsigned neighbors_of(uint32_t entry)
{
    /* A nibble shows 7 in its low bits where there is no tile. */
    return 4 - nibbles_count(entry & entry >> 1 & entry >> 2 & 0x1111);
}

/* Count a free cell with several neighbors. Not inlined: called at three places, it would make the
 * page's module larger. */
static __attribute__((noinline)) void open_sides_add_several(OpenSides *open, uint32_t entry, uint64_t unseen)
{
    const unsigned around = neighborhood_of(entry);
    for (unsigned side = 0; side < 4; side++)
        open->beside += color_byte(entry >> 4 * side & 7);
    open->twos |= tile_sets.twos[around];
    open->threes |= tile_sets.threes[around];
    open->options += (unsigned)__builtin_popcountll(tile_sets.twos[around] & unseen);
    open->several[open->cells++] = entry;
}

static OpenSides open_sides_of(const State *state, uint64_t unseen)
{
    OpenSides open;
    memset(&open, 0, offsetof(OpenSides, several));
    open.free_count = state->free_count;
    for (unsigned i = 0; i < state->free_count; i++) {
        const uint32_t entry = state->free[i];
        uint64_t bytes[4];
        for (unsigned side = 0; side < 4; side++)
            open.shown[side] += bytes[side] = color_byte(entry >> 4 * side & 7);
        if (entry & 0x8888)
            for (unsigned side = 0; side < 4; side++)
                open.platforms[side] += bytes[side] & (0 - (uint64_t)(entry >> (4 * side + 3) & 1));
        if (neighbors_of(entry) > 1)
            open_sides_add_several(&open, entry, unseen);
    }
    return open;
}

/* The entry of the free cell in a direction from the one at `at`, or zero where that is none. */
static __attribute__((noinline)) uint32_t entry_in(const State *state, unsigned at, unsigned direction)
{
    static const int steps[4] = {-1, STEP_EAST, 1, -STEP_EAST};
    const uint32_t *free = state->free;
    const unsigned wanted = cell_of(free[at]) + (unsigned)steps[direction];
    unsigned i = at;
    if (direction == NORTH || direction == WEST)
        while (i > 0 && cell_of(free[i]) > wanted)
            i--;
    else
        while (i + 1u < state->free_count && cell_of(free[i]) < wanted)
            i++;
    return cell_of(free[i]) == wanted ? free[i] : 0;
}

static inline int is_beside(unsigned cell, unsigned other)
{
    const int step = (int)cell - (int)other;
    return step == 1 || step == -1 || step == STEP_EAST || step == -STEP_EAST;
}

/* What the free cells would show once a tile that shows `shows` covers the one at `at`. Only the
 * covered cell and those beside it are looked at anew. */
static OpenSides open_sides_covered(const OpenSides *before, const State *state, unsigned at,
                                    unsigned shows, uint64_t unseen)
{
    const uint32_t entry = state->free[at];
    OpenSides open;
    memset(&open, 0, offsetof(OpenSides, several));
    open.free_count = before->free_count - 1;
    for (unsigned i = 0; i < before->cells; i++) {
        const unsigned cell = cell_of(before->several[i]);
        if (cell != cell_of(entry) && !is_beside(cell, cell_of(entry)))
            open_sides_add_several(&open, before->several[i], unseen);
    }
    for (unsigned side = 0; side < 4; side++) {
        const uint64_t byte = color_byte(entry >> 4 * side & 7);
        open.shown[side] = before->shown[side] - byte;
        open.platforms[side] = before->platforms[side] -
                               (byte & (0 - (uint64_t)(entry >> (4 * side + 3) & 1)));
    }
    for (unsigned direction = 0; direction < 4; direction++) {
        if (!is_open(entry, (int)direction))
            continue;
        const unsigned side = direction ^ 2;
        const uint64_t byte = color_byte(shows >> 4 * direction & 7);
        const uint32_t known = entry_in(state, at, direction);
        open.shown[side] += byte;
        open.platforms[side] += byte & (0 - (uint64_t)(shows >> 3 & 1));
        if (known)
            open_sides_add_several(&open, entry_beside(known, (int)direction, shows), unseen);
        else
            open.free_count++;
    }
    return open;
}

#endif
