/* What every placement of a hand would give, as text in JSON: the form in which clients get it. */
#ifndef LANTERNS_PREVIEWS_H
#define LANTERNS_PREVIEWS_H

#include "turn.h"

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

/* Put [a,b,true] or [a,b,false] into a list that began at `list`. */
static char *put_reward(char *to, const char *list, int a, int b, int is_received)
{
    if (to != list)
        *to++ = ',';
    *to++ = '[';
    to = put_number(to, a);
    *to++ = ',';
    to = put_number(to, b);
    return put_text(to, is_received ? ",true]" : ",false]");
}

static int take_from(Cards *supply, unsigned color)
{
    if (!cards_of(*supply, color))
        return 0;
    *supply -= card(color);
    return 1;
}

/* [direction,color,received] for each side that matches. */
static char *put_matches(char *to, unsigned matched, unsigned sides, Cards *supply)
{
    const char *list = to;
    for (int direction = 0; direction < 4; direction++)
        if (matched >> 4 * direction & 1) {
            const unsigned color = sides >> 4 * direction & 7;
            to = put_reward(to, list, direction, (int)color, take_from(supply, color));
        }
    return to;
}

/* [x,y,received] for each platform that takes part in a match, that of the new tile last. */
static char *put_favors(char *to, unsigned platforms, int x, int y, int is_own, int bank)
{
    static const int east[4] = {0, 1, 0, -1}, south[4] = {-1, 0, 1, 0};
    const char *list = to;
    for (int direction = 0; direction < 4; direction++)
        if (platforms >> 4 * direction & 1)
            to = put_reward(to, list, x + east[direction], y + south[direction], bank-- > 0);
    return is_own ? put_reward(to, list, x, y, bank > 0) : to;
}

/* [seat,color,received] for each seat, the one that places first. */
static char *put_facings(char *to, const State *state, unsigned seat, unsigned sides,
                         Cards *supply)
{
    const char *list = to;
    for (unsigned i = 0; i < state->player_count; i++) {
        const unsigned color = sides >> 4 * state->seating[seat] & 7;
        to = put_reward(to, list, (int)seat, (int)color, take_from(supply, color));
        seat = next_seat(state, seat);
    }
    return to;
}

static char *put_preview(char *to, const State *state, unsigned seat, uint32_t entry,
                         unsigned tile, unsigned turns)
{
    const unsigned sides = tables.sides[tile][turns], cell = cell_of(entry);
    const unsigned matched = sides_matched(entry, sides);
    const int x = (int)(cell >> 7) - LANTERNS_ORIGIN, y = (int)(cell & 127) - LANTERNS_ORIGIN;
    Cards supply = state->supply;
    to = put_text(to, "[\"");
    to = put_number(to, (int)tile);
    *to++ = '@';
    to = put_number(to, x);
    *to++ = ',';
    to = put_number(to, y);
    *to++ = 'r';
    to = put_number(to, (int)turns);
    to = put_text(to, "\",[");
    to = put_matches(to, matched, sides, &supply);
    to = put_text(to, "],[");
    if (matched)
        to = put_favors(to, matched & entry >> 3, x, y, tables.printed.platform[tile],
                        state->favor_bank);
    to = put_text(to, "],[");
    to = put_facings(to, state, seat, sides, &supply);
    return put_text(to, "]]");
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
