/* The best placement by value, over every tile, cell and orientation. */
#ifndef LANTERNS_PLACEMENTS_H
#define LANTERNS_PLACEMENTS_H

#include "placement_lookup.h"

typedef struct {
    unsigned slot, at, turns;
} Placement;

/* Value the cards of a placement one by one, because a color may run out on the way. */
static Value value_short(const Lookup *lookup, const Orientation *orientation, unsigned matched)
{
    const State *state = lookup->state;
    Cards supply = state->supply, cards = state->players[state->turn].cards;
    Value loss = 0;
    for (unsigned side = 0; side < 4; side++) {
        const unsigned color = orientation->sides >> 4 * side & 7;
        const Cards got = matched >> side & 1 && cards_of(supply, color) ? card(color) : 0;
        cards += got;
        supply -= got;
    }
    unsigned seat = state->turn;
    for (unsigned i = 0; i < state->player_count; i++) {
        const unsigned side = state->seating[seat], color = orientation->sides >> 4 * side & 7;
        const Cards got = cards_of(supply, color) ? card(color) : 0;
        supply -= got;
        cards += i == 0 ? got : 0;
        loss += got ? lookup->loss[side][color] : 0;
        seat = next_seat(state, seat);
    }
    return cards_value(lookup->own, cards) - loss;
}

/* Value the cards of a placement that matches several sides. */
static Value value_several(const Lookup *lookup, const Orientation *orientation, unsigned matched)
{
    const State *state = lookup->state;
    Cards gained = 0;
    for (unsigned side = 0; side < 4; side++)
        gained += lookup->card[orientation->sides >> 4 * side & 7] &
                  (0 - (Cards)(matched >> side & 1));
    if (!cards_cover(state->supply, orientation->facing + gained))
        return value_short(lookup, orientation, matched);
    return cards_value(lookup->own,
                 state->players[state->turn].cards + lookup->card[orientation->front] + gained) -
           orientation->loss;
}

/* Value the cards of a placement. One that cannot reach `least` need not be exact. */
static inline Value value_cards(const Lookup *lookup, const Orientation *orientation,
                                unsigned matched, Value least)
{
    static const uint8_t shift[16] = {16, 0, 4, 0, 8, 0, 0, 0, 12};
    if (matched & (matched - 1))
        return value_several(lookup, orientation, matched);
    const unsigned color = (orientation->sides | NO_COLOR << 16) >> shift[matched] & 7;
    const Value cards = lookup_cards(lookup, orientation->front, color);
    if (cards_cover(lookup->state->supply, orientation->facing + lookup->card[color]))
        return cards - orientation->loss;
    /* No seat gets more than it would from a full supply. */
    return cards < least ? INT32_MIN : value_short(lookup, orientation, matched);
}

/* The platforms among a cell's neighbors, gathered into four bits. */
static inline unsigned platforms_beside(uint32_t entry)
{
    return (entry >> 3 & 0x1111) * 0x1248 >> 12 & 15;
}

static inline Value value_favor(const Lookup *lookup, const Orientation *orientation,
                                unsigned platforms)
{
    static const uint8_t bits[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return lookup->favor[bits[platforms] + orientation->platform];
}

/* The placement of the highest value; ties are drawn at random. */
static Placement best_placement(const State *state, const Prospect *own, Random *random)
{
    Lookup lookup;
    lookup_begin(&lookup, state, own);
    lookup_hand(&lookup);
    Value best = INT32_MIN / 2; /* so that taking favor from it cannot overflow */
    unsigned best_at = 0, best_orientation = 0, ties = 0;
    uint64_t seen = 0;
    for (unsigned at = 0; at < state->free_count; at++) {
        const uint32_t entry = state->free[at];
        const unsigned platforms = platforms_beside(entry);
        uint64_t matches = lookup_matches(&lookup, entry);
        seen |= matches;
        while (matches) {
            const unsigned shift = (unsigned)__builtin_ctzll(matches) & ~3u, index = shift / 4;
            const unsigned matched = matches >> shift & 15;
            const Orientation *orientation = &lookup.orientations[index];
            const Value favor = value_favor(&lookup, orientation, platforms & matched);
            const Value value = value_cards(&lookup, orientation, matched, best - favor) + favor;
            matches ^= (uint64_t)matched << shift;
            if (value < best)
                continue;
            ties = value > best ? 1 : ties + 1;
            best = value;
            if (ties == 1 || random_below(random, ties) == 0) {
                best_at = at;
                best_orientation = index;
            }
        }
    }
    /* A match takes nothing away, so what remains are orientations that match nowhere. All cells
     * are the same to them. */
    for (unsigned index = 0; index < lookup.count; index++)
        if ((seen >> 4 * index & 15) == 0) {
            const Value value = value_cards(&lookup, &lookup.orientations[index], 0, best);
            if (value > best) {
                best = value;
                best_orientation = index;
                best_at = random_below(random, state->free_count);
            }
        }
    return (Placement){best_orientation / 4, best_at, best_orientation % 4};
}

/* Value every placement in the order of the legal list; returns the highest. */
static Value placement_values(const Lookup *lookup, Value *values)
{
    const State *state = lookup->state;
    Value best = INT32_MIN;
    for (unsigned at = 0; at < state->free_count; at++) {
        const uint32_t entry = state->free[at];
        const unsigned platforms = platforms_beside(entry);
        const uint64_t matches = lookup_matches(lookup, entry);
        for (unsigned index = 0; index < lookup->count; index++) {
            const Orientation *orientation = &lookup->orientations[index];
            const unsigned matched = matches >> 4 * index & 15;
            Value value = value_cards(lookup, orientation, matched, INT32_MIN);
            if (matched)
                value += value_favor(lookup, orientation, platforms & matched);
            values[(index / 4 * state->free_count + at) * 4 + index % 4] = value;
            best = value > best ? value : best;
        }
    }
    return best;
}

#endif
