/* Ways to play the rest of a turn, for a net to choose from: what to do before placing a tile, and
 * the placements that greedy values most after it.
 *
 * An opening is nothing, a dedication, or an exchange with the dedication that it completes. Cards
 * over the limit are then discarded as greedy does.
 */
#ifndef LANTERNS_WHOLE_TURNS_H
#define LANTERNS_WHOLE_TURNS_H

#include "../greedy/policy.h"

enum {
    MAX_TURN_OPENINGS = 12,
    MAX_TURNS = 512,
    FOURS_TRIED = 2, /* openings of a kind */
    THREES_TRIED = 3,
    EXCHANGES_TRIED = 3
};

typedef struct {
    State state; /* ready to place */
    Value gain;  /* honor and favor, in greedy's measure */
    int32_t first, second; /* what was done; NO_ACTION for nothing */
} TurnOpening;

typedef struct {
    Value value; /* of the whole turn, by greedy */
    uint8_t opening, slot, at, turns;
} Turn;

typedef struct {
    Value value;
    int32_t first, second;
} OpeningOption;

static unsigned option_add(OpeningOption *best, unsigned count, unsigned most, OpeningOption option)
{
    if (count == most && option.value <= best[most - 1].value)
        return count;
    unsigned at = count < most ? count++ : most - 1;
    for (; at > 0 && best[at - 1].value < option.value; at--)
        best[at] = best[at - 1];
    best[at] = option;
    return count;
}

static unsigned dedication_options(const Prospect *own, Cards cards, const Sets *sets,
                                   OpeningOption *to)
{
    const unsigned fours = flags_mask(sets->fours), pairs = flags_mask(sets->pairs);
    unsigned count = 0, threes = 0;
    for (unsigned color = 0; fours >> color; color++)
        if (fours >> color & 1)
            count = option_add(to, count, FOURS_TRIED,
                               (OpeningOption){value_dedicated(own, cards, FOUR_OF_A_KIND,
                                                               cards_four(color)),
                                               pack(ACTION_FOUR_OF_A_KIND, color), NO_ACTION});
    if (sets->paired >= 3)
        for (unsigned i = 0; i < TRIPLES; i++)
            if ((tables.triples[i] & ~pairs) == 0)
                threes = option_add(
                    to + count, threes, THREES_TRIED,
                    (OpeningOption){value_dedicated(own, cards, THREE_PAIR,
                                                    cards_three_pair(tables.triples[i])),
                                    pack(ACTION_THREE_PAIR, tables.triples[i]), NO_ACTION});
    count += threes;
    if (sets->colors == COLORS)
        to[count++] = (OpeningOption){0, pack(ACTION_SEVEN_UNIQUE, 0), NO_ACTION};
    return count;
}

/* Exchanges that complete a kind of set, with its dedication. */
static unsigned exchange_options(const Prospect *own, Cards cards, const Sets *sets,
                                 unsigned wanted, OpeningOption *to)
{
    const Value cost = own->favor * tables.printed.exchange_cost;
    unsigned count = 0;
    for (unsigned taken = 0; wanted >> taken; taken++) {
        if (!(wanted >> taken & 1))
            continue;
        for (unsigned given = 0; given < COLORS; given++) {
            if (given == taken || !cards_of(cards, given))
                continue;
            const Cards after = cards - card(given) + card(taken);
            const Sets now = sets_in(after);
            OpeningOption option = {0, pack(ACTION_EXCHANGE, given << 3 | taken), NO_ACTION};
            if (!sets->fours && now.fours) {
                const unsigned color = (unsigned)__builtin_ctzll(now.fours) / 8;
                option.second = pack(ACTION_FOUR_OF_A_KIND, color);
                option.value = value_dedicated(own, after, FOUR_OF_A_KIND, cards_four(color)) - cost;
                count = option_add(to, count, EXCHANGES_TRIED, option);
            }
            if (sets->paired == 2 && now.paired == 3) {
                const unsigned pairs = flags_mask(now.pairs);
                option.second = pack(ACTION_THREE_PAIR, pairs);
                option.value = value_dedicated(own, after, THREE_PAIR, cards_three_pair(pairs)) -
                               cost;
                count = option_add(to, count, EXCHANGES_TRIED, option);
            }
            if (sets->colors < COLORS && now.colors == COLORS) {
                option.second = pack(ACTION_SEVEN_UNIQUE, 0);
                option.value = value_dedicated(own, after, SEVEN_UNIQUE, cards_seven()) - cost;
                count = option_add(to, count, EXCHANGES_TRIED, option);
            }
        }
    }
    return count;
}

