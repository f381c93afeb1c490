/* A decision judged: its best lines, what the chosen action costs, and the verdict. */
#ifndef LANTERNS_ADVICE_H
#define LANTERNS_ADVICE_H

#include "comparison.h"
#include "explanation.h"
#include "review.h"

/* The chance to win that an action must cost, beyond doubt, to be called what it is. */
static const double VERDICT_LOSSES[] = {[VERDICT_INACCURACY] = 0.02,
                                        [VERDICT_MISTAKE] = 0.05,
                                        [VERDICT_BLUNDER] = 0.1};
static const double DOUBT = 4; /* two standard errors, squared */

static unsigned verdict_of(double loss, double variance)
{
    unsigned verdict = loss > 0 ? VERDICT_GOOD : VERDICT_BEST;
    for (unsigned next = VERDICT_INACCURACY; next <= VERDICT_BLUNDER; next++) {
        const double beyond = loss - VERDICT_LOSSES[next];
        if (beyond >= 0 && beyond * beyond >= DOUBT * variance)
            verdict = next;
    }
    return verdict;
}

/* The active seat's mean chance over all placements, as the net alone judges them. */
static double mean_of_placements(const Net *net, const State *state, const LegalCounts *legal)
{
    const unsigned total = legal_total(legal);
    double sum = 0;
    for (unsigned n = total - legal->places; n < total; n++)
        sum += judge_placement(net, state, nth_action(state, legal, n)).chance[state->turn];
    return sum / legal->places;
}

/* Lines tried in more worlds come first. An exact line is worth its ending alone. */
static int line_comes_before(const Line *one, const Line *other, const State *state)
{
    const unsigned seat = state->turn;
    if (one->worlds != other->worlds)
        return one->worlds > other->worlds;
    if (!one->is_exact)
        return line_score(one, state) > line_score(other, state);
    return one->chance[seat] != other->chance[seat] ? one->chance[seat] > other->chance[seat]
                                                    : one->honor[seat] > other->honor[seat];
}

static int find_line(const Line *lines, unsigned count, int32_t action)
{
    for (unsigned i = 0; i < count; i++)
        if (begins_with(&lines[i], action))
            return (int)i;
    return -1;
}

/* Insert a line among the best ones, after those that are as good; of more than there is room for,
 * the worst is left out. */
static unsigned insert_line(Line *lines, unsigned count, const Line *line, const State *state)
{
    if (count == MAX_LINES && !line_comes_before(line, &lines[count - 1], state))
        return count;
    unsigned at = count < MAX_LINES ? count++ : count - 1;
    for (; at > 0 && line_comes_before(line, &lines[at - 1], state); at--)
        lines[at] = lines[at - 1];
    lines[at] = *line;
    return count;
}

/* Sort lines, best first; equal ones keep their order. */
static void sort_lines(Line *lines, unsigned count, const State *state)
{
    for (unsigned i = 1; i < count; i++) {
        const Line line = lines[i];
        insert_line(lines, i, &line, state);
    }
}

/* List the first actions of a final turn with what they lead to. Returns zero where that would
 * take too long. Of more than there is room for, the worst are left out, but not `chosen`. */
static unsigned list_final_lines(const State *state, int32_t chosen, Line *lines, double *mean)
{
    const LegalCounts legal = legal_counts(state);
    const unsigned total = legal_total(&legal);
    Line own = {0};
    KnownTurns known;
    unsigned count = 0;
    double sum = 0;
    int turns_left = MAX_FINAL_TURNS;
    known.count = 0;
    for (unsigned n = 0; n < total; n++) {
        State after = *state;
        Line line = {.actions = {nth_action(state, &legal, n)}, .count = 1, .is_exact = 1};
        apply(&after, line.actions[0]);
        const Ending ending = n + 1 == total /* ends the turn */
                                  ? final_round(&after, &turns_left)
                                  : best_final_turn(state, &after, &known, &turns_left);
        const Judgment by_seat = judgment_of_ending(&ending, state->player_count);
        if (!ending.winners)
            return 0;
        line_judge(&line, &by_seat);
        sum += by_seat.chance[state->turn];
        count = insert_line(lines, count, &line, state);
        if (begins_with(&line, chosen))
            own = line;
    }
    *mean = sum / total;
    if (own.count && find_line(lines, count, chosen) < 0)
        lines[count - 1] = own;
    return count;
}

/* Put the chosen line first if its chance is no less than that of the best, which scores higher
 * for its honor. */
static int prefer_chosen(Line *lines, int chosen, unsigned seat)
{
    if (chosen <= 0 || lines[chosen].chance[seat] < lines[0].chance[seat])
        return chosen;
    const Line line = lines[chosen];
    for (; chosen > 0; chosen--)
        lines[chosen] = lines[chosen - 1];
    lines[0] = line;
    return 0;
}

/* Judge a decision in so many worlds, or by the net alone in none. */
static Advice advise(const Net *net, const State *given, int32_t chosen, unsigned worlds,
                     Line *lines)
{
    State state = *given;
    const unsigned seat = state.turn;
    Advice advice = {.chosen = -1, .seat = state.turn};
    const LegalCounts legal = legal_counts(&state);
    const int32_t action = fewest_turns(chosen);
    const uint64_t seed = turn_seed(&state);
    double mean = 0;
    unsigned count = 0;
    conceal(&state, (int)seat);
    if (is_final_turn(&state))
        count = list_final_lines(&state, action, lines, &mean);
    advice.is_exact = count > 0;
    if (!count) {
        count = list_lines(net, &state, action, seed, lines);
        if (worlds)
            compare_lines(net, &state, action, seed, worlds, lines, count);
        sort_lines(lines, count, &state);
        for (unsigned i = 0; i < count; i++)
            mean += lines[i].chance[seat] / count;
        if (legal.places)
            mean = mean_of_placements(net, &state, &legal);
    }
    if (action != NO_ACTION)
        advice.chosen = prefer_chosen(lines, find_line(lines, count, action), seat);
    advice.count = (int32_t)count;
    advice.stake = lines[0].chance[seat] > mean ? lines[0].chance[seat] - mean : 0;
    explain_lines(net, lines, count, advice.chosen, &state);
    if (advice.chosen >= 0) {
        const Line *best = &lines[0], *own = &lines[advice.chosen];
        lines[advice.chosen].actions[0] = chosen;
        for (unsigned other = 0; other < state.player_count; other++)
            advice.shift[other] = own->chance[other] - best->chance[other];
        advice.loss_win = best->chance[seat] - own->chance[seat];
        advice.loss_honor = best->honor[seat] - own->honor[seat];
        advice.verdict = (uint8_t)verdict_of(advice.loss_win, own->variance);
    }
    return advice;
}

#endif
