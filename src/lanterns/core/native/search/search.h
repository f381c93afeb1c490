/* Search of one decision in worlds that fit what the active seat knows.
 *
 * A world deals the unseen tiles anew. A greedy search takes the others to be greedy too and deals
 * them hands that fit what they have just laid. Every plan meets the same worlds with the same
 * generator, so that luck favors none.
 */
#ifndef LANTERNS_SEARCH_H
#define LANTERNS_SEARCH_H

#include "evaluator.h"

/* What is asked once for an action or a batch is made small for the page. */
#if defined(__wasm__)
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif
#include "halving.h"
#include "net_plans.h"
#if defined(__wasm__)
#pragma clang attribute pop
#endif

typedef struct LanternsSearch {
    State state;
    uint64_t seed;
    int policy;
    const Net *net; /* that judges instead of playouts, or NULL */
    unsigned width;
    uint8_t unseen[TILES];
    unsigned unseen_count;
    Belief belief;
    Styles styles; /* of the others, where a net judges */
    Halving halving;
} Search;

static void search_begin(Search *search, const State *state, const State *past, int64_t past_count,
                         unsigned width, int policy, const Net *net, uint64_t seed, Budget budget)
{
    Plan *plans = search->halving.plans;
    RankedPlans ranked = {0};
    search->state = *state;
    search->seed = seed;
    search->policy = policy;
    search->net = net;
    search->width = width;
    search->unseen_count = unseen_tiles(state, state->turn, search->unseen);
    search->belief = (Belief){0};
    if (net || policy == POLICY_GREEDY)
        search->belief = belief_of(state, past, (unsigned)past_count, search->unseen,
                                   search->unseen_count);
    if (net)
        search->styles = styles_of(net, state, past, (unsigned)past_count, seed);
    search->halving.budget = budget;
    search->halving.seat = state->turn;
    search->halving.player_count = state->player_count;
    search->halving.margin_weight = net ? NET_MARGIN_WEIGHT : MARGIN_WEIGHT;
    search->halving.prior_weight = net ? NET_PRIOR_WEIGHT : 0;
    if (!net)
        ranked.count = plans_for(state, width, seed, plans);
    else if (state->phase != PHASE_OVER)
        rank_plans(&ranked, net, state, width, seed, plans);
    halving_begin(&search->halving, ranked.count);
}

/* Deal one of the worlds that fit, and draw how the others play in it. */
static State search_world(const Search *search, uint64_t number, SeatStyles *styles)
{
    State world = search->state;
    uint8_t unseen[TILES];
    Random random = random_from(search->seed, number);
    memcpy(unseen, search->unseen, sizeof unseen);
    deal_believed(&world, &search->belief, unseen, search->unseen_count, &random);
    if (search->net)
        *styles = draw_styles(&search->styles, &random);
    return world;
}

/* Evaluate one plan in a world: its first action, whatever comes before it places a tile, and its
 * placement. */
static Evaluation search_plan(const Search *search, const Evaluator *evaluator, const State *world,
                              uint64_t number, const Plan *plan)
{
    State state = *world;
    Random random = random_from(search->seed ^ UINT64_C(0x5851F42D4C957F2D), number);
    if (search->net)
        play_net_plan(&state, plan);
    else
        play_policy_plan(&state, &plan->candidate);
    return evaluator->evaluate(evaluator, &state, world->turn, &random);
}

/* Evaluate one of `parts` shares of the batch. Nothing but the share's own evaluations is written,
 * so several threads may do this at once. */
static void search_evaluate(const Search *search, unsigned part, unsigned parts,
                            Evaluation *evaluations)
{
    const Halving *halving = &search->halving;
    Evaluator evaluator = evaluator_by(search->net, search->policy);
    const unsigned alive = halving->alive;
    const uint64_t worlds = batch_worlds(halving);
    const unsigned end = (unsigned)(worlds * (part + 1) / parts);
    int is_over = 0;
    for (unsigned world = (unsigned)(worlds * part / parts); world < end; world++) {
        const uint64_t number = halving->world + world;
        State dealt;
        if (!is_over)
            dealt = search_world(search, number, &evaluator.styles);
        for (unsigned plan = 0; plan < alive && world * alive + plan < halving->batch; plan++) {
            Evaluation *evaluation = &evaluations[world * alive + plan];
            is_over = is_over || (halving->budget.is_timed && budget_is_spent(&halving->budget));
            if (is_over)
                *evaluation = (Evaluation){.win_share = -1};
            else
                *evaluation = search_plan(search, &evaluator, &dealt, number,
                                          &halving->plans[plan]);
        }
        is_over = is_over || round_is_due(halving);
    }
}

/* Write each first action once, with its best plan; returns how many there are. */
static unsigned search_report(Search *search, Candidate *candidates)
{
    const Halving *halving = &search->halving;
    unsigned written = 0;
    halving_sort(&search->halving);
    for (unsigned i = 0; i < halving->count && written < search->width; i++) {
        const Candidate *candidate = &halving->plans[i].candidate;
        unsigned same = 0;
        while (same < written && candidates[same].action != candidate->action)
            same++;
        if (same == written)
            candidates[written++] = *candidate;
    }
    return written;
}

/* The whole search in this thread. */
static void search_run(Search *search)
{
    Evaluation evaluations[MAX_PLANS];
    while (halving_next(&search->halving, MAX_PLANS)) {
        search_evaluate(search, 0, 1, evaluations);
        halving_add(&search->halving, evaluations);
    }
}

#endif
