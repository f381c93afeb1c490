/* Rebuilding a state from the facts of a position, and refusing what no game can reach.
 *
 * All other code trusts its states, so bytes from outside become a state here and nowhere else.
 * Whatever the bytes are, nothing outside the state is read or written.
 */
#ifndef LANTERNS_RESTORE_H
#define LANTERNS_RESTORE_H

#include "deal.h"

static int restore_lake(State *state, const State *given)
{
    if (given->placed_count < 1 || given->placed_count > LANTERNS_MAX_PLACED ||
        given->cells[0] != MIDDLE || given->placed[0] != given->seating[0])
        return LANTERNS_BAD_LAKE;
    lake_begin(state);
    for (unsigned i = 1; i < given->placed_count; i++) {
        const unsigned tile = given->placed[i] >> 2;
        const int at = lake_find(state, given->cells[i]);
        if (tile == 0 || tile >= TILES || at < 0)
            return LANTERNS_BAD_LAKE;
        lake_lay(state, (unsigned)at, tile, given->placed[i] & 3);
    }
    return LANTERNS_OK;
}

/* Hands and draw stack must have the sizes that the number of placements leaves, and no tile may
 * occur twice. */
static int restore_tiles(State *state, const State *given)
{
    const unsigned total = tables.printed.tiles_in_play[state->player_count];
    const unsigned stack = total - state->player_count * tables.printed.hand_size;
    const unsigned gone = state->placed_count - 1u;
    const unsigned drawn = gone < stack ? gone : stack;
    uint8_t seen[TILES] = {0};

    if (gone > total)
        return LANTERNS_BAD_LAKE;
    if (given->draw_count != stack - drawn)
        return LANTERNS_BAD_HANDS;
    for (unsigned i = 0; i < state->placed_count; i++)
        if (seen[state->placed[i] >> 2]++)
            return LANTERNS_BAD_TILES;
    for (unsigned i = 0; i < given->draw_count; i++)
        if (given->draw[i] >= TILES || seen[given->draw[i]]++)
            return LANTERNS_BAD_TILES;
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        const Player *player = &given->players[seat];
        const unsigned held = tables.printed.hand_size + turns_taken(state, drawn, seat);
        if (player->hand_count != held - turns_taken(state, gone, seat))
            return LANTERNS_BAD_HANDS;
        for (unsigned i = 0; i < player->hand_count; i++)
            if (player->hand[i] >= TILES || seen[player->hand[i]]++)
                return LANTERNS_BAD_TILES;
        state->players[seat].hand_count = player->hand_count;
        memcpy(state->players[seat].hand, player->hand, player->hand_count);
    }
    state->draw_count = given->draw_count;
    memcpy(state->draw, given->draw, given->draw_count);
    return LANTERNS_OK;
}

static int restore_cards(State *state, const State *given)
{
    for (unsigned color = 0; color < COLORS; color++) {
        unsigned sum = cards_of(given->supply, color);
        state->supply += sum * card(color);
        for (unsigned seat = 0; seat < state->player_count; seat++) {
            const unsigned count = cards_of(given->players[seat].cards, color);
            state->players[seat].cards += count * card(color);
            sum += count;
        }
        if (sum != tables.printed.cards_per_color[state->player_count])
            return LANTERNS_BAD_CARDS;
    }
    return LANTERNS_OK;
}

static int restore_favor(State *state, const State *given)
{
    unsigned sum = state->favor_bank = given->favor_bank;
    for (unsigned seat = 0; seat < state->player_count; seat++)
        sum += state->players[seat].favor = given->players[seat].favor;
    return sum == tables.printed.favor_tokens ? LANTERNS_OK : LANTERNS_BAD_FAVOR;
}

static int restore_turn(State *state, const State *given)
{
    const unsigned gone = state->placed_count - 1u;
    const int is_final = gone == tables.printed.tiles_in_play[state->player_count];
    if (given->phase > PHASE_OVER || given->turn >= state->player_count)
        return LANTERNS_BAD_TURN;
    if (!is_final && (given->turn != gone % state->player_count || given->phase == PHASE_OVER))
        return LANTERNS_BAD_TURN;
    if (given->phase == PHASE_OVER && given->turn + 1u != state->player_count)
        return LANTERNS_BAD_TURN;
    state->turn = given->turn;
    state->phase = given->phase;
    return LANTERNS_OK;
}

/* How many dedications a seat has had the chance to make. */
static unsigned chances_of(const State *state, unsigned seat)
{
    const int is_final = is_final_turn(state);
    const unsigned now = seat == state->turn && state->phase >= PHASE_PLACE;
    const unsigned final = is_final && seat < state->turn;
    return turns_taken(state, state->placed_count - 1u, seat) + final + now;
}

static int restore_tokens(State *state, const State *given)
{
    int missing[KINDS][16] = {{0}};
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        const Player *player = &given->players[seat];
        if (player->token_count > chances_of(state, seat))
            return LANTERNS_BAD_TOKENS;
        for (unsigned i = 0; i < player->token_count; i++) {
            const unsigned kind = player->tokens[i] >> 4, honor = player->tokens[i] & 15;
            if (kind >= KINDS)
                return LANTERNS_BAD_TOKENS;
            state->players[seat].honor = (uint8_t)(state->players[seat].honor + honor);
            missing[kind][honor]++;
            state->taken[kind]++;
        }
        state->players[seat].token_count = player->token_count;
        memcpy(state->players[seat].tokens, player->tokens, player->token_count);
    }
    for (unsigned kind = 0; kind < KINDS; kind++) {
        for (unsigned i = 0; i < state->taken[kind]; i++)
            missing[kind][token_honor(state->player_count, kind, i)]--;
        for (unsigned honor = 0; honor < 16; honor++)
            if (missing[kind][honor])
                return LANTERNS_BAD_TOKENS;
    }
    return LANTERNS_OK;
}

/* Build `state` from the facts of `given`: everything but free cells, sums and tokens taken. */
static int restore(State *state, const State *given)
{
    static int (*const steps[])(State *, const State *) = {
        restore_lake, restore_tiles, restore_cards, restore_favor, restore_turn, restore_tokens,
    };
    memset(state, 0, sizeof *state);
    if (!seating_is_sound(given->player_count, given->seating))
        return LANTERNS_BAD_SEATING;
    state->player_count = given->player_count;
    memcpy(state->seating, given->seating, given->player_count);
    for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++) {
        const int fault = steps[i](state, given);
        if (fault)
            return fault;
    }
    return LANTERNS_OK;
}

#endif
