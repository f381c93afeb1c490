/* What each orientation of each tile in hand would bring, worked out once for a decision.
 *
 * A placement's cards depend on the tile, its orientation and which sides match, not on the cell
 * itself. All twelve orientations are compared with a cell's neighbors at once, in 64 bits.
 */
#ifndef LANTERNS_PLACEMENT_LOOKUP_H
#define LANTERNS_PLACEMENT_LOOKUP_H

#include "card_values.h"

enum { ORIENTATIONS = LANTERNS_MAX_HAND * 4 };
/* Classes of colors: zero to four cards held; NOTHING, no card to get; and as the second of two
 * cards, SAME: another one of the first color. */
enum { NOTHING = 5, SAME, CLASSES };

/* A tile in one of its four turns, before any match. */
typedef struct {
    Cards facing; /* all facing cards together */
    Value loss;   /* what the others gain by theirs, weighted */
    unsigned sides, front, platform;
} Orientation;

/* A color that has run out in the supply counts as no card. */
typedef struct {
    const State *state;
    const Prospect *own;
    Orientation orientations[ORIENTATIONS];
    unsigned count;
    uint64_t matching[SIDE_COLORS]; /* by SIDE_COLOR of a neighbor: see tables.h */
    Value favor[6];                   /* by platforms involved */
    Cards card[COLORS + 1];
    Value loss[4][COLORS + 1]; /* by direction and color */
    /* The active seat's cards with one or two more, by how many it holds of those colors. */
    unsigned held[COLORS + 1];
    Value two[CLASSES][CLASSES];
} Lookup;

static inline unsigned up_to_four(unsigned count)
{
    return count < 4 ? count : 4;
}

static void lookup_others(Lookup *lookup)
{
    const State *state = lookup->state;
    const Value weight = weights.other[state->player_count];
    /* Seats that have not played in this round have one more chance than those that have. */
    Prospect late;
    prospect_begin(&late, state, state->player_count - 1u);
    memset(lookup->loss, 0, sizeof lookup->loss);
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        if (seat == state->turn)
            continue;
        const Prospect *theirs = seat < state->turn ? lookup->own : &late;
        const Cards cards = state->players[seat].cards;
        const Tally tally = tally_of(cards);
        const Value before = tally_value(theirs, tally);
        Value gain[5];
        for (unsigned count = 0; count < 5; count++)
            gain[count] = fraction_of(
                tally_value(theirs, tally_add(tally, count)) - before, weight);
        Value *loss = lookup->loss[state->seating[seat]];
        for (unsigned color = 0; color < COLORS; color++)
            loss[color] = lookup->card[color] ? gain[up_to_four(cards_of(cards, color))] : 0;
    }
}

/* Value the active seat's cards with one or two more. That depends only on how many it holds of
 * those colors, so there is less to compute than for every pair of colors. */
static void lookup_own(Lookup *lookup)
{
    const Prospect *own = lookup->own;
    const Cards cards = lookup->state->players[lookup->state->turn].cards;
    const Tally tally = tally_of(cards);
    unsigned classes = 0; /* only those that occur are valued */
    for (unsigned color = 0; color < COLORS; color++) {
        lookup->held[color] = lookup->card[color] ? up_to_four(cards_of(cards, color)) : NOTHING;
        classes |= 1u << lookup->held[color];
    }
    lookup->held[NO_COLOR] = NOTHING;
    lookup->two[NOTHING][NOTHING] = lookup->two[NOTHING][SAME] = tally_value(own, tally);
    for (unsigned count = 0; count < NOTHING; count++) {
        if (!(classes >> count & 1))
            continue;
        const Tally more = tally_add(tally, count);
        lookup->two[count][NOTHING] = lookup->two[NOTHING][count] = tally_value(own, more);
        lookup->two[count][SAME] = tally_value(own, tally_add(more, count + 1));
        for (unsigned other = 0; other <= count; other++)
            if (classes >> other & 1)
                lookup->two[count][other] = lookup->two[other][count] =
                    tally_value(own, tally_add(more, other));
    }
}

/* The active seat's cards with a facing card and a matched one (or NO_COLOR). */
static inline Value lookup_cards(const Lookup *lookup, unsigned front, unsigned color)
{
    const unsigned second = front == color ? SAME : lookup->held[color];
    return lookup->two[lookup->held[front]][second];
}

static void lookup_orientations(Lookup *lookup)
{
    const State *state = lookup->state;
    const Player *player = &state->players[state->turn];
    Cards facing[4][COLORS + 1] = {{0}};
    for (unsigned seat = 0; seat < state->player_count; seat++)
        memcpy(facing[state->seating[seat]], lookup->card, sizeof lookup->card);
    lookup->count = player->hand_count * 4u;
    for (unsigned i = 0; i < lookup->count; i++) {
        const unsigned tile = player->hand[i / 4], sides = tables.sides[tile][i % 4];
        const unsigned north = sides & 7, east = sides >> 4 & 7;
        const unsigned south = sides >> 8 & 7, west = sides >> 12 & 7;
        Orientation *orientation = &lookup->orientations[i];
        orientation->sides = sides;
        orientation->front = sides >> 4 * state->seating[state->turn] & 7;
        orientation->platform = tables.printed.platform[tile];
        orientation->facing = facing[NORTH][north] + facing[EAST][east] + facing[SOUTH][south] +
                      facing[WEST][west];
        orientation->loss = lookup->loss[NORTH][north] + lookup->loss[EAST][east] +
                    lookup->loss[SOUTH][south] + lookup->loss[WEST][west];
    }
}

/* Look up what does not depend on the tiles in hand; `lookup_hand` comes next. */
static inline void lookup_begin(Lookup *lookup, const State *state, const Prospect *own)
{
    lookup->state = state;
    lookup->own = own;
    for (int platforms = 0; platforms < 6; platforms++)
        lookup->favor[platforms] = own->favor * at_most(platforms, state->favor_bank);
    for (unsigned color = 0; color < COLORS; color++)
        lookup->card[color] = cards_of(state->supply, color) ? card(color) : 0;
    lookup->card[NO_COLOR] = 0;
    lookup_others(lookup);
    lookup_own(lookup);
}

/* Look up the tiles that the active seat holds now. */
static inline void lookup_hand(Lookup *lookup)
{
    const uint8_t *hand = lookup->state->players[lookup->state->turn].hand;
    const uint64_t *first = tables.matching[hand[0]], *second = tables.matching[hand[1]];
    const uint64_t *third = tables.matching[hand[2]];
    for (unsigned i = 0; i < SIDE_COLORS; i++)
        lookup->matching[i] = first[i] | second[i] << 16 | third[i] << 32;
    lookup_orientations(lookup);
}

/* A nibble for each orientation on a free cell: which of the tile's sides match. */
static inline uint64_t lookup_matches(const Lookup *lookup, uint32_t entry)
{
    return lookup->matching[SIDE_COLOR(NORTH, entry & 7)] |
           lookup->matching[SIDE_COLOR(EAST, entry >> 4 & 7)] |
           lookup->matching[SIDE_COLOR(SOUTH, entry >> 8 & 7)] |
           lookup->matching[SIDE_COLOR(WEST, entry >> 12 & 7)];
}

#endif
