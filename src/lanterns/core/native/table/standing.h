/* How a game stands: places, what decides between the best, and what is left on the stacks. */
#ifndef LANTERNS_STANDING_H
#define LANTERNS_STANDING_H

#include "../rules/result.h"

typedef LanternsStanding Standing;

static Standing standing_of(const State *state)
{
    Standing standing = {.winners = (uint8_t)winners_of(state),
                         .is_final = (uint8_t)is_final_turn(state)};
    unsigned scores[MAX_PLAYERS][3], best = 0, second = 0;
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        const Player *player = &state->players[seat];
        scores[seat][0] = player->honor;
        scores[seat][1] = player->favor;
        scores[seat][2] = cards_total(player->cards);
    }
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        standing.ranks[seat] = 1;
        for (unsigned other = 0; other < state->player_count; other++) {
            unsigned by = 0;
            while (by < 2 && scores[other][by] == scores[seat][by])
                by++;
            standing.ranks[seat] += scores[other][by] > scores[seat][by];
        }
        if (standing.ranks[seat] == 1)
            best = seat;
    }
    /* The second best is equal to the best, or of the next rank. */
    for (unsigned rank = MAX_PLAYERS; rank > 0; rank--)
        for (unsigned seat = 0; seat < state->player_count; seat++)
            if (seat != best && standing.ranks[seat] == rank)
                second = seat;
    while (standing.decider < 3 &&
           scores[best][standing.decider] == scores[second][standing.decider])
        standing.decider++;
    for (unsigned kind = 0; kind < KINDS; kind++)
        for (unsigned i = state->taken[kind]; i < tables.printed.stack_size[state->player_count];
             i++)
            standing.stacks[kind][standing.stack_counts[kind]++] =
                (uint8_t)token_honor(state->player_count, kind, i);
    return standing;
}

#endif
