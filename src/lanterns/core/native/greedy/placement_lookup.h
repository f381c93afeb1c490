/* What laying each tile of the hand each way would bring, worked out once for a whole decision.
 *
 * A placement's cards depend on the tile, its turn and which of its sides match, not on the cell
 * itself. All twelve ways to lay the hand on a cell are compared with its neighbours at once,
 * sixty-four bits wide.
 */
#ifndef LANTERNS_SURVEY_H
#define LANTERNS_SURVEY_H

#include "card_values.h"

enum { WAYS = LANTERNS_MAX_HAND * 4 };
/* How many cards of a colour a seat holds, none to four; NOTHING: there is no card to get; as the
 * second of two, SAME: another one of the first colour. */
enum { NOTHING = 5, SAME, CLASSES };

/* One way to lay a tile, before any match. */
typedef struct {
    Cards facing; /* all facing cards together */
    Value loss;   /* what the others gain by theirs, weighed */
    unsigned sides, front, platform;
} Way;

/* A colour that the supply has run out of is no card in here. */
typedef struct {
    const State *state;
    const Prospect *own;
    Way ways[WAYS];
    unsigned count;
    uint64_t matching[4 * (COLORS + 1)]; /* by direction and neighbour's colour: see tables.h */
    Value favor[6];                   /* by platforms that take part */
    Cards card[COLORS + 1];
    Value loss[4][COLORS + 1]; /* by direction and colour */
    /* The active seat's cards with one or two more, by how many it holds of those colours. */
    unsigned held[COLORS + 1];
    Value two[CLASSES][CLASSES];
} Survey;

static inline unsigned up_to_four(unsigned count)
{
    return count < 4 ? count : 4;
}

static void survey_others(Survey *survey)
{
    const State *state = survey->state;
    const Value weight = weights.other[state->player_count];
    /* Those who have not played in this round have one chance more than those who have. */
    Prospect late;
    prospect_begin(&late, state, state->player_count - 1u);
    memset(survey->loss, 0, sizeof survey->loss);
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        if (seat == state->turn)
            continue;
        const Prospect *theirs = seat < state->turn ? survey->own : &late;
        const Cards cards = state->players[seat].cards;
        const Tally tally = tally_of(cards);
        const Value before = worth_tally(theirs, tally);
        Value gain[5];
        for (unsigned count = 0; count < 5; count++)
            gain[count] = share_of_value(
                worth_tally(theirs, tally_add(tally, count)) - before, weight);
        Value *loss = survey->loss[state->seating[seat]];
        for (unsigned color = 0; color < COLORS; color++)
            loss[color] = survey->card[color] ? gain[up_to_four(cards_of(cards, color))] : 0;
    }
}

/* Value the active seat's cards with one or two more. That depends only on how many there are of
 * those colours, which is less to work out than every pair of colours. */
static void survey_own(Survey *survey)
{
    const Prospect *own = survey->own;
    const Cards cards = survey->state->players[survey->state->turn].cards;
    const Tally tally = tally_of(cards);
    unsigned classes = 0; /* only those that occur need be valued */
    for (unsigned color = 0; color < COLORS; color++) {
        survey->held[color] = survey->card[color] ? up_to_four(cards_of(cards, color)) : NOTHING;
        classes |= 1u << survey->held[color];
    }
    survey->held[NO_COLOR] = NOTHING;
    survey->two[NOTHING][NOTHING] = survey->two[NOTHING][SAME] = worth_tally(own, tally);
    for (unsigned count = 0; count < NOTHING; count++) {
        if (!(classes >> count & 1))
            continue;
        const Tally more = tally_add(tally, count);
        survey->two[count][NOTHING] = survey->two[NOTHING][count] = worth_tally(own, more);
        survey->two[count][SAME] = worth_tally(own, tally_add(more, count + 1));
        for (unsigned other = 0; other <= count; other++)
            if (classes >> other & 1)
                survey->two[count][other] = survey->two[other][count] =
                    worth_tally(own, tally_add(more, other));
    }
}

/* The value of the active seat's cards with a facing card and one by a match (or NO_COLOR). */
static inline Value survey_cards(const Survey *survey, unsigned front, unsigned color)
{
    const unsigned second = front == color ? SAME : survey->held[color];
    return survey->two[survey->held[front]][second];
}

static void survey_ways(Survey *survey)
{
    const State *state = survey->state;
    const Player *player = &state->players[state->turn];
    Cards facing[4][COLORS + 1] = {{0}};
    for (unsigned seat = 0; seat < state->player_count; seat++)
        memcpy(facing[state->seating[seat]], survey->card, sizeof survey->card);
    survey->count = player->hand_count * 4u;
    for (unsigned i = 0; i < survey->count; i++) {
        const unsigned tile = player->hand[i / 4], sides = tables.sides[tile][i % 4];
        const unsigned north = sides & 7, east = sides >> 4 & 7;
        const unsigned south = sides >> 8 & 7, west = sides >> 12 & 7;
        Way *way = &survey->ways[i];
        way->sides = sides;
        way->front = sides >> 4 * state->seating[state->turn] & 7;
        way->platform = tables.printed.platform[tile];
        way->facing = facing[NORTH][north] + facing[EAST][east] + facing[SOUTH][south] +
                      facing[WEST][west];
        way->loss = survey->loss[NORTH][north] + survey->loss[EAST][east] +
                    survey->loss[SOUTH][south] + survey->loss[WEST][west];
    }
}

static void survey_begin(Survey *survey, const State *state, const Prospect *own)
{
    const uint8_t *hand = state->players[state->turn].hand;
    survey->state = state;
    survey->own = own;
    for (int platforms = 0; platforms < 6; platforms++)
        survey->favor[platforms] = own->favor * at_most(platforms, state->favor_bank);
    for (unsigned color = 0; color < COLORS; color++)
        survey->card[color] = cards_of(state->supply, color) ? card(color) : 0;
    survey->card[NO_COLOR] = 0;
    const uint64_t *first = tables.matching[hand[0]][0], *second = tables.matching[hand[1]][0];
    const uint64_t *third = tables.matching[hand[2]][0];
    for (unsigned i = 0; i < 4 * (COLORS + 1); i++)
        survey->matching[i] = first[i] | second[i] << 16 | third[i] << 32;
    survey_others(survey);
    survey_own(survey);
    survey_ways(survey);
}

/* A nibble for each way to lay the hand on a free cell: which of the tile's sides match. */
static inline uint64_t survey_matches(const Survey *survey, uint32_t entry)
{
    return survey->matching[entry & 7] | survey->matching[8 | (entry >> 4 & 7)] |
           survey->matching[16 | (entry >> 8 & 7)] | survey->matching[24 | (entry >> 12 & 7)];
}

#endif
