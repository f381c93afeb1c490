/* The exported functions that play on: playouts, ranked turns, beliefs and searches. */
#ifndef LANTERNS_SEARCH_EXPORTS_H
#define LANTERNS_SEARCH_EXPORTS_H

#include "search.h"

int lanterns_play(int64_t games, int players, const uint8_t *seating, int policy, uint64_t seed,
                  uint64_t first, LanternsResult *results)
{
    if (!seating_is_sound(players, seating))
        return LANTERNS_BAD_SEATING;
    const State table = table_for(players, seating);
    for (int64_t i = 0; i < games; i++) {
        Random random = random_from(seed, first + (uint64_t)i);
        State state = table;
        deal_shuffled(&state, &random);
        const unsigned actions = play_out(&state, policy, &random);
        results[i] = result_of(&state, actions);
    }
    return LANTERNS_OK;
}

void lanterns_finish(const State *states, int64_t count, int64_t repeats, int policy,
                     uint64_t seed, uint64_t first, LanternsResult *results)
{
    for (int64_t i = 0; i < count; i++)
        for (int64_t repeat = 0; repeat < repeats; repeat++) {
            Random random = random_from(seed, first + (uint64_t)(i * repeats + repeat));
            State state = states[i];
            const unsigned actions = play_out(&state, policy, &random);
            *results++ = result_of(&state, actions);
        }
}

void lanterns_belief(const State *state, const State *past, int64_t past_count, Belief *belief)
{
    uint8_t unseen[TILES];
    const unsigned count = unseen_tiles(state, state->turn, unseen);
    *belief = belief_of(state, past, (unsigned)past_count, unseen, count);
}

int lanterns_turns(const Net *net, const State *state, int width, uint64_t seed,
                   Candidate *candidates)
{
    Plan plans[MAX_WIDTH];
    RankedPlans ranked;
    int written = 0;
    if (width < 1 || width > MAX_WIDTH || net->players != state->player_count)
        return -1;
    if (state->phase == PHASE_OVER)
        return 0;
    rank_plans(&ranked, net, state, MAX_WIDTH, seed, plans);
    for (unsigned i = 0; i < ranked.count && written < width; i++) {
        int same = 0;
        while (same < written && candidates[same].action != plans[i].candidate.action)
            same++;
        if (same < written)
            continue;
        const Judgment by_seat =
            judgment_by_seat(&ranked.judgments[i], state->turn, state->player_count);
        Candidate *candidate = &candidates[written++];
        *candidate = plans[i].candidate;
        candidate->wins = ranked.judgments[i].chance[0];
        memcpy(candidate->honor, by_seat.honor, sizeof candidate->honor);
    }
    return written;
}

int lanterns_search_begin(Search *search, const State *state, const State *past,
                          int64_t past_count, int width, int policy, const Net *net, uint64_t seed,
                          int64_t playouts, double seconds, int64_t least)
{
    const Budget budget = {
        .playouts_left = playouts,
        .least = least,
        .start = clock_seconds(),
        .seconds = seconds,
        .is_counted = playouts > 0,
        .is_timed = seconds > 0,
    };
    if (width < 1 || width > LANTERNS_MAX_WIDTH || (net && net->players != state->player_count))
        return -1;
    search_begin(search, state, past, past_count, (unsigned)width, policy, net, seed, budget);
    return (int)search->halving.count;
}

int lanterns_search(const State *state, const State *past, int64_t past_count, int width,
                    int policy, const Net *net, uint64_t seed, int64_t playouts, double seconds,
                    int64_t least, Candidate *candidates)
{
    Search search;
    const int plans = lanterns_search_begin(&search, state, past, past_count, width, policy, net,
                                            seed, playouts, seconds, least);
    if (plans < 0)
        return -1;
    search_run(&search);
    return (int)search_report(&search, candidates);
}

int64_t lanterns_search_size(void)
{
    return sizeof(Search);
}

int lanterns_search_next(Search *search, int capacity)
{
    if (capacity < MAX_PLANS || capacity > LANTERNS_MAX_BATCH)
        return -1;
    return (int)halving_next(&search->halving, (unsigned)capacity);
}

void lanterns_search_evaluate(const Search *search, int part, int parts, Evaluation *evaluations)
{
    search_evaluate(search, (unsigned)part, (unsigned)parts, evaluations);
}

void lanterns_search_add(Search *search, const Evaluation *evaluations)
{
    halving_add(&search->halving, evaluations);
}

int lanterns_search_report(Search *search, Candidate *candidates)
{
    return (int)search_report(search, candidates);
}

#endif
