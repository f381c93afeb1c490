/* Many games stepped at once for a learner: the others answer, ended games begin anew. */
#ifndef LANTERNS_EPISODES_H
#define LANTERNS_EPISODES_H

#include "../greedy/policy.h"
#include "../human/choice.h"
#include "../rules/deal.h"
#include "../rules/result.h"
#include "action_ids.h"

typedef LanternsEpisodes Episodes;

static int episodes_are_sound(const Episodes *episodes)
{
    for (int i = 0; i < MAX_PLAYERS - 1; i++) {
        const LanternsOpponent *opponent = &episodes->opponents[i];
        if (opponent->policy < 0 || opponent->policy > LANTERNS_POLICY_CALLER ||
            opponent->share < 0 || opponent->share > LANTERNS_TRAIT_UNIT)
            return 0;
        if (opponent->policy == LANTERNS_POLICY_HUMAN && !traits_are_sound(&opponent->traits))
            return 0;
    }
    return episodes->reward >= 0 && episodes->reward < LANTERNS_REWARDS &&
           seating_is_sound(episodes->players, episodes->seating);
}

static int32_t opponent_choice(const State *state, const LanternsOpponent *opponent,
                               Random *random)
{
    /* Nothing is drawn for a player that always chooses itself. */
    const int is_random = opponent->share < LANTERNS_TRAIT_UNIT &&
                          random_below(random, LANTERNS_TRAIT_UNIT) >= (unsigned)opponent->share;
    if (opponent->policy == POLICY_GREEDY && !is_random)
        return greedy_choose(state, random);
    if (opponent->policy == LANTERNS_POLICY_HUMAN && !is_random) {
        LanternsCandidate best;
        Weighing weighing = {.best = &best, .most = 1, .random = *random};
        choose_humanly(state, &opponent->traits, &weighing);
        *random = weighing.random;
        return best.action;
    }
    const LegalCounts legal = legal_counts(state);
    return nth_action(state, &legal, random_below(random, legal_total(&legal)));
}

/* Let the others act until it is the learner's turn, the turn of one for whom the caller chooses, or
 * the game is over. A seat of -1 stands for a learner that plays every seat. Returns how many actions
 * there were, and keeps them where there is room for them. */
static int opponents_act(const Episodes *episodes, State *state, int seat, Random *random,
                         int32_t *actions)
{
    int count = 0;
    while (seat >= 0 && state->phase != PHASE_OVER && state->turn != seat) {
        const unsigned players = state->player_count;
        const unsigned after = (state->turn + players - (unsigned)seat) % players;
        const LanternsOpponent *opponent = &episodes->opponents[after - 1];
        if (opponent->policy == LANTERNS_POLICY_CALLER)
            break;
        const int32_t action = opponent_choice(state, opponent, random);
        apply(state, action);
        if (actions && count < LANTERNS_MOST_OTHERS)
            actions[count] = action;
        count++;
    }
    return count;
}

static void episode_begin(const Episodes *episodes, State *state, int seat, Random *random)
{
    *state = table_for(episodes->players, episodes->seating);
    deal_shuffled(state, random);
    opponents_act(episodes, state, seat, random, NULL);
}

static float margin_of(const State *state, unsigned seat)
{
    int best = 0;
    for (unsigned other = 0; other < state->player_count; other++)
        if (other != seat && state->players[other].honor > best)
            best = state->players[other].honor;
    return (float)(state->players[seat].honor - best);
}

static int counts_honor(const Episodes *episodes)
{
    return episodes->reward == LANTERNS_REWARD_MARGIN || episodes->reward == LANTERNS_REWARD_SCALED;
}

/* What an illegal action costs: more than any loss. */
static float illegal_reward(const Episodes *episodes)
{
    if (!counts_honor(episodes))
        return LANTERNS_ILLEGAL_REWARD;
    return (float)LANTERNS_ILLEGAL_HONOR /
           (episodes->reward == LANTERNS_REWARD_SCALED ? LANTERNS_SCALED_HONOR : 1);
}

/* What a seat gets for a step that took its honor up from `before`. */
static float reward_of(const Episodes *episodes, const State *state, unsigned seat, int before)
{
    const int is_over = state->phase == PHASE_OVER;
    if (counts_honor(episodes))
        return !is_over ? 0
                        : margin_of(state, seat) / (episodes->reward == LANTERNS_REWARD_SCALED
                                                        ? LANTERNS_SCALED_HONOR
                                                        : 1);
    const float share = is_over ? (float)win_share_of(state, seat) : 0;
    if (episodes->reward == LANTERNS_REWARD_WIN)
        return share;
    return share + (float)(state->players[seat].honor - before) / LANTERNS_SHAPED_HONOR;
}

/* One step of one game. An ended game is kept in `ended` with its result, and the next one begins;
 * the seat moves on where `rotates` says so. */
static int episode_step(const Episodes *episodes, State *state, int32_t id, int8_t *seat,
                        Random *random, float *reward, LanternsResult *result, State *ended)
{
    if (id == LANTERNS_WAIT) {
        *reward = 0;
        return LANTERNS_STEP_ON;
    }
    const int32_t action = action_of_id(state, id);
    const unsigned whose = *seat < 0 ? state->turn : (unsigned)*seat;
    const int before = state->players[whose].honor;
    int outcome = LANTERNS_STEP_ON;
    if (!is_legal(state, action)) {
        outcome = LANTERNS_STEP_ILLEGAL;
        *reward = illegal_reward(episodes);
    } else {
        apply(state, action);
        opponents_act(episodes, state, *seat, random, NULL);
        if (state->phase == PHASE_OVER)
            outcome = LANTERNS_STEP_ENDED;
        *reward = reward_of(episodes, state, whose, before);
    }
    if (outcome != LANTERNS_STEP_ON) {
        *result = result_of(state, 0);
        *ended = *state;
        if (episodes->rotates && *seat >= 0)
            *seat = (int8_t)((*seat + 1) % episodes->players);
        episode_begin(episodes, state, *seat, random);
    }
    return outcome;
}

#endif
