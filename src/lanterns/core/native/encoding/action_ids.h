/* Dense action ids: 885 numbers, of which the first 93 mean the same in every position.
 *
 * A placement is counted by the slot of the hand, the free cell (in their order, by x, then y) and
 * the turns, so that what it means depends on the position. Ids ascend as legal lists do.
 */
#ifndef LANTERNS_ACTION_IDS_H
#define LANTERNS_ACTION_IDS_H

#include "../rules/turn.h"

enum {
    ID_EXCHANGE = 0,
    ID_FOUR_OF_A_KIND = ID_EXCHANGE + COLORS * (COLORS - 1),
    ID_THREE_PAIR = ID_FOUR_OF_A_KIND + COLORS,
    ID_SEVEN_UNIQUE = ID_THREE_PAIR + TRIPLES,
    ID_DISCARD = ID_SEVEN_UNIQUE + 1,
    ID_END_TURN = ID_DISCARD + COLORS,
    ID_PLACE = ID_END_TURN + 1,
    IDS_A_SLOT = LANTERNS_MAX_OPEN * 4
};

_Static_assert(ID_PLACE + LANTERNS_MAX_HAND * IDS_A_SLOT == LANTERNS_IDS, "885 ids");

static inline unsigned exchange_id(unsigned given, unsigned taken)
{
    return ID_EXCHANGE + given * (COLORS - 1) + taken - (taken > given);
}

static int triple_index(unsigned mask)
{
    for (int i = 0; i < TRIPLES; i++)
        if (tables.triples[i] == mask)
            return i;
    return -1;
}

static int32_t place_id(const State *state, unsigned detail)
{
    const int slot = hand_slot(&state->players[state->turn], detail >> 16);
    const int cell = lake_find(state, detail >> 2 & 0x3FFF);
    if (slot < 0 || cell < 0 || cell >= LANTERNS_MAX_OPEN)
        return LANTERNS_NO_ID;
    return ID_PLACE + slot * IDS_A_SLOT + cell * 4 + (int)(detail & 3);
}

/* The id of a packed action, which may be any number, or LANTERNS_NO_ID. */
static int32_t id_of_action(const State *state, int32_t action)
{
    const unsigned kind = (unsigned)action >> 24, detail = (unsigned)action & 0xFFFFFF;
    const unsigned given = detail >> 3, taken = detail & 7;
    switch (kind) {
    case ACTION_EXCHANGE:
        return given < COLORS && taken < COLORS && given != taken ? (int)exchange_id(given, taken)
                                                                  : LANTERNS_NO_ID;
    case ACTION_FOUR_OF_A_KIND:
        return detail < COLORS ? ID_FOUR_OF_A_KIND + (int)detail : LANTERNS_NO_ID;
    case ACTION_THREE_PAIR: {
        const int triple = detail < 128 ? triple_index(detail) : -1;
        return triple < 0 ? LANTERNS_NO_ID : ID_THREE_PAIR + triple;
    }
    case ACTION_SEVEN_UNIQUE:
        return detail ? LANTERNS_NO_ID : ID_SEVEN_UNIQUE;
    case ACTION_DISCARD:
        return detail < COLORS ? ID_DISCARD + (int)detail : LANTERNS_NO_ID;
    case ACTION_PLACE:
        return place_id(state, detail);
    case ACTION_END_TURN:
        return detail ? LANTERNS_NO_ID : ID_END_TURN;
    default:
        return LANTERNS_NO_ID;
    }
}

/* The packed action of an id, which may be any number, or LANTERNS_NO_ID where the position has no
 * such tile or cell. */
static int32_t action_of_id(const State *state, int32_t id)
{
    if (id < 0 || id >= LANTERNS_IDS)
        return LANTERNS_NO_ID;
    if (id >= ID_PLACE) {
        const unsigned place = (unsigned)id - ID_PLACE;
        const unsigned slot = place / IDS_A_SLOT, cell = place % IDS_A_SLOT / 4;
        const Player *player = &state->players[state->turn];
        if (slot >= player->hand_count || cell >= state->free_count)
            return LANTERNS_NO_ID;
        return pack_place(player->hand[slot], cell_of(state->free[cell]), place % 4);
    }
    const unsigned n = (unsigned)id;
    if (n < ID_FOUR_OF_A_KIND) {
        const unsigned given = n / (COLORS - 1), other = n % (COLORS - 1);
        return pack(ACTION_EXCHANGE, given << 3 | (other + (other >= given)));
    }
    if (n < ID_THREE_PAIR)
        return pack(ACTION_FOUR_OF_A_KIND, n - ID_FOUR_OF_A_KIND);
    if (n < ID_SEVEN_UNIQUE)
        return pack(ACTION_THREE_PAIR, tables.triples[n - ID_THREE_PAIR]);
    if (n == ID_SEVEN_UNIQUE)
        return pack(ACTION_SEVEN_UNIQUE, 0);
    return n < ID_END_TURN ? pack(ACTION_DISCARD, n - ID_DISCARD) : pack(ACTION_END_TURN, 0);
}

#endif
