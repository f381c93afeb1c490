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

static inline void turn_cell(unsigned cell, unsigned turns, int8_t *x, int8_t *y)
{
    const int8_t east = (int8_t)cell_x(cell), south = (int8_t)cell_y(cell);
    *x = (int8_t)(turns & 1 ? -south : east);
    *y = (int8_t)(turns & 1 ? east : south);
    if (turns & 2) {
        *x = (int8_t)-*x;
        *y = (int8_t)-*y;
    }
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
    for (unsigned color = 0; color < COLORS; color++)
        seen->supply[color] = (int8_t)cards_of(state->supply, color);
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
        for (unsigned color = 0; color < COLORS; color++)
            seen->cards[i][color] = (int8_t)cards_of(player->cards, color);
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
    memset(seen->lake, -1, sizeof seen->lake);
    memset(seen->unseen + 1, 1, TILES - 1);
    for (unsigned i = 0; i < state->placed_count; i++) {
        const unsigned tile = state->placed[i] >> 2;
        const unsigned sides = turn_sides(tables.sides[tile][state->placed[i] & 3], turns);
        int8_t *token = seen->lake[i];
        token[0] = (int8_t)tile;
        turn_cell(state->cells[i], turns, &token[1], &token[2]);
        for (unsigned side = 0; side < 4; side++)
            token[3 + side] = (int8_t)(sides >> 4 * side & 7);
        token[7] = (int8_t)tables.printed.platform[tile];
        seen->unseen[tile] = 0;
    }
}

static void observe_free(const State *state, unsigned seat, Observation *seen)
{
    const unsigned turns = turns_to_south(state, seat);
    const unsigned count =
        state->free_count < LANTERNS_MAX_OPEN ? state->free_count : LANTERNS_MAX_OPEN;
    for (unsigned i = 0; i < count; i++) {
        const unsigned shown = turn_sides(state->free[i] & 0xFFFF, turns);
        int8_t *token = seen->free[i];
        turn_cell(cell_of(state->free[i]), turns, &token[0], &token[1]);
        for (unsigned side = 0; side < 4; side++) {
            const unsigned nibble = shown >> 4 * side & 15, color = nibble & 7;
            token[2 + side] = (int8_t)(color == NO_COLOR ? -1 : (int)color);
            token[6 + side] = (int8_t)(color != NO_COLOR && nibble >> 3);
        }
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