static void discard_to_limit(State *state)
{
    const Player *player = &state->players[state->turn];
    while (player->hand_count && cards_total(player->cards) > tables.printed.hand_limit) {
        Prospect own;
        prospect_begin(&own, state, state->turn);
        apply(state, least_card(&own, player->cards));
    }
}

static void opening_begin(TurnOpening *opening, const State *state, Value favor,
                          const OpeningOption *option)
{
    const Player *was = &state->players[state->turn];
    const Player *is = &opening->state.players[state->turn];
    opening->state = *state;
    opening->first = option->first;
    opening->second = option->second;
    if (option->first != NO_ACTION)
        apply(&opening->state, option->first);
    if (option->second != NO_ACTION)
        apply(&opening->state, option->second);
    discard_to_limit(&opening->state);
    opening->gain = ((Value)is->honor - was->honor) * HONOR + ((Value)is->favor - was->favor) * favor;
}

/* List the openings of a turn with a tile to place, the one that does nothing first. */
static unsigned turn_openings(const State *state, TurnOpening *openings)
{
    OpeningOption options[MAX_TURN_OPENINGS] = {{0, NO_ACTION, NO_ACTION}};
    unsigned count = 1;
    const Player *player = &state->players[state->turn];
    Prospect own;
    prospect_begin(&own, state, state->turn);
    if (state->phase <= PHASE_DEDICATE) {
        const Sets sets = sets_in(player->cards);
        count += dedication_options(&own, player->cards, &sets, options + count);
        if (state->phase == PHASE_EXCHANGE && player->favor >= tables.printed.exchange_cost) {
            const unsigned wanted =
                completing_colors(&sets) & flags_mask(cards_at_least(state->supply, 1));
            count += exchange_options(&own, player->cards, &sets, wanted, options + count);
        }
    }
    for (unsigned i = 0; i < count; i++)
        opening_begin(&openings[i], state, own.favor, &options[i]);
    return count;
}

/* How many placements to try after each opening, so that about `width` turns come out. */
static unsigned placements_each(unsigned width, unsigned openings)
{
    unsigned each = width;
    if (openings > 1) {
        each = width > 16 ? width / 2 : 2 * width / openings;
        each = each < 3 ? 3 : each > width ? width : each;
    }
    return each > MAX_TURNS / openings ? MAX_TURNS / openings : each;
}

/* What each orientation is worth where nothing matches, and with one match: by side, and whether it
 * is a platform's. That does not depend on the cell. */
typedef struct {
    Lookup lookup;
    uint64_t ways; /* a nibble for each: zero for one that looks like another of the same tile */
    Value none[ORIENTATIONS];
    Value one[ORIENTATIONS][4][2];
} PlacementValues;

static void placement_values_begin(PlacementValues *values, const State *state,
                                   const Prospect *own)
{
    Lookup *lookup = &values->lookup;
    const Player *player = &state->players[state->turn];
    lookup_begin(lookup, state, own);
    lookup_hand(lookup);
    values->ways = 0;
    for (unsigned i = 0; i < lookup->count; i++) {
        const Orientation *orientation = &lookup->orientations[i];
        const uint16_t *sides = tables.sides[player->hand[i / 4]];
        const unsigned ways = sides[1] == sides[0] ? 1 : sides[2] == sides[0] ? 2 : 4;
        values->none[i] = 0;
        if (i % 4 >= ways)
            continue;
        values->ways |= UINT64_C(1) << 4 * i;
        values->none[i] = value_cards(lookup, orientation, 0, INT32_MIN);
        for (unsigned side = 0; side < 4; side++) {
            const Value cards = value_cards(lookup, orientation, 1u << side, INT32_MIN);
            values->one[i][side][0] = cards + value_favor(lookup, orientation, 0);
            values->one[i][side][1] = cards + value_favor(lookup, orientation, 1);
        }
    }
}

