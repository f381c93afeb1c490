/* What a seat sees, as numbers for a learner: LanternsObservation, field by field.
 *
 * Everything is relative to the seat: the seats come in turn order from it on, and the lake is
 * turned so that it sits in the south. Nothing depends on tiles that it cannot see.
 */
#ifndef LANTERNS_OBSERVATION_H
#define LANTERNS_OBSERVATION_H

#include <stddef.h>

#include "../rules/turn.h"

typedef LanternsObservation Observation;

/* Clockwise quarter turns that bring the seat's side of the table to the south. */
static inline unsigned turns_to_south(const State *state, unsigned seat)
{
    return (SOUTH - state->seating[seat]) & 3u;
}

/* How a cell moves when the lake is turned: the new x is `cosine` x - `sine` y. */
typedef struct {
    int cosine, sine;
} Turning;

static inline Turning turning_by(unsigned turns)
{
    return (Turning){(turns == 0) - (turns == 2), (turns == 1) - (turns == 3)};
}

static inline void turn_cell(unsigned cell, Turning turning, int8_t *x, int8_t *y)
{
    const int east = cell_x(cell), south = cell_y(cell);
    *x = (int8_t)(turning.cosine * east - turning.sine * south);
    *y = (int8_t)(turning.sine * east + turning.cosine * south);
}

/* Four nibbles as four bytes. */
static inline uint32_t spread_nibbles(uint32_t nibbles)
{
    const uint32_t pairs = (nibbles | nibbles << 8) & 0x00FF00FF;
    return (pairs | pairs << 4) & 0x0F0F0F0F;
}

/* Nibbles from the north clockwise, turned with the lake. */
static inline unsigned turn_sides(unsigned sides, unsigned turns)
{
    return (sides << 4 * turns | sides >> (16 - 4 * turns)) & 0xFFFF;
}

static void observe_table(const State *state, unsigned seat, Observation *seen)
{
    const unsigned players = state->player_count;
    seen->players = (int8_t)players;
    seen->phase[state->phase] = 1;
    if (state->phase != PHASE_OVER) {
        seen->turn[(state->turn + players - seat) % players] = 1;
        seen->is_final = (int8_t)is_final_turn(state);
    }
    seen->draw_count = (int8_t)state->draw_count;
    seen->favor_bank = (int8_t)state->favor_bank;
    memcpy(seen->supply, &state->supply, COLORS); /* a byte for each color comes first */
    const unsigned size = tables.printed.stack_size[players];
    for (unsigned kind = 0; kind < KINDS; kind++) {
        const unsigned taken = state->taken[kind];
        seen->next_honor[kind] = (int8_t)token_honor(players, kind, taken);
        seen->tokens_left[kind] = (int8_t)(taken < size ? size - taken : 0);
    }
}

static void observe_players(const State *state, unsigned seat, Observation *seen)
{
    const unsigned turns = turns_to_south(state, seat);
    for (unsigned i = 0; i < state->player_count; i++) {
        const unsigned who = (seat + i) % state->player_count;
        const Player *player = &state->players[who];
        seen->sides[i][(state->seating[who] + turns) & 3] = 1;
        memcpy(seen->cards[i], &player->cards, COLORS);
        seen->card_count[i] = (int8_t)cards_total(player->cards);
        seen->favor[i] = (int8_t)player->favor;
        seen->honor[i] = (int8_t)player->honor;
        seen->hand_size[i] = (int8_t)player->hand_count;
        for (unsigned t = 0; t < player->token_count; t++)
            seen->tokens_taken[i][player->tokens[t] >> 4]++;
    }
}

static void observe_hand(const State *state, unsigned seat, Observation *seen)
{
    const Player *player = &state->players[seat];
    const unsigned turns = turns_to_south(state, seat);
    for (unsigned slot = 0; slot < player->hand_count; slot++) {
        const unsigned tile = player->hand[slot];
        if (tile == 0)
            continue; /* about to be drawn */
        const unsigned sides = turn_sides(tables.sides[tile][0], turns);
        seen->hand_tile[slot] = (int8_t)tile;
        seen->hand_platform[slot] = (int8_t)tables.printed.platform[tile];
        for (unsigned side = 0; side < 4; side++)
            seen->hand_sides[slot][side][sides >> 4 * side & 7] = 1;
        seen->unseen[tile] = 0;
    }
}

static void observe_lake(const State *state, unsigned seat, Observation *seen)
{
    const unsigned turns = turns_to_south(state, seat);
    const Turning turning = turning_by(turns);
    memset(seen->lake + state->placed_count, -1,
           (LANTERNS_MAX_PLACED - state->placed_count) * sizeof *seen->lake);
    memset(seen->unseen + 1, 1, TILES - 1);
    for (unsigned i = 0; i < state->placed_count; i++) {
        const unsigned tile = state->placed[i] >> 2;
        const unsigned sides = turn_sides(tables.sides[tile][state->placed[i] & 3], turns);
        int8_t *token = seen->lake[i];
        const uint32_t colors = spread_nibbles(sides);
        token[0] = (int8_t)tile;
        turn_cell(state->cells[i], turning, &token[1], &token[2]);
        memcpy(token + 3, &colors, sizeof colors);
        token[7] = (int8_t)tables.printed.platform[tile];
        seen->unseen[tile] = 0;
    }
}

static void observe_free(const State *state, unsigned seat, Observation *seen)
{
    const unsigned turns = turns_to_south(state, seat);
    const Turning turning = turning_by(turns);
    const unsigned count =
        state->free_count < LANTERNS_MAX_OPEN ? state->free_count : LANTERNS_MAX_OPEN;
    for (unsigned i = 0; i < count; i++) {
        const uint32_t shown = spread_nibbles(turn_sides(state->free[i] & 0xFFFF, turns));
        const uint32_t color = shown & 0x07070707;
        /* A one in the byte of each side without a tile: only NO_COLOR reaches eight. */
        const uint32_t open = (color + 0x01010101) >> 3 & 0x01010101;
        const uint32_t colors = color | open * 0xFF;
        const uint32_t platforms = shown >> 3 & ~open & 0x01010101;
        int8_t *token = seen->free[i];
        turn_cell(cell_of(state->free[i]), turning, &token[0], &token[1]);
        memcpy(token + 2, &colors, sizeof colors);
        memcpy(token + 6, &platforms, sizeof platforms);
    }
    memset(seen->free + count, -1, (LANTERNS_MAX_OPEN - count) * sizeof *seen->free);
}

static void observe(const State *state, unsigned seat, Observation *seen)
{
    memset(seen, 0, offsetof(Observation, lake));
    observe_table(state, seat, seen);
    observe_players(state, seat, seen);
    observe_lake(state, seat, seen);
    observe_hand(state, seat, seen);
    observe_free(state, seat, seen);
}

#endif
