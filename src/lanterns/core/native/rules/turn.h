/* What each action does to the state. */
#ifndef LANTERNS_TURN_H
#define LANTERNS_TURN_H

#include "legal_actions.h"

/* What a placement gives: each seat's cards, and the active seat's favor tokens. */
typedef struct {
    Cards cards[MAX_PLAYERS];
    Cards total;
    Cards matched;
    unsigned favor;
} Rewards;

static inline void take_card(const State *state, Rewards *rewards, unsigned seat, unsigned color)
{
    /* A color that the supply has run out of is skipped, card by card. */
    if (cards_of(state->supply - rewards->total, color)) {
        rewards->cards[seat] += card(color);
        rewards->total += card(color);
    }
}

static inline unsigned next_seat(const State *state, unsigned seat)
{
    return seat + 1u == state->player_count ? 0 : seat + 1u;
}

/* How many of the first `count` turns of the game are a seat's. */
static inline unsigned turns_taken(const State *state, unsigned count, unsigned seat)
{
    return count / state->player_count + (seat < count % state->player_count);
}

static inline Rewards rewards_of(const State *state, uint32_t entry, unsigned tile, unsigned turns)
{
    Rewards rewards = {0};
    const unsigned sides = tables.sides[tile][turns];
    const unsigned matched = sides_matched(entry, sides);
    /* First the matches, for the active player only. */
    if (matched) {
        for (unsigned direction = 0; direction < 4; direction++)
            if (matched >> 4 * direction & 1)
                take_card(state, &rewards, state->turn, sides >> 4 * direction & 7);
        rewards.matched = rewards.total;
        rewards.favor = nibbles_count(matched & entry >> 3) + tables.printed.platform[tile];
        if (rewards.favor > state->favor_bank)
            rewards.favor = state->favor_bank;
    }
    /* Then one card for each player, the active one first. */
    unsigned seat = state->turn;
    for (unsigned i = 0; i < state->player_count; i++) {
        take_card(state, &rewards, seat, sides >> 4 * state->seating[seat] & 7);
        seat = next_seat(state, seat);
    }
    return rewards;
}

static inline void pass_turn(State *state)
{
    state->turn = (uint8_t)next_seat(state, state->turn);
    state->phase = PHASE_EXCHANGE;
}

/* Take the tile in a slot out of the hand and give the rewards of laying it, which is yet to do. */
static inline void earn_from_hand(State *state, unsigned slot, unsigned at, unsigned turns)
{
    Player *player = &state->players[state->turn];
    const Rewards rewards = rewards_of(state, state->free[at], player->hand[slot], turns);
    for (unsigned seat = 0; seat < state->player_count; seat++)
        state->players[seat].cards += rewards.cards[seat];
    state->supply -= rewards.total;
    player->favor = (uint8_t)(player->favor + rewards.favor);
    state->favor_bank = (uint8_t)(state->favor_bank - rewards.favor);
    player->hand_count--;
    for (unsigned i = slot; i < player->hand_count; i++)
        player->hand[i] = player->hand[i + 1];
    player->hand[player->hand_count] = 0;
}

/* Lay the tile in a slot of the hand and give the rewards, but draw nothing yet. */
static inline void lay_from_hand(State *state, unsigned slot, unsigned at, unsigned turns)
{
    const unsigned tile = state->players[state->turn].hand[slot];
    earn_from_hand(state, slot, at, turns);
    lake_lay(state, at, tile, turns);
}

static inline void draw_tile(State *state)
{
    if (state->draw_count) {
        Player *player = &state->players[state->turn];
        state->draw_count--;
        player->hand[player->hand_count++] = state->draw[state->draw_count];
        state->draw[state->draw_count] = 0;
    }
}

static inline void place(State *state, unsigned slot, unsigned at, unsigned turns)
{
    lay_from_hand(state, slot, at, turns);
    draw_tile(state);
    pass_turn(state);
}

static inline void exchange(State *state, unsigned given, unsigned taken)
{
    Player *player = &state->players[state->turn];
    player->cards += card(taken) - card(given);
    state->supply += card(given) - card(taken);
    player->favor = (uint8_t)(player->favor - tables.printed.exchange_cost);
    state->favor_bank = (uint8_t)(state->favor_bank + tables.printed.exchange_cost);
    state->phase = PHASE_DEDICATE;
}

