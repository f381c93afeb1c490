/* The lake's free cells in the order of placements, each with what its neighbors show. */
#ifndef LANTERNS_LAKE_H
#define LANTERNS_LAKE_H

#include "tables.h"

typedef LanternsState State;

enum { NORTH, EAST, SOUTH, WEST };
enum { STEP_EAST = 1 << 7, MIDDLE = LANTERNS_ORIGIN << 7 | LANTERNS_ORIGIN, ALONE = 0x7777 };

static inline unsigned cell_of(uint32_t entry)
{
    return entry >> 16;
}

static inline int cell_x(unsigned cell)
{
    return (int)(cell >> 7) - LANTERNS_ORIGIN;
}

static inline int cell_y(unsigned cell)
{
    return (int)(cell & 127) - LANTERNS_ORIGIN;
}

/* Which of four sides show the same color, as the low bit of each nibble. */
static inline unsigned sides_matched(uint32_t entry, unsigned sides)
{
    unsigned differing = entry ^ sides;
    return ~(differing | differing >> 1 | differing >> 2) & 0x1111;
}

static inline unsigned nibbles_count(unsigned flags)
{
    return flags * 0x1111 >> 12 & 7;
}

/* The entry of the free cell that lies in a direction from a tile just laid: it now sees the side
 * of that tile which faces it. */
static inline uint32_t entry_beside(uint32_t entry, int direction, unsigned shows)
{
    unsigned nibble = shows >> 4 * direction & 15;
    return entry ^ (7 ^ nibble) << 4 * (direction ^ 2);
}

static inline uint32_t entry_new(unsigned cell, int direction, unsigned shows)
{
    return entry_beside(cell << 16 | ALONE, direction, shows);
}

static inline int is_open(uint32_t entry, int direction)
{
    return (entry >> 4 * direction & 7) == NO_COLOR;
}

/* Cover the free cell at index `at` with a tile that shows `shows`: remove its entry, and update
 * each open neighbor or insert it where it was no free cell yet. The north and south neighbors are
 * next to the entry; west and east are about a column away. */
static void lake_cover(State *state, unsigned at, unsigned shows)
{
    uint32_t *free = state->free;
    const unsigned count = state->free_count;
    const uint32_t entry = free[at];
    const unsigned cell = cell_of(entry);
    unsigned west = at, east = at + 1;
    unsigned add_west = 0, add_north = 0, add_south = 0, add_east = 0;

    if (is_open(entry, WEST)) {
        while (west > 0 && cell_of(free[west - 1]) >= cell - STEP_EAST)
            west--;
        add_west = west == at || cell_of(free[west]) != cell - STEP_EAST;
        if (!add_west)
            free[west] = entry_beside(free[west], WEST, shows);
    }
    if (is_open(entry, NORTH)) {
        add_north = at == 0 || cell_of(free[at - 1]) != cell - 1;
        if (!add_north)
            free[at - 1] = entry_beside(free[at - 1], NORTH, shows);
    }
    if (is_open(entry, SOUTH)) {
        add_south = at + 1 == count || cell_of(free[at + 1]) != cell + 1;
        if (!add_south)
            free[at + 1] = entry_beside(free[at + 1], SOUTH, shows);
    }
    if (is_open(entry, EAST)) {
        while (east < count && cell_of(free[east]) < cell + STEP_EAST)
            east++;
        add_east = east == count || cell_of(free[east]) != cell + STEP_EAST;
        if (!add_east)
            free[east] = entry_beside(free[east], EAST, shows);
    }

    /* The order becomes: before west, W, up to the cell, N, S, up to east, E, the rest. A covered
     * cell has a neighbor, so at most three are added and the rest moves by -1 to 2. */
    const unsigned grown = add_west + add_north + add_south + add_east;
    if (grown == 0) {
        memmove(free + at, free + at + 1, (count - at - 1) * sizeof *free);
        free[count - 1] = 0;
    } else {
        const unsigned middle = add_west + add_north + add_south;
        if (grown > 1)
            memmove(free + east + grown - 1, free + east, (count - east) * sizeof *free);
        if (middle != 1)
            memmove(free + at + middle, free + at + 1, (east - at - 1) * sizeof *free);
        if (add_east)
            free[east + middle - 1] = entry_new(cell + STEP_EAST, EAST, shows);
        if (add_south)
            free[at + add_west + add_north] = entry_new(cell + 1, SOUTH, shows);
        if (add_north)
            free[at + add_west] = entry_new(cell - 1, NORTH, shows);
        if (add_west) {
            memmove(free + west + 1, free + west, (at - west) * sizeof *free);
            free[west] = entry_new(cell - STEP_EAST, WEST, shows);
        }
    }
    state->free_count = (uint8_t)(count + grown - 1);
}

static inline void lake_lay(State *state, unsigned at, unsigned tile, unsigned turns)
{
    state->cells[state->placed_count] = (uint16_t)cell_of(state->free[at]);
    state->placed[state->placed_count] = (uint8_t)(tile << 2 | turns);
    state->placed_count++;
    lake_cover(state, at, tables.shows[tile][turns]);
}

/* An empty lake has one free cell, the middle. The starting tile turns red to the first seat. */
static inline void lake_begin(State *state)
{
    state->free[0] = (uint32_t)MIDDLE << 16 | ALONE;
    state->free_count = 1;
    lake_lay(state, 0, 0, state->seating[0]);
}

/* The index of a free cell, or -1. */
static inline int lake_find(const State *state, unsigned cell)
{
    unsigned low = 0, high = state->free_count;
    while (low < high) {
        unsigned between = (low + high) / 2;
        if (cell_of(state->free[between]) < cell)
            low = between + 1;
        else
            high = between;
    }
    return low < state->free_count && cell_of(state->free[low]) == cell ? (int)low : -1;
}

#endif
