/* What a net sees of an afterstate: the active seat has laid its tile and drawn nothing yet.
 *
 * The seats are counted from the active one. Nothing here depends on tiles that it cannot see. Each
 * color has a block of inputs of its own, all blocks alike; the rest is common to all colors.
 *
 * The inputs and their order belong to a version, which a file of weights names. A new group of
 * inputs goes to the end of its list, counts in `feature_counts`, and raises the version.
 */
#ifndef LANTERNS_FEATURES_H
#define LANTERNS_FEATURES_H

#include "open_sides.h"

enum {
    FEATURES_VERSION = 1,
    MAX_COLOR_INPUTS = 48,
    MAX_GLOBAL_INPUTS = 256,
    TURN_INPUTS = 12 /* remaining turns, one input each */
};

/* An input of the colors is a word with a byte for each of them. */
typedef struct {
    uint64_t colors[MAX_COLOR_INPUTS];
    int16_t globals[MAX_GLOBAL_INPUTS];
} Inputs;

/* How many inputs a version has for each color, and for all of them. */
static int feature_counts(int version, int players, int *color, int *global)
{
    if (version < 1 || version > FEATURES_VERSION)
        return 0;
    *color = 6 * players + 11;
    *global = 35 * players + 36;
    return 1;
}

/* What is known of the tiles before one is laid: the same for every way to play a turn. */
typedef struct {
    uint64_t seen;  /* on the lake, a bit for each */
    uint64_t sides; /* of those tiles by color, a byte each */
} LaidTiles;

static LaidTiles laid_tiles_of(const State *state)
{
    LaidTiles laid = {1, 0};
    for (unsigned i = 1; i < state->placed_count; i++) {
        laid.seen |= UINT64_C(1) << (state->placed[i] >> 2);
        laid.sides += tile_sets.sides[state->placed[i] >> 2];
    }
    return laid;
}

static inline LaidTiles laid_tiles_add(LaidTiles laid, unsigned tile)
{
    return (LaidTiles){laid.seen | UINT64_C(1) << tile, laid.sides + tile_sets.sides[tile]};
}

/* The tiles of the active hand. */
typedef struct {
    uint64_t tiles, sides, showing; /* a bit for each tile; sides, and tiles with such a side */
} Hand;

static inline Hand hand_of(const Player *player)
{
    Hand hand = {0};
    for (unsigned i = 0; i < player->hand_count; i++) {
        const uint64_t sides = tile_sets.sides[player->hand[i]];
        hand.tiles |= UINT64_C(1) << player->hand[i];
        hand.sides += sides;
        hand.showing += cards_at_least(sides, 1);
    }
    return hand;
}

static inline int byte_of(uint64_t bytes, unsigned color)
{
    return (int)(bytes >> 8 * color & 0xFF);
}

static inline int within_byte(int value)
{
    return value > 127 ? 127 : value < -127 ? -127 : value;
}

static inline int bits_of(uint64_t tiles)
{
    return __builtin_popcountll(tiles);
}

/* A nibble for each turn of a tile on a free cell: which of its sides match. */
static inline uint64_t tile_matches(unsigned tile, uint32_t entry)
{
    const uint64_t *matching = tables.matching[tile];
    return matching[SIDE_COLOR(NORTH, entry & 7)] | matching[SIDE_COLOR(EAST, entry >> 4 & 7)] |
           matching[SIDE_COLOR(SOUTH, entry >> 8 & 7)] | matching[SIDE_COLOR(WEST, entry >> 12 & 7)];
}

/* The greatest greedy gain of laying one of the tiles in hand where it matches. */
static Value best_gain(const State *state, const Prospect *own, const OpenSides *open)
{
    const uint8_t *hand = state->players[state->turn].hand;
    Lookup lookup;
    lookup_begin(&lookup, state, own);
    lookup_orientations(&lookup);
    Value best = INT32_MIN / 2;
    /* One match: all that counts is whether some cell shows the color, and on a platform. */
    for (unsigned index = 0; index < lookup.count; index++) {
        const Orientation *orientation = &lookup.orientations[index];
        for (unsigned side = 0; side < 4; side++) {
            const unsigned color = orientation->sides >> 4 * side & 7;
            if (!byte_of(open->shown[side], color))
                continue;
            const unsigned platform = byte_of(open->platforms[side], color) != 0;
            const Value favor = value_favor(&lookup, orientation, platform);
            best = at_least(best, favor + value_cards(&lookup, orientation, 1u << side,
                                                      best - favor));
        }
    }
    for (unsigned i = 0; i < open->cells; i++) {
        const uint32_t entry = open->several[i];
        const unsigned platforms = platforms_beside(entry);
        uint64_t matches = tile_matches(hand[0], entry) | tile_matches(hand[1], entry) << 16 |
                           tile_matches(hand[2], entry) << 32;
        while (matches) {
            const unsigned shift = (unsigned)__builtin_ctzll(matches) & ~3u;
            const unsigned matched = matches >> shift & 15;
            const Orientation *orientation = &lookup.orientations[shift / 4];
            matches ^= (uint64_t)matched << shift;
            if (matched & (matched - 1))
                best = at_least(best, value_several(&lookup, orientation, matched) +
                                          value_favor(&lookup, orientation, platforms & matched));
        }
    }
    const Value now = lookup.two[NOTHING][NOTHING];
    return best == INT32_MIN / 2 ? 0 : best - now;
}

