/* A choice as people make it: they overlook cells, favor some sets and put off dedications.
 *
 * They dedicate if they are ready to, exchange if that completes a set, and place a tile otherwise.
 * Nothing depends on tiles that the active seat cannot see.
 */
#ifndef LANTERNS_HUMAN_CHOICE_H
#define LANTERNS_HUMAN_CHOICE_H

#include "../rules/turn.h"
#include "set_promise.h"
#include "weighing.h"

typedef LanternsTraits Traits;

enum {
    TRAIT_UNIT = LANTERNS_TRAIT_UNIT,
    ROOM_TO_WAIT = 3 /* cards below the limit: a turn seldom brings more */
};

typedef struct {
    const State *state;
    const Traits *traits;
    LegalCounts legal;
    Cards cards; /* of the active seat */
    Taste taste;
} Decision;

static int traits_are_sound(const Traits *traits)
{
    const int32_t most = 64 * TRAIT_UNIT;
    return traits->cells >= 1 && traits->aim >= 0 && traits->aim <= TRAIT_UNIT &&
           traits->favor >= 0 && traits->favor <= most && traits->spite >= 0 &&
           traits->spite <= most;
}

/* Whether cards make a set that is worth dedicating, or leave no room to wait for a better one. */
static int is_worthwhile(const Decision *decision, Cards cards)
{
    const Value honor = completed_honor(&decision->taste, cards);
    const int is_full = cards_total(cards) + ROOM_TO_WAIT > tables.printed.hand_limit;
    return honor && (honor >= decision->traits->least_honor || is_full);
}

static int is_ready(const Decision *decision, Random *random)
{
    if (is_final_turn(decision->state))
        return 1;
    return is_worthwhile(decision, decision->cards) &&
           (int32_t)random_below(random, TRAIT_UNIT) < decision->traits->readiness;
}

static void weigh_dedication(const Decision *decision, unsigned kind, Cards set, int32_t action,
                             Weighing *weighing)
{
    const Value honor = decision->taste.honor[kind] * HONOR;
    weigh(weighing, action, honor + promise_of(&decision->taste, decision->cards - set));
}

static void weigh_dedications(const Decision *decision, Weighing *weighing)
{
    const LegalCounts *legal = &decision->legal;
    for (unsigned color = 0; color < COLORS; color++)
        if (legal->fours >> color & 1)
            weigh_dedication(decision, FOUR_OF_A_KIND, cards_four(color),
                             pack(ACTION_FOUR_OF_A_KIND, color), weighing);
    for (unsigned i = 0; legal->three_sets && i < TRIPLES; i++)
        if ((tables.triples[i] & ~legal->pairs) == 0)
            weigh_dedication(decision, THREE_PAIR, cards_three_pair(tables.triples[i]),
                             pack(ACTION_THREE_PAIR, tables.triples[i]), weighing);
    if (legal->seven_sets)
        weigh_dedication(decision, SEVEN_UNIQUE, cards_seven(), pack(ACTION_SEVEN_UNIQUE, 0),
                         weighing);
}

/* With a set in hand, an exchange would waste favor: the set can be dedicated in any later turn. */
static void weigh_exchanges(const Decision *decision, Weighing *weighing)
{
    const LegalCounts *legal = &decision->legal;
    if (!legal->exchanges || completed_honor(&decision->taste, decision->cards))
        return;
    for (unsigned i = 0; i < COLORS * COLORS; i++) {
        const unsigned given = i / COLORS, taken = i % COLORS;
        if (given == taken || !(legal->have >> given & 1) || !(legal->supply >> taken & 1))
            continue;
        const Cards after = decision->cards - card(given) + card(taken);
        if (is_worthwhile(decision, after))
            weigh(weighing, pack(ACTION_EXCHANGE, given << 3 | taken),
                  completed_honor(&decision->taste, after) * HONOR);
    }
}

/* What a placement's rewards are worth: favor tokens, own cards, and less for the others' cards. */
static Value value_rewards(const Decision *decision, const Rewards *rewards)
{
    const State *state = decision->state;
    Value value = (Value)rewards->favor * decision->traits->favor, others = 0;
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        const Cards cards = state->players[seat].cards;
        if (seat != state->turn && !decision->traits->spite)
            continue;
        const Value gain = promise_of(&decision->taste, cards + rewards->cards[seat]) -
                           promise_of(&decision->taste, cards);
        *(seat == state->turn ? &value : &others) += gain;
    }
    return value - (Value)((int64_t)others * decision->traits->spite / TRAIT_UNIT);
}

/* Try every tile in every way on the cells that catch the eye. */
static void weigh_placements(const Decision *decision, Weighing *weighing)
{
    const State *state = decision->state;
    const Player *player = &state->players[state->turn];
    uint8_t cells[LANTERNS_MAX_FREE];
    unsigned seen = (unsigned)decision->traits->cells;
    seen = seen < state->free_count ? seen : state->free_count;
    for (unsigned i = 0; i < state->free_count; i++)
        cells[i] = (uint8_t)i;
    random_select(&weighing->random, cells, state->free_count, seen);
    for (unsigned i = 0; i < seen; i++) {
        const uint32_t entry = state->free[cells[i]];
        for (unsigned way = 0; way < player->hand_count * 4u; way++) {
            const unsigned tile = player->hand[way / 4];
            const Rewards rewards = rewards_of(state, entry, tile, way % 4);
            weigh(weighing, pack_place(tile, cell_of(entry), way % 4),
                  value_rewards(decision, &rewards));
        }
    }
}

static void weigh_discards(const Decision *decision, Weighing *weighing)
{
    for (unsigned color = 0; color < COLORS; color++)
        if (decision->legal.have >> color & 1)
            weigh(weighing, pack(ACTION_DISCARD, color),
                  promise_of(&decision->taste, decision->cards - card(color)));
}

/* Weigh the actions that a player with these traits considers; there is always one. */
static void choose_humanly(const State *state, const Traits *traits, Weighing *weighing)
{
    const Decision decision = {state, traits, legal_counts(state),
                               state->players[state->turn].cards, taste_of(state, traits->aim)};
    const LegalCounts *legal = &decision.legal;
    const unsigned sets = legal->four_sets + legal->three_sets + legal->seven_sets;
    if (sets && is_ready(&decision, &weighing->random))
        weigh_dedications(&decision, weighing);
    else if (traits->exchanges)
        weigh_exchanges(&decision, weighing);
    if (weighing->count)
        return;
    if (legal->places)
        weigh_placements(&decision, weighing);
    else if (sets) /* rather than discard */
        weigh_dedications(&decision, weighing);
    else if (legal->discards)
        weigh_discards(&decision, weighing);
    else
        weigh(weighing, pack(ACTION_END_TURN, 0), 0);
}

static void human_step(State *state, const Traits *traits, Random *random)
{
    LanternsCandidate chosen;
    Weighing weighing = {.best = &chosen, .most = 1, .random = random_from(random_next(random), 0)};
    choose_humanly(state, traits, &weighing);
    apply(state, chosen.action);
}

#endif
