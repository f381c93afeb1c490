/* What each legal action changes at once, as numbers for a learner. The seats come in turn order
 * from the active one on. Nothing depends on tiles that it cannot see. */
#ifndef LANTERNS_ACTION_FEATURES_H
#define LANTERNS_ACTION_FEATURES_H

#include "../rules/deal.h"
#include "action_ids.h"

typedef LanternsActionFeatures ActionFeatures;

/* The kinds of token that some cards can be dedicated for, a bit each. */
static unsigned kinds_of_sets(Cards cards)
{
    return (unsigned)(cards_at_least(cards, 4) != 0) << FOUR_OF_A_KIND |
           (unsigned)(flags_count(cards_at_least(cards, 2)) >= 3) << THREE_PAIR |
           (unsigned)(flags_count(cards_at_least(cards, 1)) == COLORS) << SEVEN_UNIQUE;
}

static ActionFeatures features_of_action(const State *before, int32_t action)
{
    const unsigned seat = before->turn, players = before->player_count;
    State after = *before;
    conceal(&after, (int)seat);
    apply(&after, action);
    ActionFeatures found = {0};
    found.kind[(unsigned)action >> 24] = 1;
    found.favor = (int8_t)(after.players[seat].favor - before->players[seat].favor);
    found.honor = (int8_t)(after.players[seat].honor - before->players[seat].honor);
    for (unsigned i = 0; i < players; i++) {
        const Cards had = before->players[(seat + i) % players].cards;
        const Cards has = after.players[(seat + i) % players].cards;
        for (unsigned color = 0; color < COLORS; color++)
            found.cards[i][color] = (int8_t)(cards_of(has, color) - cards_of(had, color));
        for (unsigned kind = 0; kind < KINDS; kind++)
            found.sets[i][kind] = (int8_t)((kinds_of_sets(has) >> kind & 1) -
                                           (kinds_of_sets(had) >> kind & 1));
    }
    if ((unsigned)action >> 24 == ACTION_PLACE) {
        const unsigned detail = (unsigned)action & 0xFFFFFF;
        const uint32_t entry = before->free[lake_find(before, detail >> 2 & 0x3FFF)];
        const unsigned sides = tables.sides[detail >> 16][detail & 3];
        found.matches = (int8_t)nibbles_count(sides_matched(entry, sides));
    }
    return found;
}

#endif
