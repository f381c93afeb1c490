/* The simulator as one translation unit: the exported functions. */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */

#include "lanterns.h"

#include "rules/perft.h"
#include "rules/restore.h"
#include "search/search.h"

_Static_assert(sizeof(LanternsState) <= 1024, "a state takes at most one kilobyte");

int lanterns_load(const LanternsTables *printed)
{
    if (!tables_are_sound(printed))
        return LANTERNS_BAD_TABLES;
    tables.printed = *printed;
    tables_derive();
    horizons_derive();
    tile_sets_derive();
    return LANTERNS_OK;
}

/* Report the sizes with which a caller's own description of the structures must agree. */
int64_t lanterns_layout(int64_t *sizes, int64_t capacity)
{
    const int64_t known[] = {
        sizeof(LanternsTables), sizeof(LanternsPlayer), sizeof(LanternsState),
        sizeof(LanternsOutcome), sizeof(LanternsResult), sizeof(LanternsCandidate),
        sizeof(LanternsEvaluation), sizeof(LanternsBelief), sizeof(LanternsJudgment),
        sizeof(LanternsNetHeader), LANTERNS_MAX_ACTIONS,
    };
    const int64_t count = sizeof known / sizeof *known;
    for (int64_t i = 0; i < count && i < capacity; i++)
        sizes[i] = known[i];
    return count;
}

int lanterns_deal(State *states, int64_t count, int players, const uint8_t *seating,
                  const uint8_t *tiles)
{
    if (!seating_is_sound(players, seating))
        return LANTERNS_BAD_SEATING;
    const unsigned each = tables.printed.tiles_in_play[players];
    for (int64_t i = 0; i < count; i++) {
        uint8_t seen[TILES] = {1};
        for (unsigned t = 0; t < each; t++) {
            const uint8_t tile = tiles[i * each + t];
            if (tile >= TILES || seen[tile]++)
                return LANTERNS_BAD_TILES;
        }
    }
    const State table = table_for(players, seating);
    for (int64_t i = 0; i < count; i++) {
        states[i] = table;
        deal_tiles(&states[i], tiles + i * each);
    }
    return LANTERNS_OK;
}

int lanterns_shuffle(State *states, int64_t count, int players, const uint8_t *seating,
                     uint64_t seed, uint64_t first)
{
    if (!seating_is_sound(players, seating))
        return LANTERNS_BAD_SEATING;
    const State table = table_for(players, seating);
    for (int64_t i = 0; i < count; i++) {
        Random random = random_from(seed, first + (uint64_t)i);
        states[i] = table;
        deal_shuffled(&states[i], &random);
    }
    return LANTERNS_OK;
}

int lanterns_restore(State *state)
{
    State restored;
    const int fault = restore(&restored, state);
    if (!fault)
        *state = restored;
    return fault;
}

int lanterns_check(const State *states, int64_t count, int64_t *culprit)
{
    for (int64_t i = 0; i < count; i++) {
        State restored;
        int fault = restore(&restored, &states[i]);
        if (!fault && memcmp(&restored, &states[i], sizeof restored) != 0)
            fault = LANTERNS_NOT_CANONICAL;
        if (fault) {
            *culprit = i;
            return fault;
        }
    }
    return LANTERNS_OK;
}

int lanterns_resample(State *states, int64_t count, const int8_t *seats, uint64_t seed,
                      uint64_t first)
{
    for (int64_t i = 0; i < count; i++)
        if (seats[i] < -1 || seats[i] >= states[i].player_count)
            return LANTERNS_BAD_SEATING;
    for (int64_t i = 0; i < count; i++) {
        Random random = random_from(seed, first + (uint64_t)i);
        resample(&states[i], seats[i], &random);
    }
    return LANTERNS_OK;
}

int64_t lanterns_count(const State *states, int64_t count, int32_t *counts)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        const LegalCounts legal = legal_counts(&states[i]);
        counts[i] = (int32_t)legal_total(&legal);
        sum += counts[i];
    }
    return sum;
}

void lanterns_legal(const State *states, int64_t count, int32_t *actions)
{
    for (int64_t i = 0; i < count; i++)
        actions += list_actions(&states[i], actions);
}

/* Apply all or nothing; returns the index of the first illegal action, or -1. */
int64_t lanterns_apply(State *states, int64_t count, const int32_t *actions)
{
    for (int64_t i = 0; i < count; i++)
        if (!is_legal(&states[i], actions[i]))
            return i;
    for (int64_t i = 0; i < count; i++)
        apply(&states[i], actions[i]);
    return -1;
}

