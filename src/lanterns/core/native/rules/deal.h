/* Setting up a game, and resampling what a seat cannot see. */
#ifndef LANTERNS_DEAL_H
#define LANTERNS_DEAL_H

#include "random.h"
#include "turn.h"

static int seating_is_sound(int players, const uint8_t *seating)
{
    if (players < MIN_PLAYERS || players > MAX_PLAYERS)
        return 0;
    /* Clockwise from the start player, each seat comes after the one before. */
    for (int seat = 0; seat < players; seat++)
        if (seating[seat] > 3)
            return 0;
    for (int seat = 1; seat < players; seat++)
        if (((seating[seat] - seating[0]) & 3) <= ((seating[seat - 1] - seating[0]) & 3))
            return 0;
    return 1;
}

/* The table before any tile is dealt; the caller has checked the seating. */
static State table_for(int players, const uint8_t *seating)
{
    State state = {0};
    state.player_count = (uint8_t)players;
    memcpy(state.seating, seating, (size_t)players);
    lake_begin(&state);
    state.favor_bank = tables.printed.favor_tokens;
    const unsigned each = tables.printed.cards_per_color[players];
    for (unsigned color = 0; color < COLORS; color++)
        state.supply += each * card(color);
    for (int seat = 0; seat < players; seat++) {
        const unsigned color = tables.sides[0][seating[0]] >> 4 * seating[seat] & 7;
        state.players[seat].cards = card(color);
        state.supply -= card(color);
    }
    return state;
}

/* Deal tiles in the order of records: a hand to each seat, then the draw stack, top first. */
static void deal_tiles(State *state, const uint8_t *tiles)
{
    const unsigned size = tables.printed.hand_size;
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        memcpy(state->players[seat].hand, tiles, size);
        state->players[seat].hand_count = (uint8_t)size;
        tiles += size;
    }
    const unsigned total = tables.printed.tiles_in_play[state->player_count];
    state->draw_count = (uint8_t)(total - state->player_count * size);
    for (unsigned i = state->draw_count; i-- > 0;)
        state->draw[i] = *tiles++;
}

static void deal_shuffled(State *state, Random *random)
{
    uint8_t tiles[TILES - 1];
    for (unsigned i = 0; i < TILES - 1; i++)
        tiles[i] = (uint8_t)(i + 1);
    random_select(random, tiles, TILES - 1, tables.printed.tiles_in_play[state->player_count]);
    deal_tiles(state, tiles);
}

/* List the tiles that `seat` cannot see, in order of id; a spectator (-1) sees no hand. */
static unsigned unseen_tiles(const State *state, int seat, uint8_t *unseen)
{
    uint8_t seen[TILES] = {0};
    for (unsigned i = 0; i < state->placed_count; i++)
        seen[state->placed[i] >> 2] = 1;
    if (seat >= 0)
        for (unsigned i = 0; i < state->players[seat].hand_count; i++)
            seen[state->players[seat].hand[i]] = 1;
    unsigned count = 0;
    for (unsigned tile = 1; tile < TILES; tile++)
        if (!seen[tile])
            unseen[count++] = (uint8_t)tile;
    return count;
}

/* Deal the unseen tiles to the other hands and the draw stack, all deals equally likely. */
static void deal_unseen(State *state, int seat, uint8_t *unseen, unsigned count, Random *random)
{
    unsigned wanted = state->draw_count;
    for (int other = 0; other < state->player_count; other++)
        if (other != seat)
            wanted += state->players[other].hand_count;
    random_select(random, unseen, count, wanted);
    for (int other = 0; other < state->player_count; other++)
        if (other != seat) {
            memcpy(state->players[other].hand, unseen, state->players[other].hand_count);
            unseen += state->players[other].hand_count;
        }
    memcpy(state->draw, unseen, state->draw_count);
}

static inline void resample(State *state, int seat, Random *random)
{
    uint8_t unseen[TILES];
    const unsigned count = unseen_tiles(state, seat, unseen);
    deal_unseen(state, seat, unseen, count, random);
}

/* Blank the tiles that `seat` cannot see. */
static void conceal(State *state, int seat)
{
    for (int other = 0; other < state->player_count; other++)
        if (other != seat)
            memset(state->players[other].hand, 0, LANTERNS_MAX_HAND);
    memset(state->draw, 0, LANTERNS_MAX_DRAW);
}

#endif
