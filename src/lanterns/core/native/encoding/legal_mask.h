/* Which ids are legal: a byte for each, one or zero. */
#ifndef LANTERNS_LEGAL_MASK_H
#define LANTERNS_LEGAL_MASK_H

#include "action_ids.h"

static void mask_colors(uint8_t *mask, unsigned colors)
{
    for (unsigned color = 0; color < COLORS; color++)
        mask[color] = colors >> color & 1;
}

static void write_mask(const State *state, uint8_t *mask)
{
    const LegalCounts legal = legal_counts(state);
    memset(mask, 0, LANTERNS_IDS);
    if (legal.exchanges)
        for (unsigned given = 0; given < COLORS; given++)
            for (unsigned taken = 0; taken < COLORS; taken++)
                if (given != taken)
                    mask[exchange_id(given, taken)] =
                        legal.have >> given & legal.supply >> taken & 1;
    if (legal.four_sets)
        mask_colors(mask + ID_FOUR_OF_A_KIND, legal.fours);
    if (legal.three_sets)
        for (unsigned i = 0; i < TRIPLES; i++)
            mask[ID_THREE_PAIR + i] = (tables.triples[i] & ~legal.pairs) == 0;
    mask[ID_SEVEN_UNIQUE] = (uint8_t)legal.seven_sets;
    if (legal.discards)
        mask_colors(mask + ID_DISCARD, legal.have);
    mask[ID_END_TURN] = (uint8_t)legal.ends;
    if (legal.places)
        for (unsigned slot = 0; slot < state->players[state->turn].hand_count; slot++)
            memset(mask + ID_PLACE + slot * IDS_A_SLOT, 1, state->free_count * 4u);
}

#endif
