/* The plans that a search with a net compares: the turns that the net itself likes best. */
#ifndef LANTERNS_NET_PLANS_H
#define LANTERNS_NET_PLANS_H

#include "../net/judge.h"
#include "turn_plans.h"

/* A turn as a plan. A hand over the limit first discards as greedy does. */
static Plan plan_of_turn(const State *state, const TurnOpening *opening, const Turn *turn)
{
    const State *ready = &opening->state;
    const int32_t placing = pack_place(ready->players[ready->turn].hand[turn->slot],
                                       cell_of(ready->free[turn->at]), turn->turns);
    Plan plan = {.candidate = {.action = opening->first, .value = turn->value, .then = placing},
                 .value = turn->value,
                 .second = opening->second};
    if (opening->first == NO_ACTION) {
        const Player *player = &state->players[state->turn];
        plan.candidate.action = placing;
        plan.candidate.then = NO_ACTION;
        if (cards_total(player->cards) > tables.printed.hand_limit) {
            Prospect own;
            prospect_begin(&own, state, state->turn);
            plan.candidate.action = least_card(&own, player->cards);
            plan.candidate.then = placing;
        }
    }
    return plan;
}

/* Carry out a plan of `net_plans_for` in a world that fits it. */
static void play_net_plan(State *state, const Plan *plan)
{
    apply(state, plan->candidate.action);
    if (plan->second != NO_ACTION)
        apply(state, plan->second);
    if (plan->candidate.then != NO_ACTION) {
        discard_to_limit(state);
        apply(state, plan->candidate.then);
    }
}

/* The best plans so far, each with the net's judgment of it, seen from the active seat. */
typedef struct {
    unsigned count, most;
    double scores[MAX_WIDTH];
    Judgment judgments[MAX_WIDTH];
    Plan *plans;
} RankedPlans;

static void ranked_add(RankedPlans *ranked, const Plan *plan, const Judgment *judgment,
                       unsigned players)
{
    const double score = judgment_score(judgment, players);
    if (ranked->count == ranked->most && score <= ranked->scores[ranked->most - 1])
        return;
    unsigned at = ranked->count < ranked->most ? ranked->count++ : ranked->most - 1;
    for (; at > 0 && ranked->scores[at - 1] < score; at--) {
        ranked->scores[at] = ranked->scores[at - 1];
        ranked->judgments[at] = ranked->judgments[at - 1];
        ranked->plans[at] = ranked->plans[at - 1];
    }
    ranked->scores[at] = score;
    ranked->judgments[at] = *judgment;
    ranked->plans[at] = *plan;
    ranked->plans[at].prior = score;
}

/* In a final turn the net has nothing to say: plans are greedy's, judged by playing on. */
static void rank_final_turn(RankedPlans *ranked, const State *state, Random *random)
{
    Plan plans[MAX_WIDTH];
    const unsigned count = plans_opening(state, MAX_WIDTH, MAX_WIDTH, plans);
    for (unsigned i = 0; i < count; i++) {
        State after = *state;
        plans[i].second = NO_ACTION;
        play_net_plan(&after, &plans[i]);
        while (after.phase != PHASE_OVER)
            greedy_step(&after, random);
        const Judgment ended = judgment_of_result(&after);
        const Judgment seen = judgment_from(&ended, state->turn, state->player_count);
        ranked_add(ranked, &plans[i], &seen, state->player_count);
    }
}

/* List the best `most` plans; the caller gives the room for them. */
static void rank_plans(RankedPlans *ranked, const Net *net, const State *state, unsigned most,
                       uint64_t seed, Plan *plans)
{
    TurnOpening openings[MAX_TURN_OPENINGS];
    Turn turns[MAX_TURNS];
    Judgment judgments[MAX_TURNS];
    Random random = random_from(seed, 0);
    ranked->count = 0;
    ranked->most = most;
    ranked->plans = plans;
    if (is_final_turn(state)) {
        rank_final_turn(ranked, state, &random);
        return;
    }
    const unsigned begun = turn_openings(state, openings);
    const unsigned count = turns_of(openings, begun, NET_ROOT_WIDTH, &random, turns);
    FirstSums known;
    first_sums_begin(&known, net);
    judge_turns(net, openings, turns, count, &known, judgments);
    for (unsigned i = 0; i < count; i++) {
        const Plan plan = plan_of_turn(state, &openings[turns[i].opening], &turns[i]);
        ranked_add(ranked, &plan, &judgments[i], state->player_count);
    }
}

#endif
