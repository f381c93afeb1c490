/* Reasons: what a line changes for each seat, at once and as a rule next. */
#ifndef LANTERNS_REASONS_H
#define LANTERNS_REASONS_H

#include "lines.h"
#include "set_reasons.h"

enum { NEXT_OFTEN = 34 /* percent of the worlds in which a token is worth a word */ };

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

/* What a seat's cards come to after the turn and did not before. */
static void add_sets(Line *line, unsigned seat, const State *before, const State *after)
{
    Reason reason;
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (set_reason(&reason, seat, kind, before->players[seat].cards, after))
            add_reason(line, reason);
}

/* The seats that could have taken the token themselves. */
static void add_seats_behind(Line *line, const State *before, const State *after, unsigned kind)
{
    for (unsigned seat = 0; seat < before->player_count; seat++)
        if (seat != before->turn && sets_held(before->players[seat].cards, kind)) {
            const unsigned left = token_honor(after->player_count, kind, after->taken[kind]);
            add_reason(line, (Reason){.type = REASON_TOKEN_AHEAD,
                                      .seat = (uint8_t)seat,
                                      .kind = (uint8_t)kind,
                                      .number = (int8_t)left});
        }
}

/* The colors that the supply has run out of in this turn. */
static void add_colors_ended(Line *line, const State *before, const State *after)
{
    for (unsigned color = 0; color < COLORS; color++)
        if (cards_of(before->supply, color) && !cards_of(after->supply, color))
            add_cards(line, REASON_COLOR_ENDED, 0, card(color));
}

/* What comes next in many worlds. */
static void add_next(Line *line, const State *state)
{
    for (unsigned i = 0, seat = state->turn; i < state->player_count;
         i++, seat = next_seat(state, seat)) {
        const unsigned token = line->next_token[seat];
        if (line->next_often[seat] >= NEXT_OFTEN)
            add_reason(line, (Reason){.type = REASON_TOKEN_NEXT,
                                      .seat = (uint8_t)seat,
                                      .kind = (uint8_t)(token >> 4),
                                      .number = (int8_t)(token & 15),
                                      .often = line->next_often[seat]});
        if (line->worlds)
            add_reason(line, (Reason){.type = REASON_CARDS_NEXT,
                                      .seat = (uint8_t)seat,
                                      .number = (int8_t)(10 * line->next_cards[seat] + 0.5)});
    }
}

/* A victory of one seat in an ending where others have as much honor. */
static void add_tie_break(Line *line, unsigned players)
{
    unsigned winner = players, level = 0;
    double most = 0;
    for (unsigned seat = 0; seat < players; seat++)
        most = line->honor[seat] > most ? line->honor[seat] : most;
    for (unsigned seat = 0; seat < players; seat++) {
        level += line->honor[seat] == most;
        if (line->chance[seat] == 1)
            winner = seat;
    }
    if (line->is_exact && level > 1 && winner < players)
        add_reason(line, (Reason){.type = REASON_TIE_BREAK, .seat = (uint8_t)winner});
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
    Cards given = 0, taken = 0, discarded = 0, set = 0;
    State before = *state, after = *state;
    for (unsigned i = 0; i < line->count; i++) {
        const unsigned kind = (unsigned)line->actions[i] >> 24;
        const unsigned detail = (unsigned)line->actions[i] & 0xFFFFFF;
        Cards dedicated;
        dedicated_kind(line->actions[i], &dedicated);
        set += dedicated;
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
        if (after.taken[kind] != state->taken[kind]) {
            add_reason(line, (Reason){.type = REASON_TOKEN_TAKEN,
                                      .seat = (uint8_t)active,
                                      .kind = (uint8_t)kind,
                                      .number = (int8_t)line->honor_now});
            add_seats_behind(line, state, &after, kind);
        }
    add_cards(line, REASON_CARDS_RETURNED, active, set);
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
    add_colors_ended(line, state, &after);
    add_next(line, state);
    add_tie_break(line, players);
}

#endif