/* The counts of four bytes and more, less four; zero for the others. */
static inline uint64_t beyond_four(uint64_t bytes)
{
    const uint64_t more = cards_at_least(bytes, 5);
    return (bytes & more * 0xFF) - 4 * more;
}

static void color_inputs(const State *state, const OpenSides *open, const Hand *hand,
                         uint64_t unseen_sides, Inputs *inputs)
{
    const uint64_t colors = EACH_COLOR * 0xFF; /* without the sum of cards, or sides without a tile */
    const uint64_t all = open->shown[0] + open->shown[1] + open->shown[2] + open->shown[3];
    uint64_t *to = inputs->colors, rest = all;
    for (unsigned i = 0, seat = state->turn; i < state->player_count;
         i++, seat = next_seat(state, seat)) {
        const uint64_t held = state->players[seat].cards & colors;
        for (unsigned count = 1; count <= 4; count++)
            *to++ = cards_at_least(held, count);
        *to++ = beyond_four(held);
    }
    for (unsigned count = 1; count <= 3; count++)
        *to++ = EACH_COLOR ^ cards_at_least(state->supply, count);
    *to++ = state->supply & colors;
    *to++ = hand->showing;
    *to++ = hand->sides;
    for (unsigned i = 0, seat = state->turn; i < state->player_count;
         i++, seat = next_seat(state, seat)) {
        const uint64_t shown = open->shown[state->seating[seat]];
        *to++ = shown & colors;
        rest -= shown;
    }
    *to++ = rest & colors;
    *to++ = (open->platforms[0] + open->platforms[1] + open->platforms[2] + open->platforms[3]) &
            colors;
    *to++ = open->beside & colors;
    *to++ = cards_at_least(hand->showing, 1) & cards_at_least(all, 1);
    *to++ = unseen_sides;
}

/* The chances to dedicate that a seat has after this turn, and one. */
static inline unsigned chances_after(const State *state, unsigned seat)
{
    const unsigned turns = tables.printed.tiles_in_play[state->player_count] / state->player_count;
    return turns - turns_taken(state, state->placed_count - 1u, seat) + 1;
}

static int16_t *table_inputs(const State *state, unsigned free_count, const int *top, int16_t *to)
{
    const unsigned players = state->player_count, chances = chances_after(state, state->turn);
    to[(chances > TURN_INPUTS ? TURN_INPUTS : chances) - 1] = 1;
    to += TURN_INPUTS;
    to[state->turn] = 1;
    to += players;
    *to++ = state->draw_count;
    *to++ = (int16_t)free_count;
    *to++ = state->favor_bank;
    for (unsigned kind = 0; kind < KINDS; kind++) {
        *to++ = (int16_t)top[kind];
        *to++ = state->taken[kind];
        *to++ = (int16_t)(top[kind] - (int)token_honor(players, kind, state->taken[kind] + 1u));
    }
    return to;
}

static int16_t *lake_inputs(const State *state, const OpenSides *open, const Hand *hand,
                            uint64_t unseen, int16_t *to)
{
    uint64_t reaching = 0; /* tiles with the color of a platform that is open */
    for (unsigned color = 0; color < COLORS; color++)
        for (unsigned side = 0; side < 4; side++)
            if (byte_of(open->platforms[side], color))
                reaching |= tile_sets.with_color[color];
    const Player *player = &state->players[state->turn];
    *to++ = (int16_t)bits_of(hand->tiles & tile_sets.with_platform);
    *to++ = player->hand_count;
    *to++ = (int16_t)bits_of(hand->tiles & open->twos);
    *to++ = (int16_t)bits_of(hand->tiles & open->threes);
    *to++ = (int16_t)bits_of(hand->tiles & reaching);
    *to = 0;
    if (player->hand_count) {
        Prospect own;
        prospect_begin(&own, state, state->turn);
        *to = (int16_t)within_byte(best_gain(state, &own, open) / 64);
    }
    to++;
    *to++ = (int16_t)bits_of(unseen & open->twos);
    *to++ = (int16_t)bits_of(unseen & open->threes);
    *to++ = (int16_t)bits_of(unseen & reaching);
    *to++ = (int16_t)within_byte((int)open->options / 2);
    *to++ = (int16_t)bits_of(unseen);
    return to;
}

