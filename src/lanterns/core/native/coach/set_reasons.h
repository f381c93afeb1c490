/* What a seat's cards come to: sets it did not have before, and those it is one card short of. */
#ifndef LANTERNS_SET_REASONS_H
#define LANTERNS_SET_REASONS_H

#include "../greedy/policy.h"

typedef LanternsReason Reason;

/* How many sets of a kind cards hold, if nothing but this kind is dedicated. */
static unsigned sets_held(Cards cards, unsigned kind)
{
    unsigned fours = 0, pairs = 0, least = cards_total(cards);
    for (unsigned color = 0; color < COLORS; color++) {
        const unsigned held = cards_of(cards, color);
        fours += held / 4;
        pairs += held / 2 < 2 ? held / 2 : 2; /* a second set needs a color twice at most */
        least = held < least ? held : least;
    }
    return kind == FOUR_OF_A_KIND ? fours : kind == SEVEN_UNIQUE ? least
           : pairs >= 6 ? 2 : sets_in(cards).paired >= 3;
}

/* The colors of which one more card completes the first set of a kind, as a card of each. */
static Cards colors_short(Cards cards, unsigned kind)
{
    Cards colors = 0;
    if (!sets_held(cards, kind))
        for (unsigned color = 0; color < COLORS; color++)
            if (sets_held(cards + card(color), kind))
                colors += card(color);
    return colors;
}

/* Describe what a seat's cards come to for a kind of set, by its cards before and after a turn.
 * Returns whether there is anything to say. */
static int set_reason(Reason *reason, unsigned seat, unsigned kind, Cards before,
                      const State *after)
{
    const Cards cards = after->players[seat].cards;
    const unsigned had = sets_held(before, kind), has = sets_held(cards, kind);
    const unsigned taken = after->taken[kind], players = after->player_count;
    *reason = (Reason){.seat = (uint8_t)seat,
                       .kind = (uint8_t)kind,
                       .number = (int8_t)token_honor(players, kind, taken)};
    if (has > had) {
        reason->type = has == 1 ? REASON_SET_COMPLETED : REASON_SECOND_SET;
        if (has > 1)
            reason->number = (int8_t)token_honor(players, kind, taken + has - 1);
        return 1;
    }
    reason->type = REASON_ONE_SHORT;
    reason->cards = colors_short(before, kind) || had ? 0 : colors_short(cards, kind);
    return reason->cards != 0;
}

#endif
