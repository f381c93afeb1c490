/* How each of the others seems to play: a search that expects the wrong style wastes its playouts.
 *
 * A style is a way to choose: by the net, by greedy's values, or as people do. Each is weighed by how
 * well it explains the tiles that a seat laid, as far as the active seat saw them; the hands that
 * they came from are dealt anew. For each world of a search, one style is drawn for each seat.
 */
#ifndef LANTERNS_STYLES_H
#define LANTERNS_STYLES_H

#include "../net/judge.h"

/* Asked once for an action, and not a thousand times: small rather than fast, for the page. */
#if defined(__wasm__)
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif

#include "../human/choice.h"
#include "belief.h"

enum { STYLE_NET, STYLE_GREEDY, STYLE_PEOPLE, PEOPLE = 3, STYLES = STYLE_PEOPLE + PEOPLE };

/* A beginner, one who collects sets, and one who minds the others. */
static const Traits people[PEOPLE] = {
    {.cells = 4, .aim = 200, .favor = 512, .readiness = 500},
    {.cells = 8, .aim = 410, .favor = 512, .readiness = 819, .exchanges = 1},
    {.cells = 24, .aim = 512, .favor = 307, .spite = 512, .readiness = 1024, .exchanges = 1},
};

/* How probable a style is before a seat has laid a tile. */
static const double STYLE_ODDS[STYLES] = {0.5, 0.2, 0.1, 0.1, 0.1};

/* How often all of the others play alike, and how often a seat does not play by its style. */
static const double ALIKE = 0.5, SLIP = 0.1;

/* What a net's choice hardly tells apart. */
static const double NET_DOUBT = 0.01;

typedef struct {
    double alike; /* the probability that one style is that of all */
    double together[STYLES];
    double apart[MAX_PLAYERS][STYLES];
} Styles;

/* The ways to lay one tile, each that looks different once. */
typedef struct {
    unsigned count;
    unsigned laid; /* the one that was chosen */
    Turn turns[4 * LANTERNS_MAX_FREE];
} Ways;

/* The position before a seat laid a tile, with a hand of that tile and others that the searching
 * seat had not seen. */
static State before_laying(const State *state, const State *before, Random *random)
{
    State past = *before;
    uint8_t unseen[TILES];
    Player *player = &past.players[past.turn];
    const uint8_t tile = (uint8_t)(state->placed[before->placed_count] >> 2);
    const unsigned count = unseen_tiles(before, state->turn, unseen);
    for (unsigned i = 0; i < count; i++)
        if (unseen[i] == tile)
            unseen[i] = unseen[0];
    unseen[0] = tile;
    random_select(random, unseen + 1, count - 1, player->hand_count - 1u);
    conceal(&past, state->turn);
    memcpy(player->hand, unseen, player->hand_count);
    return past;
}

static int ways_of(Ways *ways, const State *state, const State *past)
{
    const unsigned laid = state->placed[past->placed_count];
    const uint16_t *sides = tables.sides[laid >> 2];
    const int at = lake_find(past, state->cells[past->placed_count]);
    ways->count = 0;
    for (unsigned cell = 0; cell < past->free_count; cell++)
        for (unsigned turns = 0; turns < 4; turns++) {
            unsigned same = 0;
            while (sides[same] != sides[turns])
                same++;
            if (same < turns)
                continue;
            if ((int)cell == at && sides[turns] == sides[laid & 3])
                ways->laid = ways->count;
            ways->turns[ways->count++] = (Turn){.at = (uint8_t)cell, .turns = (uint8_t)turns};
        }
    return at >= 0;
}

/* The chance that a net would have laid the tile like this: the better of what it judges, the
 * likelier. */
static double likelihood_by_net(const Net *net, const State *past, const Ways *ways)
{
    Judgment judgments[4 * LANTERNS_MAX_FREE];
    TurnOpening opening;
    FirstSums known;
    double sum = 0;
    opening.state = *past;
    first_sums_begin(&known, net);
    const unsigned best = judge_turns(net, &opening, ways->turns, ways->count, &known, judgments);
    const double highest = judgment_score(&judgments[best], past->player_count);
    double laid = 0;
    for (unsigned i = 0; i < ways->count; i++) {
        const double odds =
            exponential((judgment_score(&judgments[i], past->player_count) - highest) / NET_DOUBT);
        sum += odds;
        laid = i == ways->laid ? odds : laid;
    }
    return laid / sum;
}

/* The chance that greedy would have: one of the best. */
static double likelihood_by_greed(State *past, const Ways *ways)
{
    Value values[4 * LANTERNS_MAX_FREE];
    Prospect own;
    Lookup lookup;
    unsigned equal = 0;
    const State given = *past;
    prospect_begin(&own, past, past->turn);
    lookup_begin(&lookup, past, &own);
    const Value best = tile_values(past, &lookup, past->players[past->turn].hand[0], values);
    *past = given;
    const Turn *laid = &ways->turns[ways->laid];
    if (values[4 * laid->at + laid->turns] != best)
        return 0;
    for (unsigned i = 0; i < ways->count; i++)
        equal += values[4 * ways->turns[i].at + ways->turns[i].turns] == best;
    return 1.0 / equal;
}

