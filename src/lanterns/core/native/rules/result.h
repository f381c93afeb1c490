/* How a game stands: each seat's honor, favor tokens and cards, and who wins with them. */
#ifndef LANTERNS_RESULT_H
#define LANTERNS_RESULT_H

#include "turn.h"

/* The seats that win as things stand: most honor, then favor tokens, then lantern cards. */
static unsigned winners_of(const State *state)
{
    unsigned best = 0, winners = 0;
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        const Player *player = &state->players[seat];
        const unsigned score = (unsigned)player->honor << 16 | (unsigned)player->favor << 8 |
                               cards_total(player->cards);
        if (score > best || seat == 0) {
            best = score;
            winners = 0;
        }
        if (score == best)
            winners |= 1u << seat;
    }
    return winners;
}

static double win_share_of(const State *state, unsigned seat)
{
    const unsigned winners = winners_of(state);
    return winners >> seat & 1 ? 1.0 / __builtin_popcount(winners) : 0;
}

static LanternsResult result_of(const State *state, unsigned actions)
{
    LanternsResult result = {0};
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        result.honor[seat] = state->players[seat].honor;
        result.favor[seat] = state->players[seat].favor;
        result.cards[seat] = (uint8_t)cards_total(state->players[seat].cards);
    }
    result.winners = (uint8_t)winners_of(state);
    result.actions = (uint16_t)actions;
    return result;
}

#endif
