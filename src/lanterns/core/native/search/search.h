/* Search of one decision by playouts of resampled games.
 *
 * The others are taken to play by the policy of the playouts, so that a greedy search deals them
 * hands which fit what they have just laid.
 *
 * Every plan meets the same worlds (the same unseen tiles, the same generator for the playout), so
 * that luck weighs on all alike. Sequential halving: after each round the worse half drops out.
 */
#ifndef LANTERNS_SEARCH_H
#define LANTERNS_SEARCH_H

#include "belief.h"
#include "clock.h"
#include "turn_plans.h"
#include "playout.h"

/* The honor margin tells games apart long before the wins do. */
static const double MARGIN_WEIGHT = 0.01;

/* Either budget may be left open: no playouts left to count, or no end in time. */
typedef struct {
    const State *state;
    int policy;
    uint64_t seed, world;
    int64_t playouts_left;
    int is_counted, is_timed;
    double start, seconds;
    uint8_t unseen[TILES];
    unsigned unseen_count;
    Belief belief;
} Search;

static void search_playout(const Search *search, const State *world, Candidate *candidate)
{
    State state = *world;
    const unsigned seat = world->turn;
    Random random = random_from(search->seed ^ UINT64_C(0x5851F42D4C957F2D), search->world);
    apply(&state, candidate->action);
    if (candidate->then != NO_ACTION) {
        play_to_placing(&state);
        apply(&state, candidate->then);
    }
    play_out(&state, search->policy, &random);
    const double share = win_share_of(&state, seat);
    candidate->wins += share;
    candidate->squared_wins += share * share;
    for (unsigned other = 0; other < state.player_count; other++)
        candidate->honor[other] += state.players[other].honor;
    candidate->playouts++;
}

/* A candidate's win share, with a little of its honor margin. */
static double search_score(const Search *search, const Candidate *candidate)
{
    const unsigned seat = search->state->turn;
    double rival = 0;
    if (candidate->playouts == 0)
        return -1e9;
    for (unsigned other = 0; other < search->state->player_count; other++)
        if (other != seat && candidate->honor[other] > rival)
            rival = candidate->honor[other];
    const double margin = candidate->honor[seat] - rival;
    return (candidate->wins + MARGIN_WEIGHT * margin) / candidate->playouts;
}

static void search_sort(const Search *search, Plan *plans, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        const Plan plan = plans[i];
        const double score = search_score(search, &plan.candidate);
        unsigned at = i;
        for (; at > 0 && search_score(search, &plans[at - 1].candidate) < score; at--)
            plans[at] = plans[at - 1];
        plans[at] = plan;
    }
}

static int search_is_spent(const Search *search)
{
    return (search->is_counted && search->playouts_left == 0) ||
           (search->is_timed && clock_seconds() >= search->start + search->seconds);
}

/* Let all plans meet one more world; returns 0 once the whole budget is spent. */
static int search_world(Search *search, Plan *plans, unsigned count)
{
    State world = *search->state;
    uint8_t unseen[TILES];
    Random random = random_from(search->seed, search->world);
    memcpy(unseen, search->unseen, sizeof unseen);
    deal_believed(&world, &search->belief, unseen, search->unseen_count, &random);
    for (unsigned i = 0; i < count; i++) {
        if (search_is_spent(search))
            return 0;
        search->playouts_left--;
        search_playout(search, &world, &plans[i].candidate);
    }
    search->world++;
    return 1;
}

static void search_run(Search *search, Plan *plans, unsigned count)
{
    unsigned rounds = 1;
    while (1u << rounds < count)
        rounds++;
    unsigned alive = count;
    for (unsigned round = 0; round < rounds; round++) {
        const int is_last = round + 1 == rounds;
        const double deadline = search->start + search->seconds * (round + 1) / rounds;
        int64_t worlds = search->playouts_left / (rounds - round) / alive;
        /* The last round goes on until the budget is spent, to the last playout. */
        while (search_world(search, plans, alive)) {
            const int is_due = (search->is_counted && --worlds <= 0) ||
                               (search->is_timed && clock_seconds() >= deadline);
            if (is_due && !is_last)
                break;
        }
        search_sort(search, plans, alive);
        alive = (alive + 1) / 2;
    }
}

/* Write each first action once, with the plan that did best; returns how many there are. */
static unsigned search_report(const Plan *plans, unsigned count, unsigned width,
                            Candidate *candidates)
{
    unsigned written = 0;
    for (unsigned i = 0; i < count && written < width; i++) {
        unsigned same = 0;
        while (same < written && candidates[same].action != plans[i].candidate.action)
            same++;
        if (same == written)
            candidates[written++] = plans[i].candidate;
    }
    return written;
}

#endif
