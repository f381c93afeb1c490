/* What every placement of a hand would give, as text in JSON: the form in which clients get it. */
#ifndef LANTERNS_PREVIEWS_H
#define LANTERNS_PREVIEWS_H

#include "events.h"

static char *put_text(char *to, const char *text)
{
    while (*text)
        *to++ = *text++;
    return to;
}

static char *put_number(char *to, int number)
{
    if (number < 0) {
        *to++ = '-';
        number = -number;
    }
    if (number >= 10)
        *to++ = (char)('0' + number / 10);
    *to++ = (char)('0' + number % 10);
    return to;
}

/* Two numbers and a comma between them. */
static char *put_pair(char *to, int a, int b)
{
    to = put_number(to, a);
    *to++ = ',';
    return put_number(to, b);
}

/* A match is [direction,color,received], a favor [x,y,received], a facing [seat,color,received]. */
static char *put_reward(char *to, const Event *event)
{
    *to++ = '[';
    if (event->kind == EVENT_FAVOR_EARNED)
        to = put_pair(to, cell_x(event->cell), cell_y(event->cell));
    else
        to = put_pair(to, event->kind == EVENT_MATCHED ? event->other : event->seat, event->color);
    return put_text(to, event->flag ? ",true]" : ",false]");
}

/* [action,matches,favors,facings] */
static char *put_preview(char *to, const State *state, unsigned seat, uint32_t entry,
                         unsigned tile, unsigned turns)
{
    Event events[LANTERNS_MAX_EVENTS];
    const unsigned count = reward_events(state, seat, entry, tile, turns, events);
    unsigned at = 0;
    to = put_text(to, "[\"");
    to = put_number(to, (int)tile);
    *to++ = '@';
    to = put_pair(to, cell_x(cell_of(entry)), cell_y(cell_of(entry)));
    *to++ = 'r';
    to = put_number(to, (int)turns);
    *to++ = '"';
    for (unsigned kind = EVENT_MATCHED; kind <= EVENT_FACED; kind++) {
        to = put_text(to, ",[");
        for (const unsigned first = at; at < count && events[at].kind == kind; at++) {
            if (at > first)
                *to++ = ',';
            to = put_reward(to, &events[at]);
        }
        *to++ = ']';
    }
    *to++ = ']';
    return to;
}

/* The list as if it were this seat's turn, in the order of the legal placements. */
static int64_t write_previews(const State *state, unsigned seat, char *text)
{
    const Player *player = &state->players[seat];
    char *to = text;
    *to++ = '[';
    for (unsigned slot = 0; slot < player->hand_count; slot++)
        for (unsigned at = 0; at < state->free_count; at++)
            for (unsigned turns = 0; turns < 4; turns++) {
                if (to != text + 1)
                    *to++ = ',';
                to = put_preview(to, state, seat, state->free[at], player->hand[slot], turns);
            }
    *to++ = ']';
    return to - text;
}

#endif