/* What a seat's cards are worth to it with the chances it has left, in eighths of honor. */
static int worth_of(const int *top, unsigned chances, Tally tally)
{
    const Horizon *horizon = &horizons[chances > MAX_ROUNDS ? MAX_ROUNDS : chances];
    const unsigned shared = tally.colors < 3 ? tally.colors : 3;
    const unsigned in_pairs = tally.pairs < 3 ? tally.pairs + shared : 6;
    const Value four = top[FOUR_OF_A_KIND] * horizon->four[4 - tally.most];
    const Value three = top[THREE_PAIR] * horizon->three[6 - in_pairs];
    const Value seven = top[SEVEN_UNIQUE] * horizon->seven[COLORS - tally.colors];
    const Value best = at_least(at_least(four, three), seven);
    return (best + fraction_of(four + three + seven - best, horizon->rest) +
            (Value)tally.total * horizon->card) / (HONOR / 8);
}

static int16_t *seat_inputs(const State *state, const int *top, int16_t *to)
{
    const Player *own = &state->players[state->turn];
    int mine = 0, rival = -1000;
    for (unsigned i = 0, seat = state->turn; i < state->player_count;
         i++, seat = next_seat(state, seat)) {
        const Player *player = &state->players[seat];
        const Tally tally = tally_of(player->cards);
        const int favor = player->favor, total = (int)tally.total;
        const int shared = tally.colors < 3 ? (int)tally.colors : 3;
        const int four = 4 - (int)tally.most, seven = COLORS - (int)tally.colors;
        const int three = tally.pairs < 3 ? 6 - (int)tally.pairs - shared : 0;
        *to++ = player->honor;
        *to++ = (int16_t)within_byte((int)player->honor - (int)own->honor);
        *to++ = (int16_t)favor;
        for (int count = 1; count <= 4; count++)
            *to++ = favor >= count;
        *to++ = favor >= 6;
        *to++ = (int16_t)total;
        *to++ = total >= 9;
        for (int count = 11; count <= 13; count++)
            *to++ = total >= count;
        for (int missing = 1; missing <= 4; missing++)
            *to++ = four >= missing;
        for (int missing = 1; missing <= 6; missing++)
            *to++ = three >= missing;
        for (int missing = 1; missing <= 7; missing++)
            *to++ = seven >= missing;
        const int worth = worth_of(top, chances_after(state, seat), tally);
        *to++ = (int16_t)within_byte(worth);
        *to++ = favor >= 2 && four == 1;
        *to++ = favor >= 2 && three == 1;
        *to++ = favor >= 2 && seven == 1;
        const int stand = 8 * (int)player->honor + worth;
        if (i == 0)
            mine = stand;
        else if (stand > rival)
            rival = stand;
    }
    *to++ = (int16_t)within_byte((mine - rival) / 4);
    return to;
}

/* The tiles that the active seat has not seen. */
static inline uint64_t unseen_by(LaidTiles laid, const Hand *hand)
{
    return ~(laid.seen | hand->tiles) & ((UINT64_C(1) << TILES) - 1);
}

/* Write the inputs of an afterstate. The free cells are as `open` says, whatever the state has.
 * Inputs beyond the version's own are left as they are. */
static void features_with(const State *state, LaidTiles laid, const OpenSides *open, Inputs *inputs)
{
    const unsigned players = state->player_count;
    const Hand hand = hand_of(&state->players[state->turn]);
    const uint64_t unseen_sides = tile_sets.all_sides - laid.sides - hand.sides;
    int top[KINDS];
    for (unsigned kind = 0; kind < KINDS; kind++)
        top[kind] = (int)token_honor(players, kind, state->taken[kind]);
    color_inputs(state, open, &hand, unseen_sides, inputs);
    int16_t *to = inputs->globals;
    memset(to, 0, (TURN_INPUTS + players) * sizeof *to);
    to = table_inputs(state, open->free_count, top, to);
    to = lake_inputs(state, open, &hand, unseen_by(laid, &hand), to);
    seat_inputs(state, top, to);
}

static inline void features_of(const State *state, LaidTiles laid, Inputs *inputs)
{
    const Hand hand = hand_of(&state->players[state->turn]);
    const OpenSides open = open_sides_of(state, unseen_by(laid, &hand));
    features_with(state, laid, &open, inputs);
}

#endif
