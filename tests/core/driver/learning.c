/* What learners ask for: masks, observations, planes, ids and whole episodes. */
#include <stdlib.h>
#include <string.h>

#include "driver.h"

/* Everything that a learner reads, and ids of any kind. */
void encode(const LanternsState *states, int64_t count)
{
    uint8_t *mask = room((size_t)count * LANTERNS_IDS, 1);
    LanternsObservation *seen = room((size_t)count, sizeof *seen);
    int32_t *ids = room((size_t)count, sizeof *ids), *actions = room((size_t)count, sizeof *ids);
    int8_t *seats = room((size_t)count, 1);
    const int size = 1 + 2 * (int)draw(34);
    int8_t *planes = room((size_t)(count * LANTERNS_PLANES * size * size), 1);
    lanterns_mask(states, count, mask);
    for (int64_t i = 0; i < count; i++) {
        seats[i] = (int8_t)((int)draw(7) - 2);
        ids[i] = (int32_t)draw(draw(4) ? LANTERNS_IDS : 1u << 31);
    }
    lanterns_observe(states, count, seats, seen);
    lanterns_planes(states, count, seats, size, planes);
    lanterns_actions(states, count, ids, actions);
    for (int64_t i = 0; i < count; i++)
        if (actions[i] == LANTERNS_NO_ID)
            actions[i] = (int32_t)draw(1u << 31);
    lanterns_ids(states, count, actions, ids);
    free(mask);
    free(seen);
    free(ids);
    free(actions);
    free(seats);
    free(planes);
}

/* A learner that plays by the mask, and now and then by no rule, against every kind of opponent. */
void learn(unsigned round, int players, const uint8_t *seating)
{
    LanternsEpisodes episodes = {.players = players, .rotates = (int32_t)(round % 2)};
    episodes.reward = (int32_t)(round % LANTERNS_REWARDS);
    memcpy(episodes.seating, seating, (size_t)players);
    for (int i = 0; i < LANTERNS_MAX_PLAYERS - 1; i++) {
        episodes.opponents[i].policy = (int32_t)draw(3);
        episodes.opponents[i].share = (int32_t)draw(LANTERNS_TRAIT_UNIT + 1);
        episodes.opponents[i].traits = (LanternsTraits){.cells = 3, .aim = 300, .readiness = 600};
    }
    LanternsState *states = room(GAMES, sizeof *states), *ended = room(GAMES, sizeof *ended);
    LanternsRandom *randoms = room(GAMES, sizeof *randoms);
    LanternsResult *results = room(GAMES, sizeof *results);
    float *rewards = room(GAMES, sizeof *rewards);
    uint8_t *outcomes = room(GAMES, 1), *mask = room(LANTERNS_IDS, 1);
    int8_t *seats = room(GAMES, 1);
    int32_t *ids = room(GAMES, sizeof *ids);
    int64_t culprit = 0;
    for (int i = 0; i < GAMES; i++)
        seats[i] = (int8_t)((int)draw((uint32_t)players + 1) - 1);
    expect(!lanterns_episodes_begin(&episodes, 1, states, GAMES, seats, round, 0, randoms),
           "episodes");
    for (int step = 0; step < 60; step++) {
        for (int i = 0; i < GAMES; i++) {
            lanterns_mask(&states[i], 1, mask);
            do
                ids[i] = (int32_t)draw(LANTERNS_IDS);
            while (!mask[ids[i]] && draw(2000));
        }
        lanterns_episodes_step(&episodes, 1, states, GAMES, ids, seats, randoms, rewards, outcomes,
                               results, ended);
        expect(!lanterns_check(states, GAMES, &culprit), "sound states while learning");
        lanterns_apply_id(&states[draw(GAMES)], (int32_t)draw(1000));
    }
    encode(states, GAMES);
    free(states);
    free(ended);
    free(randoms);
    free(results);
    free(rewards);
    free(outcomes);
    free(mask);
    free(seats);
    free(ids);
}
