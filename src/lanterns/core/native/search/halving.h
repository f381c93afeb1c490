/* Sequential halving: rounds of playouts, after each of which the worse half of the plans is out.
 *
 * A round is played in batches. A batch is a series of worlds in which every plan that is left is
 * evaluated once; the budget may end it early. The number of the next world depends on the budget
 * in playouts alone, so that batches may have any size and be divided between threads.
 */
#ifndef LANTERNS_HALVING_H
#define LANTERNS_HALVING_H

#include "clock.h"
#include "turn_plans.h"

/* The weight of the honor margin beside the win share of playouts. It tells plans apart long before
 * wins do. */
static const double MARGIN_WEIGHT = 0.01;

/* The playouts that a net's own judgment of a plan counts for: few playouts do not overrule it. */
static const double NET_PRIOR_WEIGHT = 12;

/* Either side may be open: no limit of playouts, or no end in time. */
typedef struct {
    int64_t playouts_left;
    int64_t least; /* playouts that the best plan must get for a search to be worth its time */
    double start, seconds;
    int is_counted, is_timed;
} Budget;

typedef struct {
    Budget budget;
    unsigned seat, player_count;
    double margin_weight;
    double prior_weight; /* in playouts */
    unsigned round, rounds;
    unsigned count;      /* of all plans */
    unsigned alive;      /* plans that are left: the first ones */
    int64_t worlds_left; /* in this round */
    uint64_t world;      /* the first one of the batch */
    unsigned batch;      /* evaluations that make up the batch */
    Plan plans[MAX_PLANS];
} Halving;

static int budget_is_spent(const Budget *budget)
{
    return (budget->is_counted && budget->playouts_left == 0) ||
           (budget->is_timed && clock_seconds() >= budget->start + budget->seconds);
}

static int is_last_round(const Halving *halving)
{
    return halving->round + 1 == halving->rounds;
}

/* Whether the time of this round is over; the last round takes all that is left. */
static int round_is_due(const Halving *halving)
{
    const Budget *budget = &halving->budget;
    const double share = budget->seconds * (halving->round + 1) / halving->rounds;
    return budget->is_timed && !is_last_round(halving) && clock_seconds() >= budget->start + share;
}

/* A plan's mean win share, plus a little of its mean honor margin; what was said of it before counts
 * as some playouts. */
static double plan_score(const Halving *halving, const Plan *plan)
{
    const Candidate *candidate = &plan->candidate;
    double rival = 0;
    if (candidate->playouts == 0)
        return -1e9;
    for (unsigned other = 0; other < halving->player_count; other++)
        if (other != halving->seat && candidate->honor[other] > rival)
            rival = candidate->honor[other];
    const double margin = candidate->honor[halving->seat] - rival;
    const double sum = candidate->wins + halving->margin_weight * margin;
    return (sum + halving->prior_weight * plan->prior) / (candidate->playouts + halving->prior_weight);
}

/* Sort the plans that are left, best first; equal plans keep their order. */
static void halving_sort(Halving *halving)
{
    Plan *plans = halving->plans;
    for (unsigned i = 1; i < halving->alive; i++) {
        const Plan plan = plans[i];
        const double score = plan_score(halving, &plan);
        unsigned at = i;
        for (; at > 0 && plan_score(halving, &plans[at - 1]) < score; at--)
            plans[at] = plans[at - 1];
        plans[at] = plan;
    }
}

/* How many worlds a round takes that is not the last one. */
static int64_t round_worlds(int64_t playouts_left, unsigned rounds_left, unsigned alive)
{
    const int64_t worlds = playouts_left / rounds_left / alive;
    return worlds > 0 ? worlds : 1;
}

/* The most playouts that one plan can get of a budget. */
static int64_t most_playouts(int64_t playouts, unsigned rounds, unsigned alive)
{
    int64_t most = 0;
    for (; rounds > 1; rounds--) {
        const int64_t worlds = round_worlds(playouts, rounds, alive);
        if (playouts < worlds * alive)
            break;
        most += worlds;
        playouts -= worlds * alive;
        alive = (alive + 1) / 2;
    }
    return most + (playouts + alive - 1) / alive;
}

static void round_begin(Halving *halving)
{
    const Budget *budget = &halving->budget;
    halving->worlds_left = INT64_MAX;
    if (budget->is_counted && !is_last_round(halving))
        halving->worlds_left = round_worlds(budget->playouts_left,
                                            halving->rounds - halving->round, halving->alive);
}

/* Begin the first round; the plans are in their place already. */
static void halving_begin(Halving *halving, unsigned count)
{
    halving->count = halving->alive = count;
    halving->rounds = count ? 1 : 0;
    while (1u << halving->rounds < count)
        halving->rounds++;
    halving->round = 0;
    halving->world = 0;
    halving->batch = 0;
    if (halving->budget.is_counted && count &&
        most_playouts(halving->budget.playouts_left, halving->rounds, count) <
            halving->budget.least)
        halving->rounds = 0;
    if (halving->rounds)
        round_begin(halving);
}

/* Set up the next batch of at most `capacity` evaluations, which is MAX_PLANS or more. Returns how
 * many it takes, zero when the search is over. */
static unsigned halving_next(Halving *halving, unsigned capacity)
{
    const Budget *budget = &halving->budget;
    halving->batch = 0;
    if (halving->round == halving->rounds || budget_is_spent(budget))
        return 0;
    int64_t worlds = capacity / halving->alive;
    if (worlds > halving->worlds_left)
        worlds = halving->worlds_left;
    int64_t batch = worlds * halving->alive;
    /* The last world of a budget may be cut short. */
    if (budget->is_counted && batch > budget->playouts_left)
        batch = budget->playouts_left;
    halving->batch = (unsigned)batch;
    return halving->batch;
}

/* How many worlds the batch begins. */
static unsigned batch_worlds(const Halving *halving)
{
    return (halving->batch + halving->alive - 1) / halving->alive;
}

static void candidate_add(Candidate *candidate, const LanternsEvaluation *evaluation)
{
    candidate->wins += evaluation->win_share;
    candidate->squared_wins += evaluation->win_share * evaluation->win_share;
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        candidate->honor[seat] += evaluation->honor[seat];
    candidate->playouts++;
}

/* Add up a batch in the order of worlds, and begin the next round when this one is over. Where
 * there was no time to evaluate, the win share is negative. */
static void halving_add(Halving *halving, const LanternsEvaluation *evaluations)
{
    const unsigned worlds = batch_worlds(halving);
    for (unsigned i = 0, plan = 0; i < halving->batch; i++) {
        if (evaluations[i].win_share >= 0) {
            candidate_add(&halving->plans[plan].candidate, &evaluations[i]);
            halving->budget.playouts_left--;
        }
        plan = plan + 1 == halving->alive ? 0 : plan + 1;
    }
    halving->world += worlds;
    halving->worlds_left -= worlds;
    if (halving->worlds_left <= 0 || round_is_due(halving)) {
        halving_sort(halving);
        halving->alive = (halving->alive + 1) / 2;
        halving->round++;
        round_begin(halving);
    }
}

#endif
