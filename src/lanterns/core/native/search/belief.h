/* What a seat can infer about the others' hands from the tiles they laid.
 *
 * For each position in which another seat laid a tile, every unseen tile is valued as the greedy
 * policy would have. A tile it would rather have laid was not in that hand.
 */
#ifndef LANTERNS_BELIEF_H
#define LANTERNS_BELIEF_H

#include "../greedy/policy.h"

typedef LanternsBelief Belief;

enum {
    BELIEF_TURNS = LANTERNS_BELIEF_TURNS,
    BELIEF_DEALS = 256 /* deals to try before accepting one that does not fit */
};

/* Value every placement of one tile as if the active seat of `state` held no other; returns the
 * highest value. The lookup is that of `state`. */
static Value tile_values(State *state, Lookup *lookup, unsigned tile, Value *values)
{
    Player *player = &state->players[state->turn];
    memset(player->hand, 0, sizeof player->hand);
    player->hand[0] = (uint8_t)tile;
    player->hand_count = 1;
    lookup_hand(lookup);
    return placement_values(lookup, values);
}

/* A turn of another seat, ready to value what it might have laid instead. */
typedef struct {
    State state; /* before the tile was laid */
    Prospect own;
    Lookup lookup;
    Value best;    /* that its tile could be worth */
    int is_greedy; /* whether it made the most of its tile */
} PastTurn;

static void past_turn_begin(PastTurn *past, const State *state, const State *before)
{
    Value values[4 * LANTERNS_MAX_FREE];
    const unsigned placement = before->placed_count;
    const unsigned tile = state->placed[placement] >> 2, turns = state->placed[placement] & 3;
    const int at = lake_find(before, state->cells[placement]);
    past->state = *before;
    prospect_begin(&past->own, &past->state, before->turn);
    lookup_begin(&past->lookup, &past->state, &past->own);
    past->best = tile_values(&past->state, &past->lookup, tile, values);
    past->is_greedy = at >= 0 && values[4 * at + (int)turns] == past->best;
}

/* The tiles that the active seat of `before` may have kept when it laid one. */
static uint64_t tiles_kept(const State *state, const State *before, const uint8_t *unseen,
                           unsigned count)
{
    Value values[4 * LANTERNS_MAX_FREE];
    PastTurn past;
    past_turn_begin(&past, state, before);
    /* A seat that did not make the most of its tile does not play by these values. */
    if (!past.is_greedy)
        return UINT64_MAX;
    uint64_t kept = 0;
    for (unsigned i = 0; i < count; i++)
        if (tile_values(&past.state, &past.lookup, unseen[i], values) <= past.best)
            kept |= UINT64_C(1) << unseen[i];
    return kept;
}

/* The least number of tiles that the seat which made a placement has held since: one fewer for each
 * tile that it has laid and replaced in between. */
static unsigned held_since(const State *state, unsigned placement)
{
    const unsigned players = state->player_count, total = tables.printed.tiles_in_play[players];
    const unsigned stack = total - players * tables.printed.hand_size;
    unsigned held = state->players[(placement - 1) % players].hand_count;
    for (; placement < state->placed_count && placement <= stack && held; placement += players)
        held--;
    return held;
}

static int is_past_of(const State *state, const State *before)
{
    const unsigned players = state->player_count, placement = before->placed_count;
    return before->player_count == players && placement < state->placed_count &&
           before->turn == (placement - 1) % players && before->turn != state->turn;
}

/* `past` holds positions in which a tile was laid, the latest last; others are skipped. */
static Belief belief_of(const State *state, const State *past, unsigned past_count,
                        const uint8_t *unseen, unsigned count)
{
    Belief belief = {0};
    unsigned turns[MAX_PLAYERS] = {0};
    for (const State *before = past + past_count; before-- > past;) {
        const unsigned seat = before->turn;
        if (!is_past_of(state, before) || turns[seat] == BELIEF_TURNS)
            continue;
        const unsigned turn = turns[seat]++;
        const uint64_t since = turn ? belief.tiles[seat][turn - 1] : UINT64_MAX;
        belief.tiles[seat][turn] = since & tiles_kept(state, before, unseen, count);
        belief.held[seat][turn] = (uint8_t)held_since(state, before->placed_count);
    }
    return belief;
}

static int is_believable(const Belief *belief, const State *state)
{
    for (unsigned seat = 0; seat < state->player_count; seat++)
        for (unsigned turn = 0; turn < BELIEF_TURNS; turn++) {
            const Player *player = &state->players[seat];
            unsigned fitting = 0;
            for (unsigned i = 0; i < player->hand_count; i++)
                fitting += belief->tiles[seat][turn] >> player->hand[i] & 1;
            if (fitting < belief->held[seat][turn])
                return 0;
        }
    return 1;
}

/* Deal the unseen tiles so that they fit the belief, all such deals equally likely. Where they are
 * too rare to be found, any deal will do. */
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
