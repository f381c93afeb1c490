/* What a seat can tell of the others' hands: they hold what they did not play.
 *
 * Every placement made since the seat's own last one is taken back and compared with what the
 * greedy policy would have made of each tile out of sight. A tile that it would rather have laid
 * was not in that hand. Only the lake, in its order, tells of the past, so what was dedicated
 * and exchanged in between stays done: values are near, and nothing else depends on them.
 */
#ifndef LANTERNS_BELIEF_H
#define LANTERNS_BELIEF_H

#include "greedy.h"

enum { BELIEF_DEALS = 64 }; /* deals to try before one that does not fit is good enough */

/* For each seat the tiles it may have kept, a bit for each, and how many of its hand it kept: they
 * come before the one drawn last. A count of zero believes nothing. */
typedef struct {
    uint64_t tiles[MAX_PLAYERS];
    unsigned count[MAX_PLAYERS];
} Belief;

static void lake_take_back(State *state)
{
    const unsigned left = state->placed_count - 1u;
    state->placed_count = 0;
    lake_begin(state);
    while (state->placed_count < left) {
        const unsigned i = state->placed_count, placed = state->placed[i];
        lake_lay(state, (unsigned)lake_find(state, state->cells[i]), placed >> 2, placed & 3);
    }
}

/* Return what a placement has brought, as far as it can be told. Of a colour that has run out the
 * seat that laid the tile comes first, so it is taken to have got its cards and the others none. */
static void rewards_take_back(State *state, unsigned at, unsigned tile, unsigned turns)
{
    State rich = *state;
    rich.supply = 2 * MAX_PLAYERS * cards_seven();
    rich.favor_bank = tables.printed.favor_tokens;
    const Rewards rewards = rewards_of(&rich, state->free[at], tile, turns);
    const Cards supply = state->supply;
    for (unsigned seat = 0; seat < state->player_count; seat++)
        for (unsigned color = 0; color < COLORS; color++) {
            Player *player = &state->players[seat];
            const unsigned given = cards_of(rewards.cards[seat], color);
            const unsigned held = cards_of(player->cards, color);
            const int is_given = seat == state->turn || cards_of(supply, color);
            /* Some of them may have been dedicated since. */
            const Cards returned = is_given ? (given < held ? given : held) * card(color) : 0;
            player->cards -= returned;
            state->supply += returned;
        }
    Player *player = &state->players[state->turn];
    const unsigned favor = rewards.favor < player->favor ? rewards.favor : player->favor;
    player->favor = (uint8_t)(player->favor - favor);
    state->favor_bank = (uint8_t)(state->favor_bank + favor);
}

/* Value every placement of one tile as if it were the active seat's hand; returns the highest. */
static Value tile_values(State *state, unsigned tile, Value *values)
{
    Player *player = &state->players[state->turn];
    Prospect own;
    memset(player->hand, 0, sizeof player->hand);
    player->hand[0] = (uint8_t)tile;
    player->hand_count = 1;
    prospect_begin(&own, state, state->turn);
    return spot_values(state, &own, values);
}

/* The tiles that the seat of the latest placement may have held beside the one it laid; `state`
 * goes back to before that placement. */
static uint64_t tiles_kept(State *state, const uint8_t *unseen, unsigned count)
{
    Value values[4 * LANTERNS_MAX_FREE];
    const unsigned last = state->placed_count - 1u;
    const unsigned cell = state->cells[last], tile = state->placed[last] >> 2;
    const unsigned turns = state->placed[last] & 3;
    lake_take_back(state);
    const unsigned at = (unsigned)lake_find(state, cell);
    state->turn = (uint8_t)((last - 1) % state->player_count);
    rewards_take_back(state, at, tile, turns);
    const Value best = tile_values(state, tile, values);
    /* Who does not even make the most of the tile laid is not led by such values. */
    if (values[4 * at + turns] < best)
        return UINT64_MAX;
    uint64_t kept = 0;
    for (unsigned i = 0; i < count; i++)
        if (tile_values(state, unseen[i], values) <= best)
            kept |= UINT64_C(1) << unseen[i];
    return kept;
}

static Belief belief_of(const State *state, const uint8_t *unseen, unsigned count)
{
    Belief belief = {0};
    State past = *state;
    const unsigned total = tables.printed.tiles_in_play[state->player_count];
    const unsigned stack = total - state->player_count * tables.printed.hand_size;
    for (unsigned back = 1; back < state->player_count && past.placed_count > 1; back++) {
        const unsigned placement = past.placed_count - 1u;
        const unsigned seat = (placement - 1) % state->player_count;
        const unsigned held = state->players[seat].hand_count;
        belief.tiles[seat] = tiles_kept(&past, unseen, count);
        belief.count[seat] = held - (placement <= stack);
    }
    return belief;
}

static int is_believable(const Belief *belief, const State *state)
{
    for (unsigned seat = 0; seat < state->player_count; seat++)
        for (unsigned i = 0; i < belief->count[seat]; i++)
            if (!(belief->tiles[seat] >> state->players[seat].hand[i] & 1))
                return 0;
    return 1;
}

/* Deal the unseen tiles as the belief has it, every way that fits it equally likely. */
static void deal_believed(State *state, const Belief *belief, uint8_t *unseen, unsigned count,
                          Random *random)
{
    for (unsigned deal = 0; deal < BELIEF_DEALS; deal++) {
        deal_unseen(state, state->turn, unseen, count, random);
        if (is_believable(belief, state))
            return;
    }
}

#endif
