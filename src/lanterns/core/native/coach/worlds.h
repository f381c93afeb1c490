/* What a line leads to, one round on, in worlds that fit what the active seat knows.
 *
 * The worlds follow from the lake and the seat's tiles alone, so that all decisions of a turn are
 * judged in the same ones: between them, nothing is left to luck.
 */
#ifndef LANTERNS_WORLDS_H
#define LANTERNS_WORLDS_H

#include "../search/evaluator.h"
#include "final_round.h"
#include "lines.h"
#include "outlook.h"

/* A seed for the position that stays the same until the turn is over. */
static uint64_t turn_seed(const State *state)
{
    uint64_t seed = state->player_count;
    for (unsigned i = 0; i < state->placed_count; i++)
        seed = random_mix(seed ^ (uint64_t)state->cells[i] << 8 ^ state->placed[i]);
    for (unsigned i = 0; i < LANTERNS_MAX_HAND; i++)
        seed = random_mix(seed ^ state->players[state->turn].hand[i]);
    return seed;
}

static State deal_world(const State *state, uint64_t seed, uint64_t number)
{
    Random random = random_from(seed, number);
    State world = *state;
    resample(&world, state->turn, &random);
    return world;
}

static void judgment_add(Judgment *sum, const Judgment *by_seat)
{
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++) {
        sum->chance[seat] += by_seat->chance[seat];
        sum->honor[seat] += by_seat->honor[seat];
    }
}

/* Play a line in a world, and let the net play one turn of every other seat. Returns the mean of
 * what the net says after each of these and after the seat's own next turn, or how the game ended.
 *
 * A net is too hopeful for the seat whose turn it chooses, by about seven points in a hundred with
 * two players. With a turn of every seat, each gets its share of that hope. */
static Judgment play_line(const Net *net, const State *world, const Line *line, Random *random,
                          FirstSums *known, Outlook *outlook)
{
    const unsigned seat = world->turn, players = world->player_count;
    State state = *world;
    Judgment sum = {0};
    double moved[MAX_PLAYERS] = {0}, before = 0;
    for (unsigned i = 0; i < line->count; i++)
        apply(&state, line->actions[i]);
    for (unsigned turn = 0; turn < players; turn++) {
        const SeatsNow now = seats_now(&state);
        const unsigned active = state.turn;
        if (state.phase == PHASE_OVER || is_final_turn(&state)) {
            const Judgment ended = judge_position(net, &state, NET_OWN_WIDTH, random, known);
            for (unsigned other = 0; other < players; other++) {
                outlook_add(outlook, &now, &state, other, 0);
                outlook->moved[other] += moved[other];
            }
            outlook->moved[active] += ended.chance[seat] - before;
            return ended;
        }
        const unsigned width = active == seat ? NET_OWN_WIDTH : NET_OTHERS_WIDTH;
        const Judgment seen = play_turn_by_net(net, &state, width, random, known);
        outlook_add(outlook, &now, &state, active, 1);
        const Judgment by_seat = judgment_by_seat(&seen, active, players);
        judgment_add(&sum, &by_seat);
        moved[active] = by_seat.chance[seat] - before;
        before = by_seat.chance[seat];
    }
    for (unsigned i = 0; i < players; i++) {
        const unsigned turns_on = (i + players - seat - 1) % players; /* before its turn */
        outlook->moved[i] += moved[i] * (players - turns_on) / players;
        sum.chance[i] /= players;
        sum.honor[i] /= players;
    }
    return sum;
}

#endif
