/* What the next turn of every seat brings after a line: tokens, and cards of the tile. */
#ifndef LANTERNS_OUTLOOK_H
#define LANTERNS_OUTLOOK_H

#include "lines.h"

/* Sums over worlds. */
typedef struct {
    uint16_t tokens[MAX_PLAYERS][KINDS], honor[MAX_PLAYERS][KINDS];
    int32_t cards[MAX_PLAYERS];
    double moved[MAX_PLAYERS]; /* of the line's worth to the active seat, in each seat's turn */
} Outlook;

/* What each seat has before a turn. */
typedef struct {
    uint8_t tokens[MAX_PLAYERS], cards[MAX_PLAYERS];
} SeatsNow;

static SeatsNow seats_now(const State *state)
{
    SeatsNow now = {0};
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        now.tokens[seat] = state->players[seat].token_count;
        now.cards[seat] = (uint8_t)cards_total(state->players[seat].cards);
    }
    return now;
}

/* Add what a seat's turn has brought. */
static void outlook_add(Outlook *outlook, const SeatsNow *before, const State *state, unsigned seat,
                        int has_placed)
{
    static const uint8_t sizes[KINDS] = {4, 6, 7};
    const Player *player = &state->players[seat];
    int cards = (int)cards_total(player->cards) - before->cards[seat];
    if (player->token_count > before->tokens[seat]) {
        const unsigned token = player->tokens[player->token_count - 1];
        outlook->tokens[seat][token >> 4]++;
        outlook->honor[seat][token >> 4] = (uint16_t)(outlook->honor[seat][token >> 4] +
                                                      (token & 15));
        cards += sizes[token >> 4];
    }
    if (has_placed)
        outlook->cards[seat] += cards;
}

/* Note on a line what its worlds have in common. */
static void outlook_note(const Outlook *outlook, Line *line, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++) {
        unsigned often = 0;
        for (unsigned kind = 0; kind < KINDS; kind++) {
            const unsigned taken = outlook->tokens[seat][kind];
            if (taken > often) {
                often = taken;
                line->next_token[seat] =
                    (uint8_t)(kind << 4 | (outlook->honor[seat][kind] + taken / 2) / taken);
            }
        }
        line->next_often[seat] = (uint8_t)(100 * often / line->worlds);
        line->next_cards[seat] = (double)outlook->cards[seat] / line->worlds;
        line->next_worth[seat] = outlook->moved[seat] / line->worlds;
    }
}

#endif
