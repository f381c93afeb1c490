/* How a game is expected to end for each seat: what a search asks after every plan it tries.
 *
 * The search knows only this interface. With the same state and generator, an evaluator must answer
 * the same.
 */
#ifndef LANTERNS_EVALUATOR_H
#define LANTERNS_EVALUATOR_H

#include "playout.h"
#include "styles.h"

typedef LanternsEvaluation Evaluation;
typedef struct Evaluator Evaluator;

struct Evaluator {
    /* Evaluate a state for a seat. The evaluator may change the state: it is a copy. */
    Evaluation (*evaluate)(const Evaluator *evaluator, State *state, unsigned seat, Random *random);
    int policy;     /* of playouts */
    const Net *net; /* or NULL */
    SeatStyles styles; /* of the others, where a net judges */
};

enum {
    NET_OTHERS_WIDTH = 8, /* turns that a net judges for the others ... */
    NET_OWN_WIDTH = 12    /* ... and for the seat that searches */
};

static Evaluation evaluation_of(const Judgment *by_seat, unsigned seat)
{
    Evaluation evaluation = {.win_share = by_seat->chance[seat]};
    for (unsigned other = 0; other < MAX_PLAYERS; other++)
        evaluation.honor[other] = by_seat->honor[other];
    return evaluation;
}

/* Play the game to its end and report how it ended. */
static Evaluation evaluate_by_playout(const Evaluator *evaluator, State *state, unsigned seat,
                                      Random *random)
{
    play_out(state, evaluator->policy, random);
    const Judgment by_seat = judgment_of_result(state);
    return evaluation_of(&by_seat, seat);
}

/* Play a turn by the net, or an action in another style. */
static void play_in_style(unsigned style, const Net *net, State *state, Random *random,
                          FirstSums *known)
{
    if (style == STYLE_NET)
        play_turn_by_net(net, state, NET_OTHERS_WIDTH, random, known);
    else if (style == STYLE_GREEDY)
        greedy_step(state, random);
    else
        human_step(state, &people[style - STYLE_PEOPLE], random);
}

/* Let the others play as they seem to until the seat is to move again; the net then judges its best
 * turn. */
static Evaluation evaluate_by_net(const Evaluator *evaluator, State *state, unsigned seat,
                                  Random *random)
{
    FirstSums known;
    first_sums_begin(&known, evaluator->net);
    while (state->phase != PHASE_OVER && state->turn != seat && !is_final_turn(state))
        play_in_style(evaluator->styles.of[state->turn], evaluator->net, state, random, &known);
    const Judgment by_seat = judge_position(evaluator->net, state, NET_OWN_WIDTH, random, &known);
    return evaluation_of(&by_seat, seat);
}

static inline Evaluator evaluator_by(const Net *net, int policy)
{
    return (Evaluator){.evaluate = net ? evaluate_by_net : evaluate_by_playout,
                       .policy = policy,
                       .net = net};
}

#endif
