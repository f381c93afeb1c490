/* Why an action is not legal for the active seat now, as the referee says it. */
#ifndef LANTERNS_REFUSALS_H
#define LANTERNS_REFUSALS_H

#include "../rules/turn.h"

typedef LanternsRefusal Refusal;

static int is_over_limit(const State *state)
{
    return cards_total(state->players[state->turn].cards) > tables.printed.hand_limit &&
           !is_final_turn(state);
}

static Refusal refused(unsigned fault)
{
    return (Refusal){.fault = (int16_t)fault};
}

static Refusal refused_for_color(unsigned fault, unsigned color)
{
    return (Refusal){.fault = (int16_t)fault, .color = (int16_t)color};
}

static Refusal refused_for_count(unsigned fault, unsigned have)
{
    return (Refusal){.fault = (int16_t)fault, .have = (int16_t)have};
}

static Refusal refuse_exchange(const State *state, unsigned given, unsigned taken)
{
    const Player *player = &state->players[state->turn];
    if (state->phase == PHASE_DEDICATE)
        return refused(REFUSED_ALREADY_EXCHANGED);
    if (state->phase == PHASE_PLACE)
        return refused(REFUSED_EXCHANGE_PASSED);
    if (player->favor < tables.printed.exchange_cost)
        return refused_for_count(REFUSED_EXCHANGE_FAVOR, player->favor);
    if (!cards_of(player->cards, given))
        return refused_for_color(REFUSED_NO_CARD, given);
    if (given == taken)
        return refused(REFUSED_EXCHANGE_SAME);
    if (!cards_of(state->supply, taken))
        return refused_for_color(REFUSED_SUPPLY_OUT, taken);
    return refused(REFUSED_NOT);
}

/* A set of `copies` cards of each color in a mask. */
static Refusal refuse_dedication(const State *state, unsigned mask, unsigned colors,
                                 unsigned copies)
{
    if (state->phase == PHASE_PLACE)
        return refused(REFUSED_DEDICATION_PASSED);
    if (mask >> COLORS || (unsigned)__builtin_popcount(mask) != colors)
        return refused(REFUSED_NOT_A_SET);
    for (unsigned color = 0; color < COLORS; color++) {
        const unsigned have = cards_of(state->players[state->turn].cards, color);
        if (!(mask >> color & 1) || have >= copies)
            continue;
        if (colors == COLORS)
            return refused_for_color(REFUSED_SET_SEVEN, color);
        return (Refusal){.fault = REFUSED_SET_COLOR,
                         .need = (int16_t)copies,
                         .color = (int16_t)color,
                         .have = (int16_t)have};
    }
    return refused(REFUSED_NOT);
}

static Refusal refuse_discard(const State *state, unsigned color)
{
    const Cards cards = state->players[state->turn].cards;
    if (is_final_turn(state))
        return refused(REFUSED_DISCARD_FINAL);
    if (!is_over_limit(state))
        return refused_for_count(REFUSED_DISCARD_EARLY, cards_total(cards));
    return cards_of(cards, color) ? refused(REFUSED_NOT)
                                  : refused_for_color(REFUSED_NO_CARD, color);
}

static Refusal refuse_placement(const State *state, unsigned tile, unsigned cell)
{
    const Player *player = &state->players[state->turn];
    if (is_final_turn(state))
        return refused(REFUSED_PLACE_FINAL);
    if (is_over_limit(state))
        return refused_for_count(REFUSED_HAND_LIMIT, cards_total(player->cards));
    if (hand_slot(player, tile) < 0)
        return (Refusal){.fault = REFUSED_NOT_IN_HAND, .tile = (int16_t)tile};
    if (lake_find(state, cell) >= 0)
        return refused(REFUSED_NOT);
    Refusal apart = {.fault = REFUSED_CELL_APART,
                     .x = (int16_t)cell_x(cell),
                     .y = (int16_t)cell_y(cell)};
    for (unsigned i = 0; i < state->placed_count; i++)
        if (state->cells[i] == cell)
            apart.fault = REFUSED_CELL_TAKEN;
    return apart;
}

/* The reason, or REFUSED_NOT where the action is legal; a number that is none stands for no set. */
static Refusal refusal_of(const State *state, int32_t action)
{
    const unsigned kind = (unsigned)action >> 24, detail = (unsigned)action & 0xFFFFFF;
    if (state->phase == PHASE_OVER)
        return refused(REFUSED_GAME_OVER);
    switch (kind) {
    case ACTION_EXCHANGE:
        return refuse_exchange(state, detail >> 3 & 7, detail & 7);
    case ACTION_FOUR_OF_A_KIND:
        return refuse_dedication(state, detail < COLORS ? 1u << detail : 0, 1, 4);
    case ACTION_THREE_PAIR:
        return refuse_dedication(state, detail, 3, 2);
    case ACTION_SEVEN_UNIQUE:
        return refuse_dedication(state, (1u << COLORS) - 1, COLORS, 1);
    case ACTION_DISCARD:
        return refuse_discard(state, detail & 7);
    case ACTION_PLACE:
        return refuse_placement(state, detail >> 16, detail >> 2 & 0x3FFF);
    case ACTION_END_TURN:
        return refused(is_final_turn(state) ? REFUSED_NOT : REFUSED_MUST_PLACE);
    default:
        return refused(REFUSED_NOT_A_SET);
    }
}

/* The colors by the active seat's cards, the most first; equal ones keep their order. */
static void colors_by_count(const State *state, unsigned *colors)
{
    const Cards cards = state->players[state->turn].cards;
    for (unsigned color = 0; color < COLORS; color++) {
        unsigned at = color;
        for (; at && cards_of(cards, colors[at - 1]) < cards_of(cards, color); at--)
            colors[at] = colors[at - 1];
        colors[at] = color;
    }
}

/* For each kind of action, the one whose refusal says best why the kind is closed. */
static void best_attempts(const State *state, int32_t *attempts)
{
    unsigned most[COLORS];
    colors_by_count(state, most);
    unsigned taken = 0;
    while (taken < COLORS && (taken == most[0] || !cards_of(state->supply, taken)))
        taken++;
    if (taken == COLORS)
        taken = most[COLORS - 1];
    const unsigned tile = state->players[state->turn].hand[0];
    attempts[ACTION_EXCHANGE] = pack(ACTION_EXCHANGE, most[0] << 3 | taken);
    attempts[ACTION_FOUR_OF_A_KIND] = pack(ACTION_FOUR_OF_A_KIND, most[0]);
    attempts[ACTION_THREE_PAIR] =
        pack(ACTION_THREE_PAIR, 1u << most[0] | 1u << most[1] | 1u << most[2]);
    attempts[ACTION_SEVEN_UNIQUE] = pack(ACTION_SEVEN_UNIQUE, 0);
    attempts[ACTION_DISCARD] = pack(ACTION_DISCARD, most[0]);
    attempts[ACTION_PLACE] = pack_place(tile, cell_of(state->free[0]), 0);
    attempts[ACTION_END_TURN] = pack(ACTION_END_TURN, 0);
}

#endif
