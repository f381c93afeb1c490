/* How a game is expected to end for each seat: what a search asks after every plan it tries.
 *
 * The search knows only this interface. An evaluator may play the game out, look a round ahead and
 * ask a net, or anything else; with the same state and generator it must answer the same.
 */
#ifndef LANTERNS_EVALUATOR_H
#define LANTERNS_EVALUATOR_H

#include "playout.h"

typedef LanternsEvaluation Evaluation;
typedef struct Evaluator Evaluator;

struct Evaluator {
    /* Evaluate a state for a seat. The evaluator may change the state: it is a copy. */
    Evaluation (*evaluate)(const Evaluator *evaluator, State *state, unsigned seat, Random *random);
    int policy; /* of playouts */
};

/* Play the game to its end and report how it ended. */
static Evaluation evaluate_by_playout(const Evaluator *evaluator, State *state, unsigned seat,
                                      Random *random)
{
    Evaluation evaluation = {0};
    play_out(state, evaluator->policy, random);
    evaluation.win_share = win_share_of(state, seat);
    for (unsigned other = 0; other < state->player_count; other++)
        evaluation.honor[other] = state->players[other].honor;
    return evaluation;
}

static inline Evaluator playout_evaluator(int policy)
{
    return (Evaluator){.evaluate = evaluate_by_playout, .policy = policy};
}

#endif
