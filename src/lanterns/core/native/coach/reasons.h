/* Reasons: what a line changes for each seat, and in what it differs from the best line. */
#ifndef LANTERNS_REASONS_H
#define LANTERNS_REASONS_H

#include "lines.h"

typedef LanternsReason Reason;

static void add_reason(Line *line, Reason reason)
{
    line->reasons[line->reason_count++] = reason;
}

static void add_cards(Line *line, unsigned type, unsigned seat, Cards cards)
{
    if (cards)
        add_reason(line, (Reason){.type = (uint8_t)type, .seat = (uint8_t)seat, .cards = cards});
}

static void add_favor(Line *line, unsigned seat, int number)
{
    if (number)
        add_reason(line, (Reason){.type = REASON_FAVOR_TAKEN,
                                  .seat = (uint8_t)seat,
                                  .number = (int8_t)number});
}

/* The kinds of set that cards complete, a bit for each. */
static unsigned complete_sets(Cards cards)
{
    const Sets sets = sets_in(cards);
    return (sets.fours != 0) << FOUR_OF_A_KIND | (sets.paired >= 3) << THREE_PAIR |
           (sets.colors == COLORS) << SEVEN_UNIQUE;
}

/* The sets that a seat's cards complete after the turn and did not before. */
static void add_sets(Line *line, unsigned seat, const State *before, const State *after)
{
    const unsigned had = complete_sets(before->players[seat].cards);
    const unsigned has = complete_sets(after->players[seat].cards);
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (has & ~had & 1u << kind) {
            const unsigned honor = token_honor(after->player_count, kind, after->taken[kind]);
            add_reason(line, (Reason){.type = REASON_SET_COMPLETED,
                                      .seat = (uint8_t)seat,
                                      .kind = (uint8_t)kind,
                                      .number = (int8_t)honor});
        }
}

/* The color that a seat faces on the tile that a placement lays. */
static unsigned faced_color(const State *state, int32_t placement, unsigned seat)
{
    const unsigned detail = (unsigned)placement & 0xFFFFFF;
    return tables.sides[detail >> 16][detail & 3] >> 4 * state->seating[seat] & 7;
}

/* Note what a line changes, for the active seat first. */
static void list_reasons(Line *line, const State *state)
{
    const unsigned active = state->turn, players = state->player_count;
    const int32_t last = line->actions[line->count - 1];
    Cards given = 0, taken = 0, discarded = 0;
    State before = *state, after = *state;
    for (unsigned i = 0; i < line->count; i++) {
        const unsigned kind = (unsigned)line->actions[i] >> 24;
        const unsigned detail = (unsigned)line->actions[i] & 0xFFFFFF;
        before = after;
        apply(&after, line->actions[i]);
        if (kind == ACTION_EXCHANGE) {
            given = card(detail >> 3);
            taken = card(detail & 7);
        }
        if (kind == ACTION_DISCARD)
            discarded += card(detail);
    }
    for (unsigned seat = 0; is_placement(last) && seat < players; seat++)
        line->cards[seat] = after.players[seat].cards - before.players[seat].cards;
    line->favor = (int8_t)(after.players[active].favor - state->players[active].favor);
    line->honor_now = (uint8_t)(after.players[active].honor - state->players[active].honor);
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (after.taken[kind] != state->taken[kind])
            add_reason(line, (Reason){.type = REASON_TOKEN_TAKEN,
                                      .seat = (uint8_t)active,
                                      .kind = (uint8_t)kind,
                                      .number = (int8_t)line->honor_now});
    add_cards(line, REASON_CARDS_RETURNED, active, given);
    add_cards(line, REASON_CARDS_TAKEN, active, taken);
    add_cards(line, REASON_CARDS_RETURNED, active, discarded);
    add_cards(line, REASON_CARDS_TAKEN, active, line->cards[active]);
    /* The exchange is paid for, whatever the tile brings in. */
    const int paid = given ? tables.printed.exchange_cost : 0;
    add_favor(line, active, line->favor + paid);
    add_favor(line, active, -paid);
    add_sets(line, active, state, &after);
    for (unsigned seat = 0; seat < players; seat++) {
        if (seat == active)
            continue;
        add_cards(line, REASON_CARD_GIVEN, seat, line->cards[seat]);
        if (is_placement(last) && !line->cards[seat])
            add_cards(line, REASON_CARD_DENIED, seat, card(faced_color(state, last, seat)));
        add_sets(line, seat, state, &after);
    }
}

/* A bit for each reason of a line that another does not have. */
static uint32_t reasons_without(const Line *line, const Line *other)
{
    uint32_t without = 0;
    for (unsigned i = 0; i < line->reason_count; i++) {
        unsigned same = 0;
        while (same < other->reason_count &&
               memcmp(&line->reasons[i], &other->reasons[same], sizeof(Reason)))
            same++;
        if (same == other->reason_count)
            without |= 1u << i;
    }
    return without;
}

/* Explain lines, of which the best comes first. */
static void explain_lines(Line *lines, unsigned count, const State *state)
{
    for (unsigned i = 0; i < count; i++) {
        list_reasons(&lines[i], state);
        lines[i].alone = reasons_without(&lines[i], &lines[0]);
        lines[i].missed = reasons_without(&lines[0], &lines[i]);
    }
}

#endif