static inline Value placement_value(const PlacementValues *values, unsigned index,
                                    unsigned matched, unsigned platforms)
{
    static const uint8_t side[16] = {0, 0, 1, 0, 2, 0, 0, 0, 3};
    const Orientation *orientation = &values->lookup.orientations[index];
    if (!matched)
        return values->none[index];
    if (matched & (matched - 1))
        return value_several(&values->lookup, orientation, matched) +
               value_favor(&values->lookup, orientation, platforms & matched);
    return values->one[index][side[matched]][(platforms & matched) != 0];
}

enum { NOISE_BITS = 6 /* values that hardly differ are told apart at random */ };

/* The orientations that may get into a full list even where nothing matches, a nibble for each. */
static inline uint64_t good_without_match(const PlacementValues *values, Value gain, Value least)
{
    uint64_t good = 0;
    for (unsigned index = 0; index < values->lookup.count; index++)
        good |= (uint64_t)(gain + values->none[index] + (1 << NOISE_BITS) > least) << 4 * index;
    return good;
}

/* The nibbles that are not zero, by their lowest bits. */
static inline uint64_t nibbles_set(uint64_t nibbles)
{
    nibbles |= nibbles >> 1;
    return (nibbles | nibbles >> 2) & UINT64_C(0x1111111111111111);
}

/* Insert the best `each` placements after one opening. */
static unsigned turns_placing(const TurnOpening *opening, unsigned number, unsigned each,
                              Random *random, Turn *turns)
{
    const State *state = &opening->state;
    Prospect own;
    PlacementValues values;
    prospect_begin(&own, state, state->turn);
    placement_values_begin(&values, state, &own);
    uint64_t noise = random_next(random);
    Value least = INT32_MIN; /* that a turn must exceed to get into the full list */
    uint64_t good = values.ways;
    unsigned count = 0;
    for (unsigned at = 0; at < state->free_count; at++) {
        const uint32_t entry = state->free[at];
        const unsigned platforms = platforms_beside(entry);
        const uint64_t matches = lookup_matches(&values.lookup, entry);
        const Value before = least;
        for (uint64_t left = (nibbles_set(matches) | good) & values.ways; left; left &= left - 1) {
            const unsigned shift = (unsigned)__builtin_ctzll(left), index = shift / 4;
            const unsigned matched = matches >> shift & 15;
            Value value = opening->gain + placement_value(&values, index, matched, platforms);
            if (value + (1 << NOISE_BITS) <= least)
                continue;
            noise = noise * 6364136223846793005u + 1442695040888963407u;
            value += (Value)(noise >> (64 - NOISE_BITS));
            if (value <= least)
                continue;
            unsigned into = count < each ? count++ : each - 1;
            for (; into > 0 && turns[into - 1].value < value; into--)
                turns[into] = turns[into - 1];
            turns[into] = (Turn){value, (uint8_t)number, (uint8_t)(index / 4), (uint8_t)at,
                                 (uint8_t)(index % 4)};
            if (count == each)
                least = turns[each - 1].value;
        }
        if (least != before)
            good = good_without_match(&values, opening->gain, least);
    }
    return count;
}

/* List about `width` turns, those of an opening together. */
static unsigned turns_of(const TurnOpening *openings, unsigned count, unsigned width,
                         Random *random, Turn *turns)
{
    const unsigned each = placements_each(width, count);
    unsigned found = 0;
    turns[0] = (Turn){0}; /* the compiler cannot know that there is always a placement */
    for (unsigned i = 0; i < count; i++)
        found += turns_placing(&openings[i], i, each, random, turns + found);
    return found;
}

#endif