int64_t lanterns_outcome(const State *states, int64_t count, const int32_t *actions,
                         LanternsOutcome *outcomes)
{
    for (int64_t i = 0; i < count; i++)
        if ((unsigned)actions[i] >> 24 != ACTION_PLACE || !is_legal(&states[i], actions[i]))
            return i;
    for (int64_t i = 0; i < count; i++) {
        const State *state = &states[i];
        const unsigned detail = (unsigned)actions[i] & 0xFFFFFF, tile = detail >> 16;
        const uint32_t entry = state->free[lake_find(state, detail >> 2 & 0x3FFF)];
        const Rewards rewards = rewards_of(state, entry, tile, detail & 3);
        LanternsOutcome outcome = {.favor = (uint8_t)rewards.favor};
        for (unsigned color = 0; color < COLORS; color++)
            outcome.matched[color] = (uint8_t)cards_of(rewards.matched, color);
        for (unsigned seat = 0; seat < MAX_PLAYERS; seat++) {
            Cards faced = rewards.cards[seat] - (seat == state->turn ? rewards.matched : 0);
            outcome.facing[seat] = -1;
            for (unsigned color = 0; color < COLORS; color++)
                if (cards_of(faced, color))
                    outcome.facing[seat] = (int8_t)color;
        }
        outcomes[i] = outcome;
    }
    return -1;
}

void lanterns_result(const State *states, int64_t count, LanternsResult *results)
{
    for (int64_t i = 0; i < count; i++)
        results[i] = result_of(&states[i], 0);
}

/* Every afterstate of every decision: what the acting seat knows once it has acted, before it
 * draws; the tiles it cannot see are blank. */
void lanterns_afterstates(const State *states, int64_t count, int32_t *actions, State *after)
{
    for (int64_t i = 0; i < count; i++) {
        const unsigned total = list_actions(&states[i], actions);
        for (unsigned n = 0; n < total; n++) {
            after[n] = states[i];
            conceal(&after[n], states[i].turn);
            apply(&after[n], actions[n]);
        }
        actions += total;
        after += total;
    }
}

int lanterns_divide(const State *state, int depth, int64_t budget, uint16_t *path,
                    uint64_t *leaves)
{
    return divide(state, depth, path, &budget, leaves);
}

int lanterns_play(int64_t games, int players, const uint8_t *seating, int policy, uint64_t seed,
                  uint64_t first, LanternsResult *results)
{
    if (!seating_is_sound(players, seating))
        return LANTERNS_BAD_SEATING;
    const State table = table_for(players, seating);
    for (int64_t i = 0; i < games; i++) {
        Random random = random_from(seed, first + (uint64_t)i);
        State state = table;
        deal_shuffled(&state, &random);
        const unsigned actions = play_out(&state, policy, &random);
        results[i] = result_of(&state, actions);
    }
    return LANTERNS_OK;
}

void lanterns_finish(const State *states, int64_t count, int64_t repeats, int policy,
                     uint64_t seed, uint64_t first, LanternsResult *results)
{
    for (int64_t i = 0; i < count; i++)
        for (int64_t repeat = 0; repeat < repeats; repeat++) {
            Random random = random_from(seed, first + (uint64_t)(i * repeats + repeat));
            State state = states[i];
            const unsigned actions = play_out(&state, policy, &random);
            *results++ = result_of(&state, actions);
        }
}

/* The policy's next action in each game, or NO_ACTION where the game is over. */
void lanterns_choose(const State *states, int64_t count, int policy, uint64_t seed, uint64_t first,
                     int32_t *actions)
{
    for (int64_t i = 0; i < count; i++) {
        const LegalCounts legal = legal_counts(&states[i]);
        const unsigned total = legal_total(&legal);
        Random random = random_from(seed, first + (uint64_t)i);
        if (total == 0)
            actions[i] = NO_ACTION;
        else if (policy == POLICY_GREEDY)
            actions[i] = greedy_choose(&states[i], &random);
        else
            actions[i] = nth_action(&states[i], &legal, random_below(&random, total));
    }
}

void lanterns_values(const State *states, int64_t count, int32_t *values)
{
    for (int64_t i = 0; i < count; i++) {
        const LegalCounts legal = legal_counts(&states[i]);
        greedy_values(&states[i], values);
        values += legal_total(&legal);
    }
}

void lanterns_belief(const State *state, const State *past, int64_t past_count, Belief *belief)
{
    uint8_t unseen[TILES];
    const unsigned count = unseen_tiles(state, state->turn, unseen);
    *belief = belief_of(state, past, (unsigned)past_count, unseen, count);
}

int64_t lanterns_net_size(void)
{
    return sizeof(Net);
}

int lanterns_net_read(Net *net, const uint8_t *bytes, int64_t count)
{
    return net_read(net, bytes, count);
}

int lanterns_net_players(const Net *net)
{
    return net->players;
}

int lanterns_features(const State *states, int64_t count, int version, int players, int8_t *to)
{
    int color, global;
    Inputs inputs = {0};
    if (players < MIN_PLAYERS || players > MAX_PLAYERS ||
        !feature_counts(version, players, &color, &global))
        return 0;
    for (int64_t n = 0; n < count; n++) {
        features_of(&states[n], laid_tiles_of(&states[n]), &inputs);
        for (int i = 0; i < COLORS; i++)
            for (int input = 0; input < color; input++)
                *to++ = (int8_t)byte_of(inputs.colors[input], (unsigned)i);
        for (int input = 0; input < global; input++)
            *to++ = (int8_t)inputs.globals[input];
    }
    return COLORS * color + global;
}

