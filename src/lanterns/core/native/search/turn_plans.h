/* Ways to play the rest of this turn: what a search compares.
 *
 * A dedication and a placement are two decisions of one turn. It would be unfair to compare a
 * dedication, followed by the tile that the policy lays, with every tile that could be laid now; so
 * each opening of the turn is tried with several placements of its own.
 */
#ifndef LANTERNS_TURN_PLANS_H
#define LANTERNS_TURN_PLANS_H

#include "../greedy/policy.h"

typedef LanternsCandidate Candidate;

enum {
    MAX_OPENINGS = 6,
    MAX_OF_A_KIND = 3, /* a full hand has many three pairs that hardly differ */
    MAX_WIDTH = LANTERNS_MAX_WIDTH,
    MAX_PLANS = LANTERNS_MAX_PLANS
};

/* A candidate's `then` is the placement that follows once the policy has nothing to do before it;
 * `value` is the greedy value of the whole turn. Plans for a net name the dedication in between. */
typedef struct {
    Candidate candidate;
    Value value;
    int32_t second;
    double prior; /* what a net says of the plan, as a score */
} Plan;

/* Whether fewer turns of the same tile on the same cell show the same sides. */
static int is_repeated_turn(int32_t action)
{
    const unsigned detail = (unsigned)action & 0xFFFFFF;
    const uint16_t *sides = tables.sides[detail >> 16];
    for (unsigned turns = 0; turns < (detail & 3); turns++)
        if (sides[turns] == sides[detail & 3])
            return 1;
    return 0;
}

/* Insert a plan among the best `most`; equal plans keep their order. */
static unsigned plans_add(Plan *plans, unsigned count, unsigned most, Plan plan)
{
    if (count == most && plan.value <= plans[count - 1].value)
        return count;
    unsigned at = count < most ? count++ : count - 1;
    for (; at > 0 && plans[at - 1].value < plan.value; at--)
        plans[at] = plans[at - 1];
    plans[at] = plan;
    return count;
}

/* Let the policy do everything that it does before it places a tile. */
static void play_to_placing(State *state)
{
    Prospect own;
    while (1) {
        prospect_begin(&own, state, state->turn);
        const int32_t action = choose_before_placing(state, &own);
        if (action == NO_ACTION)
            return;
        apply(state, action);
    }
}

static void play_policy_plan(State *state, const Candidate *candidate)
{
    apply(state, candidate->action);
    if (candidate->then != NO_ACTION) {
        play_to_placing(state);
        apply(state, candidate->then);
    }
}

/* List the plans that continue with a placement: the best `most` by value, ties drawn. */
static unsigned plans_placing(const State *state, const Plan *opening, unsigned most,
                              uint64_t seed, Plan *plans)
{
    int32_t actions[LANTERNS_MAX_ACTIONS];
    Value values[LANTERNS_MAX_ACTIONS];
    const LegalCounts legal = legal_counts(state);
    const unsigned total = list_actions(state, actions), others = total - legal.places;
    greedy_values(state, values);
    /* Starting at a random place of the list draws the ties without another array. */
    Random random = random_from(seed, UINT64_MAX);
    const unsigned start = legal.places ? random_below(&random, legal.places) : 0;
    unsigned count = 0;
    for (unsigned i = 0; i < legal.places; i++) {
        const unsigned n = others + (start + i) % legal.places;
        Plan plan = {.candidate = {.action = actions[n], .value = values[n], .then = NO_ACTION},
                     .value = values[n]};
        if (is_repeated_turn(actions[n]))
            continue;
        if (opening) {
            plan.candidate = opening->candidate;
            plan.candidate.then = actions[n];
            plan.value += opening->value;
        }
        count = plans_add(plans, count, most, plan);
    }
    return count;
}

/* List the best ways to begin the turn without a tile, at most `of_a_kind` of each kind. */
static unsigned plans_opening(const State *state, unsigned most, unsigned of_a_kind, Plan *plans)
{
    int32_t actions[LANTERNS_MAX_ACTIONS];
    Value values[LANTERNS_MAX_ACTIONS];
    const LegalCounts legal = legal_counts(state);
    const unsigned others = list_actions(state, actions) - legal.places;
    unsigned count = 0;
    greedy_values(state, values);
    for (unsigned kind = 0; kind < ACTION_KINDS; kind++) {
        Plan alike[MAX_WIDTH];
        unsigned found = 0;
        for (unsigned n = 0; n < others; n++)
            if ((unsigned)actions[n] >> 24 == kind)
                found = plans_add(alike, found, of_a_kind,
                                  (Plan){.candidate = {.action = actions[n],
                                                       .value = values[n],
                                                       .then = NO_ACTION},
                                         .value = values[n]});
        for (unsigned i = 0; i < found; i++)
            count = plans_add(plans, count, most, alike[i]);
    }
    return count;
}

/* What an opening earns besides cards, which are part of the placement's value. */
static Value opening_gain(const State *before, const State *after)
{
    const Player *was = &before->players[before->turn], *is = &after->players[before->turn];
    Prospect own;
    prospect_begin(&own, before, before->turn);
    return (is->honor - was->honor) * HONOR + (is->favor - was->favor) * own.favor;
}

/* Write at most three plans for each of `width` candidates, best first by greedy value. The width
 * is 1 to MAX_WIDTH. */
static unsigned plans_for(const State *state, unsigned width, uint64_t seed, Plan *plans)
{
    Plan openings[MAX_OPENINGS], some[MAX_WIDTH];
    if (is_final_turn(state))
        return plans_opening(state, width, width, plans);
    const unsigned begun = plans_opening(state, MAX_OPENINGS, MAX_OF_A_KIND, openings);
    const unsigned most = begun ? 3 * width : width, each = begun ? (width + 1) / 2 : width;
    unsigned count = plans_placing(state, NULL, each, seed, plans);
    for (unsigned i = 0; i < begun; i++) {
        State after = *state;
        apply(&after, openings[i].candidate.action);
        play_to_placing(&after);
        openings[i].value = opening_gain(state, &after);
        const unsigned found = plans_placing(&after, &openings[i], each, seed, some);
        for (unsigned n = 0; n < found; n++)
            count = plans_add(plans, count, most, some[n]);
    }
    return count;
}

#endif