/* The chance that a person with these traits would have: among the cells it looked at was this one,
 * and none that is better. */
static double likelihood_by_traits(const Traits *traits, const State *past, const Ways *ways)
{
    const Decision decision = {.state = past, .traits = traits,
                               .taste = taste_of(past, traits->aim)};
    const unsigned tile = past->players[past->turn].hand[0], free = past->free_count;
    Value values[4 * LANTERNS_MAX_FREE];
    for (unsigned i = 0; i < ways->count; i++) {
        const Rewards rewards =
            rewards_of(past, past->free[ways->turns[i].at], tile, ways->turns[i].turns);
        values[i] = value_rewards(&decision, &rewards);
    }
    const Value laid = values[ways->laid];
    unsigned better = 0, equal = 0, equal_here = 0;
    for (unsigned i = 0; i < ways->count;) {
        const unsigned at = ways->turns[i].at;
        Value best = INT32_MIN;
        for (; i < ways->count && ways->turns[i].at == at; i++) {
            best = at_least(best, values[i]);
            equal_here += at == ways->turns[ways->laid].at && values[i] == laid;
        }
        if (at == ways->turns[ways->laid].at) {
            if (best > laid)
                return 0;
        } else {
            better += best > laid;
            equal += best == laid;
        }
    }
    /* The other cells looked at, one after the other, are all no better. */
    const unsigned seen = (unsigned)traits->cells < free ? (unsigned)traits->cells : free;
    double chance = (double)seen / free;
    for (unsigned i = 0; i + 1 < seen; i++) {
        if (better + i >= free - 1)
            return 0;
        chance *= (double)(free - 1 - better - i) / (free - 1 - i);
    }
    const double rivals = free - 1 > better ? (double)equal * (seen - 1) / (free - 1 - better) : 0;
    return chance / (1 + rivals) / equal_here;
}

static void weigh_turn(Styles *styles, const Net *net, const State *state, const State *before,
                       Random *random)
{
    State past = before_laying(state, before, random);
    Ways ways;
    double chances[STYLES], *odds = styles->apart[before->turn];
    if (!ways_of(&ways, state, &past))
        return;
    chances[STYLE_NET] = likelihood_by_net(net, &past, &ways);
    chances[STYLE_GREEDY] = likelihood_by_greed(&past, &ways);
    for (unsigned i = 0; i < PEOPLE; i++)
        chances[STYLE_PEOPLE + i] = likelihood_by_traits(&people[i], &past, &ways);
    for (unsigned style = 0; style < STYLES; style++)
        odds[style] *= (1 - SLIP) * chances[style] + SLIP / ways.count;
}

/* Scale odds to probabilities; returns what they added up to. */
static double normalize(double *odds)
{
    double sum = 0;
    for (unsigned i = 0; i < STYLES; i++)
        sum += odds[i];
    for (unsigned i = 0; i < STYLES; i++)
        odds[i] /= sum;
    return sum;
}

/* Weigh the styles of the others. `past` is as for `belief_of`. */
static Styles styles_of(const Net *net, const State *state, const State *past, unsigned past_count,
                        uint64_t seed)
{
    Styles styles = {.alike = ALIKE};
    Random random = random_from(seed, UINT64_MAX);
    double apart = 1 - ALIKE;
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        for (unsigned style = 0; style < STYLES; style++)
            styles.apart[seat][style] = 1;
    for (const State *before = past; before < past + past_count; before++)
        if (is_past_of(state, before))
            weigh_turn(&styles, net, state, before, &random);
    for (unsigned style = 0; style < STYLES; style++)
        styles.together[style] = STYLE_ODDS[style];
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        if (seat == state->turn)
            continue;
        for (unsigned style = 0; style < STYLES; style++) {
            styles.together[style] *= styles.apart[seat][style];
            styles.apart[seat][style] *= STYLE_ODDS[style];
        }
        apart *= normalize(styles.apart[seat]);
    }
    styles.alike *= normalize(styles.together);
    styles.alike /= styles.alike + apart;
    return styles;
}

static uint8_t draw_style(const double *odds, Random *random)
{
    double left = random_unit(random);
    unsigned style = 0;
    while (style + 1 < STYLES && (left -= odds[style]) >= 0)
        style++;
    return (uint8_t)style;
}

/* How each seat plays in one world. */
typedef struct {
    uint8_t of[MAX_PLAYERS];
} SeatStyles;

static SeatStyles draw_styles(const Styles *styles, Random *random)
{
    SeatStyles drawn;
    const int is_alike = random_unit(random) < styles->alike;
    const uint8_t all = draw_style(styles->together, random);
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        drawn.of[seat] = is_alike ? all : draw_style(styles->apart[seat], random);
    return drawn;
}

#if defined(__wasm__)
#pragma clang attribute pop
#endif

#endif
