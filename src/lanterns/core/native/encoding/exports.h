/* The exported functions for learners: ids, masks, observations, episodes. */
#ifndef LANTERNS_ENCODING_EXPORTS_H
#define LANTERNS_ENCODING_EXPORTS_H

#include "action_features.h"
#include "action_ids.h"
#include "episodes.h"
#include "lake_planes.h"
#include "legal_mask.h"
#include "observation.h"

int64_t lanterns_encoding_layout(int64_t *sizes, int64_t capacity)
{
    const int64_t known[] = {
        sizeof(LanternsObservation), sizeof(LanternsEpisodes), sizeof(LanternsRandom),
        sizeof(LanternsActionFeatures),
        LANTERNS_IDS, LANTERNS_PLANES, LANTERNS_OBSERVATION_VERSION,
    };
    const int64_t count = sizeof known / sizeof *known;
    for (int64_t i = 0; i < count && i < capacity; i++)
        sizes[i] = known[i];
    return count;
}

void lanterns_ids(const State *states, int64_t count, const int32_t *actions, int32_t *ids)
{
    for (int64_t i = 0; i < count; i++)
        ids[i] = id_of_action(&states[i], actions[i]);
}

void lanterns_actions(const State *states, int64_t count, const int32_t *ids, int32_t *actions)
{
    for (int64_t i = 0; i < count; i++)
        actions[i] = action_of_id(&states[i], ids[i]);
}

void lanterns_mask(const State *states, int64_t count, uint8_t *mask)
{
    for (int64_t i = 0; i < count; i++)
        write_mask(&states[i], mask + i * LANTERNS_IDS);
}

/* What every legal action of every game changes, in the order of the legal lists. */
void lanterns_action_features(const State *states, int64_t count, const int32_t *actions,
                              const int64_t *offsets, ActionFeatures *found)
{
    for (int64_t i = 0; i < count; i++)
        for (int64_t n = offsets[i]; n < offsets[i + 1]; n++)
            found[n] = features_of_action(&states[i], actions[n]);
}

static unsigned observer(const State *state, const int8_t *seats, int64_t i)
{
    return seats[i] < 0 ? state->turn : (unsigned)seats[i];
}

static int seats_are_sound(const State *states, int64_t count, const int8_t *seats)
{
    for (int64_t i = 0; i < count; i++)
        if (seats[i] < -1 || seats[i] >= states[i].player_count)
            return 0;
    return 1;
}

int lanterns_observe(const State *states, int64_t count, const int8_t *seats, Observation *seen)
{
    if (!seats_are_sound(states, count, seats))
        return LANTERNS_BAD_SEATING;
    for (int64_t i = 0; i < count; i++)
        observe(&states[i], observer(&states[i], seats, i), &seen[i]);
    return LANTERNS_OK;
}

int lanterns_planes(const State *states, int64_t count, const int8_t *seats, int size,
                    int8_t *planes)
{
    if (!seats_are_sound(states, count, seats))
        return LANTERNS_BAD_SEATING;
    for (int64_t i = 0; i < count; i++)
        write_planes(&states[i], observer(&states[i], seats, i), size,
                     planes + i * PLANES * size * size);
    return LANTERNS_OK;
}

/* Apply one id in a state that only the caller uses; returns 0 when it is not legal. */
int lanterns_apply_id(State *state, int32_t id)
{
    const int32_t action = action_of_id(state, id);
    if (!is_legal(state, action))
        return 0;
    apply(state, action);
    return 1;
}

/* Begin a game at each table: the first has the first setting, and after the last setting they come
 * around again. */
int lanterns_episodes_begin(const Episodes *settings, int64_t kinds, State *states, int64_t count,
                            const int8_t *seats, uint64_t seed, uint64_t first,
                            LanternsRandom *randoms)
{
    for (int64_t i = 0; i < kinds; i++)
        if (!episodes_are_sound(&settings[i]) || settings[i].players != settings->players)
            return LANTERNS_BAD_SEATING;
    for (int64_t i = 0; i < count; i++)
        if (seats[i] < -1 || seats[i] >= settings->players)
            return LANTERNS_BAD_SEATING;
    for (int64_t i = 0; i < count; i++) {
        Random random = random_from(seed, first + (uint64_t)i);
        episode_begin(&settings[i % kinds], &states[i], seats[i], &random);
        memcpy(randoms[i].word, random.word, sizeof random.word);
    }
    return LANTERNS_OK;
}

void lanterns_episodes_step(const Episodes *settings, int64_t kinds, State *states, int64_t count,
                            const int32_t *ids, int8_t *seats, LanternsRandom *randoms,
                            float *rewards, uint8_t *outcomes, LanternsResult *results,
                            State *ended)
{
    for (int64_t i = 0; i < count; i++) {
        Random random;
        memcpy(random.word, randoms[i].word, sizeof random.word);
        outcomes[i] = (uint8_t)episode_step(&settings[i % kinds], &states[i], ids[i], &seats[i],
                                            &random, &rewards[i], &results[i], &ended[i]);
        memcpy(randoms[i].word, random.word, sizeof random.word);
    }
}

/* Let the others act at one table, in a state that only the caller uses; returns how many actions
 * there were, and the actions. */
int lanterns_others_act(const Episodes *episodes, State *state, int seat, LanternsRandom *known,
                        int32_t *actions)
{
    Random random;
    memcpy(random.word, known->word, sizeof random.word);
    const int count = opponents_act(episodes, state, seat, &random, actions);
    memcpy(known->word, random.word, sizeof random.word);
    return count;
}

/* A generator for the others at one table. */
void lanterns_random(uint64_t seed, LanternsRandom *known)
{
    const Random random = random_from(seed, 0);
    memcpy(known->word, random.word, sizeof random.word);
}

#endif
