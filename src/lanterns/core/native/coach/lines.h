/* Lines: ways to play the rest of a turn, each as its actions and what the net says of them. */
#ifndef LANTERNS_LINES_H
#define LANTERNS_LINES_H

#include "../search/net_plans.h"

typedef LanternsLine Line;

enum {
    MAX_LINE = LANTERNS_MAX_LINE,
    MAX_LINES = LANTERNS_MAX_LINES,
    LINES_COMPARED = 12, /* besides those that begin with the action asked about */
    LINES_A_START = 4    /* that begin with the same action, if that is no placement */
};

static inline int is_placement(int32_t action)
{
    return (unsigned)action >> 24 == ACTION_PLACE;
}

/* The same placement with the fewest turns: a tile may look the same when it is turned. */
static int32_t fewest_turns(int32_t action)
{
    if (!is_placement(action))
        return action;
    const uint16_t *sides = tables.sides[(unsigned)action >> 16 & 0xFF];
    int32_t turns = 0;
    while (sides[turns] != sides[action & 3])
        turns++;
    return (action & ~3) | turns;
}

static void line_act(Line *line, State *state, int32_t action)
{
    if (action == NO_ACTION || line->count == MAX_LINE)
        return;
    line->actions[line->count++] = action;
    apply(state, action);
}

/* The actions of a plan, with the discards that greedy would make, after `before` if there is one. */
static Line line_of_plan(const State *state, int32_t before, const Plan *plan)
{
    Line line = {0};
    State after = *state;
    line_act(&line, &after, before);
    if (plan) {
        line_act(&line, &after, plan->candidate.action);
        line_act(&line, &after, plan->second);
        if (plan->candidate.then != NO_ACTION) {
            Prospect own;
            const Player *player = &after.players[after.turn];
            while (cards_total(player->cards) > tables.printed.hand_limit) {
                prospect_begin(&own, &after, after.turn);
                line_act(&line, &after, least_card(&own, player->cards));
            }
            line_act(&line, &after, plan->candidate.then);
        }
    }
    return line;
}

static void line_judge(Line *line, const Judgment *by_seat)
{
    memcpy(line->chance, by_seat->chance, sizeof line->chance);
    memcpy(line->honor, by_seat->honor, sizeof line->honor);
}

/* Lay the tile of a placement, but draw nothing yet. */
static void lay(State *state, int32_t action)
{
    const unsigned detail = (unsigned)action & 0xFFFFFF;
    lay_from_hand(state, (unsigned)hand_slot(&state->players[state->turn], detail >> 16),
                  (unsigned)lake_find(state, detail >> 2 & 0x3FFF), detail & 3);
}

/* Judge a placement by the net alone. */
static Judgment judge_placement(const Net *net, const State *state, int32_t action)
{
    State laid = *state;
    FirstSums known;
    lay(&laid, action);
    first_sums_begin(&known, net);
    const Judgment judgment = judge_afterstate(net, &laid, &known);
    return judgment_by_seat(&judgment, state->turn, state->player_count);
}

/* Add the best of ranked plans, each after `before` if that is an action. */
static unsigned lines_add(Line *lines, unsigned count, unsigned most, const State *state,
                          int32_t before, const RankedPlans *ranked)
{
    for (unsigned i = 0; i < ranked->count && count < most; i++) {
        const Judgment by_seat =
            judgment_by_seat(&ranked->judgments[i], state->turn, state->player_count);
        const Line line = line_of_plan(state, before, &ranked->plans[i]);
        unsigned same = 0;
        for (unsigned n = 0; n < count; n++)
            same += lines[n].actions[0] == line.actions[0];
        if (same == LINES_A_START)
            continue;
        lines[count] = line;
        line_judge(&lines[count++], &by_seat);
    }
    return count;
}

/* List the lines to compare, judged by the net alone: the best ones, and some that begin with
 * `chosen` if it is an action. Returns how many there are. */
static unsigned list_lines(const Net *net, const State *state, int32_t chosen, uint64_t seed,
                           Line *lines)
{
    Plan plans[MAX_WIDTH];
    RankedPlans ranked;
    rank_plans(&ranked, net, state, MAX_WIDTH, seed, plans);
    unsigned count = lines_add(lines, 0, LINES_COMPARED, state, NO_ACTION, &ranked);
    for (unsigned i = 0; i < count; i++)
        if (lines[i].actions[0] == chosen)
            return count;
    if (chosen == NO_ACTION)
        return count;
    if (is_placement(chosen)) {
        const Judgment by_seat = judge_placement(net, state, chosen);
        lines[count] = line_of_plan(state, chosen, NULL);
        line_judge(&lines[count], &by_seat);
        return count + 1;
    }
    State after = *state;
    apply(&after, chosen);
    rank_plans(&ranked, net, &after, LINES_A_START, seed, plans);
    return lines_add(lines, count, MAX_LINES, state, chosen, &ranked);
}

#endif
