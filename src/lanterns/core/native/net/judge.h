/* Turns judged by a net: each is carried out up to the draw, and the best one is played. */
#ifndef LANTERNS_JUDGE_H
#define LANTERNS_JUDGE_H

#include "../rules/result.h"
#include "forward.h"
#include "whole_turns.h"

enum { NET_ROOT_WIDTH = 96 /* turns that the net judges at the position that is asked about */ };

/* The weight of the expected honor margin beside the chance to win: it decides what is as good as
 * won or lost. */
static const double NET_MARGIN_WEIGHT = 0.004;

static double judgment_score(const Judgment *judgment, unsigned players)
{
    double rival = judgment->honor[1];
    for (unsigned i = 2; i < players; i++)
        rival = judgment->honor[i] > rival ? judgment->honor[i] : rival;
    return judgment->chance[0] + NET_MARGIN_WEIGHT * (judgment->honor[0] - rival);
}

/* Judge every turn; returns the index of the best. */
static unsigned judge_turns(const Net *net, const TurnOpening *openings, const Turn *turns,
                            unsigned count, FirstSums *known, Judgment *judgments)
{
    const State *state = &openings[0].state; /* all openings leave the lake and the hand alone */
    const unsigned players = state->player_count;
    const LaidTiles laid = laid_tiles_of(state);
    const Hand hand = hand_of(&state->players[state->turn]);
    const uint64_t unseen = unseen_by(laid, &hand); /* the tile to be laid was seen before */
    const OpenSides before = open_sides_of(state, unseen);
    Inputs inputs = {0};
    Batch batch = {.count = 0};
    SeatHonor honor[MAX_BATCH];
    unsigned best = 0;
    double highest = -1e9; /* below every score */
    for (unsigned i = 0; i < count; i++) {
        const Turn *turn = &turns[i];
        const unsigned tile = state->players[state->turn].hand[turn->slot];
        const OpenSides open = open_sides_covered(&before, state, turn->at,
                                                  tables.shows[tile][turn->turns], unseen);
        State after = openings[turn->opening].state;
        earn_from_hand(&after, turn->slot, turn->at, turn->turns);
        after.placed_count++;
        features_with(&after, laid_tiles_add(laid, tile), &open, &inputs);
        honor[batch.count] = seat_honor(&after);
        batch_add(net, &inputs, known, &batch);
        if (batch.count == MAX_BATCH || i + 1 == count)
            batch_judge(net, &batch, honor, &judgments[i + 1 - batch.count]);
    }
    for (unsigned i = 0; i < count; i++) {
        const double score = judgment_score(&judgments[i], players);
        if (score > highest) {
            highest = score;
            best = i;
        }
    }
    return best;
}

/* Judge one afterstate. */
static Judgment judge_afterstate(const Net *net, const State *state, FirstSums *known)
{
    const SeatHonor honor = seat_honor(state);
    Inputs inputs = {0};
    Batch batch = {.count = 0};
    Judgment judgment;
    features_of(state, laid_tiles_of(state), &inputs);
    batch_add(net, &inputs, known, &batch);
    batch_judge(net, &batch, &honor, &judgment);
    return judgment;
}

/* Play the best of about `width` turns, as far as the net can tell; there is a tile to place. */
static Judgment play_turn_by_net(const Net *net, State *state, unsigned width, Random *random,
                                 FirstSums *known)
{
    TurnOpening openings[MAX_TURN_OPENINGS];
    Turn turns[MAX_TURNS];
    Judgment judgments[MAX_TURNS];
    const unsigned begun = turn_openings(state, openings);
    const unsigned count = turns_of(openings, begun, width, random, turns);
    const unsigned best = judge_turns(net, openings, turns, count, known, judgments);
    *state = openings[turns[best].opening].state;
    place(state, turns[best].slot, turns[best].at, turns[best].turns);
    return judgments[best];
}

/* A judgment with the seats counted from another one, which comes `first` in it now. */
static Judgment judgment_from(const Judgment *judgment, unsigned first, unsigned players)
{
    Judgment moved = {0};
    for (unsigned i = 0; i < players; i++) {
        moved.chance[i] = judgment->chance[(first + i) % players];
        moved.honor[i] = judgment->honor[(first + i) % players];
    }
    return moved;
}

/* From the order that begins with the active seat to the order of seats. */
static Judgment judgment_by_seat(const Judgment *judgment, unsigned active, unsigned players)
{
    return judgment_from(judgment, players - active, players);
}

static Judgment judgment_of_result(const State *state)
{
    Judgment by_seat = {0};
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        by_seat.chance[seat] = win_share_of(state, seat);
        by_seat.honor[seat] = state->players[seat].honor;
    }
    return by_seat;
}

/* Judge a position by the best turn of the seat that is to move, of which it must know the hand.
 * In the final round no tile is left, and greedy plays it out. The state is changed. */
static Judgment judge_position(const Net *net, State *state, unsigned width, Random *random,
                               FirstSums *known)
{
    if (state->phase != PHASE_OVER && !is_final_turn(state)) {
        const unsigned active = state->turn;
        const Judgment judgment = play_turn_by_net(net, state, width, random, known);
        return judgment_by_seat(&judgment, active, state->player_count);
    }
    while (state->phase != PHASE_OVER)
        greedy_step(state, random);
    return judgment_of_result(state);
}

#endif
