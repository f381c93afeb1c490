/* The lake as planes for a convolution: a square window around the starting tile, turned so that
 * the seat sits in the south. What lies outside the window is left out. */
#ifndef LANTERNS_LAKE_PLANES_H
#define LANTERNS_LAKE_PLANES_H

#include "observation.h"

enum {
    PLANE_SIDES = 0,                       /* a side's direction times COLORS, plus its color */
    PLANE_PLATFORM = PLANE_SIDES + 4 * COLORS,
    PLANE_FREE = PLANE_PLATFORM + 1,
    PLANES = PLANE_FREE + 1
};

_Static_assert((int)PLANES == (int)LANTERNS_PLANES, "30 planes");

/* The index of a cell in a plane, or -1 where it lies outside the window. */
static int window_index(unsigned cell, unsigned turns, int size)
{
    int8_t x, y;
    turn_cell(cell, turning_by(turns), &x, &y);
    const int column = x + size / 2, row = y + size / 2;
    return column < 0 || row < 0 || column >= size || row >= size ? -1 : row * size + column;
}

static void write_planes(const State *state, unsigned seat, int size, int8_t *planes)
{
    const unsigned turns = turns_to_south(state, seat);
    const int area = size * size;
    memset(planes, 0, (size_t)PLANES * (size_t)area);
    for (unsigned i = 0; i < state->placed_count; i++) {
        const int at = window_index(state->cells[i], turns, size);
        if (at < 0)
            continue;
        const unsigned tile = state->placed[i] >> 2;
        const unsigned sides = turn_sides(tables.sides[tile][state->placed[i] & 3], turns);
        for (unsigned side = 0; side < 4; side++)
            planes[(PLANE_SIDES + (int)(side * COLORS + (sides >> 4 * side & 7))) * area + at] = 1;
        planes[PLANE_PLATFORM * area + at] = (int8_t)tables.printed.platform[tile];
    }
    for (unsigned i = 0; i < state->free_count; i++) {
        const int at = window_index(cell_of(state->free[i]), turns, size);
        if (at >= 0)
            planes[PLANE_FREE * area + at] = 1;
    }
}

#endif