void lanterns_judge_afterstates(const Net *net, const State *states, int64_t count,
                                Judgment *judgments)
{
    Inputs inputs = {0};
    FirstSums known;
    first_sums_begin(&known, net);
    for (int64_t i = 0; i < count; i++) {
        features_of(&states[i], laid_tiles_of(&states[i]), &inputs);
        judgments[i] = net_judge(net, &states[i], &inputs, &known);
    }
}

int lanterns_judge(const Net *net, const State *states, int64_t count, const int8_t *seats,
                   int worlds, uint64_t seed, uint64_t first, Judgment *judgments)
{
    for (int64_t i = 0; i < count; i++)
        if (states[i].player_count != net->players || seats[i] < -1 ||
            seats[i] >= states[i].player_count || worlds < 1)
            return LANTERNS_BAD_SEATING;
    for (int64_t i = 0; i < count; i++) {
        const State *state = &states[i];
        const int is_known = seats[i] == state->turn || state->phase == PHASE_OVER ||
                             is_final_turn(state);
        const int deals = is_known ? 1 : worlds;
        Random random = random_from(seed, first + (uint64_t)i);
        Judgment mean = {0};
        for (int deal = 0; deal < deals; deal++) {
            State world = *state;
            if (!is_known)
                resample(&world, seats[i], &random);
            const Judgment one = judge_position(net, &world, NET_ROOT_WIDTH, &random);
            for (unsigned seat = 0; seat < state->player_count; seat++) {
                mean.chance[seat] += one.chance[seat] / deals;
                mean.honor[seat] += one.honor[seat] / deals;
            }
        }
        judgments[i] = mean;
    }
    return LANTERNS_OK;
}

int lanterns_turns(const Net *net, const State *state, int width, uint64_t seed,
                   Candidate *candidates)
{
    Plan plans[MAX_WIDTH];
    RankedPlans ranked;
    int written = 0;
    if (width < 1 || width > MAX_WIDTH || net->players != state->player_count)
        return -1;
    if (state->phase == PHASE_OVER)
        return 0;
    rank_plans(&ranked, net, state, MAX_WIDTH, seed, plans);
    for (unsigned i = 0; i < ranked.count && written < width; i++) {
        int same = 0;
        while (same < written && candidates[same].action != plans[i].candidate.action)
            same++;
        if (same < written)
            continue;
        const Judgment by_seat =
            judgment_by_seat(&ranked.judgments[i], state->turn, state->player_count);
        Candidate *candidate = &candidates[written++];
        *candidate = plans[i].candidate;
        candidate->wins = ranked.judgments[i].chance[0];
        memcpy(candidate->honor, by_seat.honor, sizeof candidate->honor);
    }
    return written;
}

int lanterns_search_begin(Search *search, const State *state, const State *past,
                          int64_t past_count, int width, int policy, const Net *net, uint64_t seed,
                          int64_t playouts, double seconds, int64_t least)
{
    const Budget budget = {
        .playouts_left = playouts,
        .least = least,
        .start = clock_seconds(),
        .seconds = seconds,
        .is_counted = playouts > 0,
        .is_timed = seconds > 0,
    };
    if (width < 1 || width > LANTERNS_MAX_WIDTH || (net && net->players != state->player_count))
        return -1;
    search_begin(search, state, past, past_count, (unsigned)width, policy, net, seed, budget);
    return (int)search->halving.count;
}

int lanterns_search(const State *state, const State *past, int64_t past_count, int width,
                    int policy, const Net *net, uint64_t seed, int64_t playouts, double seconds,
                    int64_t least, Candidate *candidates)
{
    Search search;
    const int plans = lanterns_search_begin(&search, state, past, past_count, width, policy, net,
                                            seed, playouts, seconds, least);
    if (plans < 0)
        return -1;
    search_run(&search);
    return (int)search_report(&search, candidates);
}

int64_t lanterns_search_size(void)
{
    return sizeof(Search);
}

int lanterns_search_next(Search *search, int capacity)
{
    if (capacity < MAX_PLANS || capacity > LANTERNS_MAX_BATCH)
        return -1;
    return (int)halving_next(&search->halving, (unsigned)capacity);
}

void lanterns_search_evaluate(const Search *search, int part, int parts, Evaluation *evaluations)
{
    search_evaluate(search, (unsigned)part, (unsigned)parts, evaluations);
}

void lanterns_search_add(Search *search, const Evaluation *evaluations)
{
    halving_add(&search->halving, evaluations);
}

int lanterns_search_report(Search *search, Candidate *candidates)
{
    return (int)search_report(search, candidates);
}