static inline void dedicate(State *state, unsigned kind, Cards set)
{
    Player *player = &state->players[state->turn];
    const unsigned honor = token_honor(state->player_count, kind, state->taken[kind]);
    player->cards -= set;
    state->supply += set;
    player->honor = (uint8_t)(player->honor + honor);
    player->tokens[player->token_count++] = (uint8_t)(kind << 4 | honor);
    state->taken[kind]++;
    state->phase = PHASE_PLACE;
}

static inline void discard(State *state, unsigned color)
{
    state->players[state->turn].cards -= card(color);
    state->supply += card(color);
    state->phase = PHASE_PLACE;
}

static inline void end_turn(State *state)
{
    /* The tiles divide evenly, so the final round ends with the last seat. */
    if (state->turn + 1u == state->player_count)
        state->phase = PHASE_OVER;
    else
        pass_turn(state);
}

static inline int hand_slot(const Player *player, unsigned tile)
{
    for (int slot = 0; slot < player->hand_count; slot++)
        if (player->hand[slot] == tile)
            return slot;
    return -1;
}

/* Play an action that is known to be legal. */
static void apply(State *state, int32_t action)
{
    const unsigned kind = (unsigned)action >> 24, detail = (unsigned)action & 0xFFFFFF;
    switch (kind) {
    case ACTION_EXCHANGE:
        exchange(state, detail >> 3, detail & 7);
        break;
    case ACTION_FOUR_OF_A_KIND:
        dedicate(state, FOUR_OF_A_KIND, cards_four(detail));
        break;
    case ACTION_THREE_PAIR:
        dedicate(state, THREE_PAIR, cards_three_pair(detail));
        break;
    case ACTION_SEVEN_UNIQUE:
        dedicate(state, SEVEN_UNIQUE, cards_seven());
        break;
    case ACTION_DISCARD:
        discard(state, detail);
        break;
    case ACTION_PLACE:
        place(state, (unsigned)hand_slot(&state->players[state->turn], detail >> 16),
              (unsigned)lake_find(state, detail >> 2 & 0x3FFF), detail & 3);
        break;
    default:
        end_turn(state);
    }
}

/* Play the action at an index of the legal list. */
static inline void apply_nth(State *state, const LegalCounts *legal, unsigned n)
{
    const unsigned others = legal_total(legal) - legal->places;
    if (legal->places && n >= others) {
        /* Placements come last in a turn that has any. */
        n -= others;
        const unsigned pair = n / 4;
        const unsigned slot = (pair >= state->free_count) + (pair >= 2u * state->free_count);
        place(state, slot, pair - slot * state->free_count, n % 4);
    } else {
        apply(state, nth_action(state, legal, n));
    }
}

/* Whether a number, which may be any at all, is a legal action here. */
static int is_legal(const State *state, int32_t action)
{
    if (action < 0)
        return 0;
    const unsigned kind = (unsigned)action >> 24, detail = (unsigned)action & 0xFFFFFF;
    const LegalCounts legal = legal_counts(state);
    const Player *player = &state->players[state->turn];
    switch (kind) {
    case ACTION_EXCHANGE:
        return legal.exchanges && detail < 64 && detail >> 3 != (detail & 7) &&
               legal.have >> (detail >> 3) & 1 && legal.supply >> (detail & 7) & 1;
    case ACTION_FOUR_OF_A_KIND:
        return detail < COLORS && legal.fours >> detail & 1;
    case ACTION_THREE_PAIR:
        return legal.three_sets && (detail & ~legal.pairs) == 0 &&
               flags_count(mask_flags(detail)) == 3;
    case ACTION_SEVEN_UNIQUE:
        return legal.seven_sets && detail == 0;
    case ACTION_DISCARD:
        return legal.discards && detail < COLORS && legal.have >> detail & 1;
    case ACTION_PLACE:
        return legal.places && detail >> 16 < TILES && hand_slot(player, detail >> 16) >= 0 &&
               lake_find(state, detail >> 2 & 0x3FFF) >= 0;
    case ACTION_END_TURN:
        return legal.ends && detail == 0;
    default:
        return 0;
    }
}

#endif
