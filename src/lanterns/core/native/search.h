/* Search of one decision by playouts of resampled games.
 *
 * The candidates are the actions that the greedy policy values most. Every one of them meets the
 * same worlds (the same unseen tiles, the same generator for the playout), so that luck weighs on
 * all alike. Sequential halving: after each round the worse half drops out.
 */
#ifndef LANTERNS_SEARCH_H
#define LANTERNS_SEARCH_H

#include "clock.h"
#include "playout.h"

typedef LanternsCandidate Candidate;

typedef struct {
    const State *state;
    int policy;
    uint64_t seed, world;
    int64_t playouts_left; /* meaningless with a budget in time */
    int is_timed;
    double start, seconds;
    uint8_t unseen[TILES];
    unsigned unseen_count;
} Search;

/* Whether an earlier turn of the same tile on the same cell shows the same. */
static int is_repeated_turn(int32_t action)
{
    const unsigned detail = (unsigned)action & 0xFFFFFF;
    const uint16_t *sides = tables.sides[detail >> 16];
    if ((unsigned)action >> 24 != ACTION_PLACE)
        return 0;
    for (unsigned turns = 0; turns < (detail & 3); turns++)
        if (sides[turns] == sides[detail & 3])
            return 1;
    return 0;
}

/* Keep the `width` actions of the highest value, in order; ties are drawn. */
static unsigned search_candidates(const State *state, unsigned width, uint64_t seed,
                                  Candidate *candidates)
{
    int32_t actions[LANTERNS_MAX_ACTIONS];
    Value values[LANTERNS_MAX_ACTIONS];
    const unsigned total = list_actions(state, actions);
    greedy_values(state, values);
    /* Walking the list from a random place on draws the ties without another array. */
    Random random = random_from(seed, UINT64_MAX);
    const unsigned start = total ? random_below(&random, total) : 0;
    unsigned count = 0;
    for (unsigned i = 0; i < total; i++) {
        const unsigned n = (start + i) % total;
        if (is_repeated_turn(actions[n]))
            continue;
        if (count == width && values[n] <= candidates[count - 1].value)
            continue;
        unsigned at = count < width ? count++ : count - 1;
        for (; at > 0 && candidates[at - 1].value < values[n]; at--)
            candidates[at] = candidates[at - 1];
        candidates[at] = (Candidate){.action = actions[n], .value = values[n]};
    }
    return count;
}

static void search_playout(const Search *search, const State *world, Candidate *candidate)
{
    State state = *world;
    Random random = random_from(search->seed ^ UINT64_C(0x5851F42D4C957F2D), search->world);
    apply(&state, candidate->action);
    play_out(&state, search->policy, &random);
    const unsigned winners = winners_of(&state);
    const unsigned seat = world->turn;
    if (winners >> seat & 1) {
        const double share = 1.0 / __builtin_popcount(winners);
        candidate->wins += share;
        candidate->squared_wins += share * share;
    }
    for (unsigned other = 0; other < state.player_count; other++)
        candidate->honor[other] += state.players[other].honor;
    candidate->playouts++;
}

/* A candidate's win share, with a little of its honor margin: that tells candidates apart long
 * before the wins do. */
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
    return (candidate->wins + 0.01 * margin) / candidate->playouts;
}

static void search_sort(const Search *search, Candidate *candidates, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        const Candidate candidate = candidates[i];
        const double score = search_score(search, &candidate);
        unsigned at = i;
        for (; at > 0 && search_score(search, &candidates[at - 1]) < score; at--)
            candidates[at] = candidates[at - 1];
        candidates[at] = candidate;
    }
}

/* Let all candidates meet one more world; returns 0 once the whole budget is spent. */
static int search_world(Search *search, Candidate *candidates, unsigned count)
{
    State world = *search->state;
    uint8_t unseen[TILES];
    Random random = random_from(search->seed, search->world);
    memcpy(unseen, search->unseen, sizeof unseen);
    deal_unseen(&world, world.turn, unseen, search->unseen_count, &random);
    for (unsigned i = 0; i < count; i++) {
        if (search->is_timed ? clock_seconds() >= search->start + search->seconds
                             : search->playouts_left == 0)
            return 0;
        search->playouts_left--;
        search_playout(search, &world, &candidates[i]);
    }
    search->world++;
    return 1;
}

static unsigned search_run(Search *search, Candidate *candidates, unsigned count)
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
        while (search_world(search, candidates, alive)) {
            if (!is_last && (search->is_timed ? clock_seconds() >= deadline : --worlds <= 0))
                break;
        }
        search_sort(search, candidates, alive);
        alive = (alive + 1) / 2;
    }
    return count;
}

#endif
