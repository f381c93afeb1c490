/* Playouts in which a seat counts on choosing again.
 *
 * The seat that searches will search again at its next turn, so playing on greedily undervalues
 * what it has before it. Here it chooses at that turn among the best few placements, by how each
 * of them ends in this very world: more than it can know then, where greed is less.
 */
#ifndef LANTERNS_AHEAD_H
#define LANTERNS_AHEAD_H

#include "plan.h"
#include "playout.h"

enum { MAX_AHEAD = LANTERNS_MAX_AHEAD };

/* The honor margin tells games apart long before the wins do. */
static const double MARGIN_WEIGHT = 0.01;

/* How a game ended for a seat: its share of the victory, with a little of its honor margin. */
static double score_of(const State *state, unsigned seat)
{
    unsigned rival = 0;
    for (unsigned other = 0; other < state->player_count; other++)
        if (other != seat && state->players[other].honor > rival)
            rival = state->players[other].honor;
    return win_share_of(state, seat) +
           MARGIN_WEIGHT * ((double)state->players[seat].honor - rival);
}

/* Play greedily up to the seat's next placement, and from there to the best end of `most`. */
static void play_ahead(State *state, unsigned seat, unsigned most, uint64_t seed, Random *random)
{
    while (state->phase != PHASE_OVER && state->turn != seat)
        greedy_step(state, random);
    if (state->phase != PHASE_OVER)
        play_to_placing(state);
    if (state->phase == PHASE_OVER || is_final_turn(state)) {
        play_greedy(state, random);
        return;
    }
    Plan plans[MAX_AHEAD];
    const unsigned count = plans_placing(state, NULL, most, seed, plans);
    const State before = *state;
    const Random chance = *random;
    double best = -1e9;
    for (unsigned i = 0; i < count; i++) {
        State tried = before;
        *random = chance;
        apply(&tried, plans[i].candidate.action);
        play_greedy(&tried, random);
        const double score = score_of(&tried, seat);
        if (score > best) {
            best = score;
            *state = tried;
        }
    }
}

#endif
