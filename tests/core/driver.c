/* The library under the sanitizers: playouts, search, and whatever bytes and numbers come along.
 *
 * Usage: driver TABLES ROUNDS NETS, where NETS begins the names of the files of weights
 * Every buffer is of the exact size that the interface asks for, so that one byte too far is
 * noticed. The exit code is 0 if all went well; the sanitizers stop the program otherwise.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lanterns.h"

enum { GAMES = 6 };

static const uint8_t SEATINGS[][4] = {{2, 0},    {3, 0},    {0, 1},       {2, 3, 0},
                                      {1, 3, 0}, {0, 1, 2}, {2, 3, 0, 1}, {3, 0, 1, 2}};
static const int PLAYERS[] = {2, 2, 2, 3, 3, 3, 4, 4};

static uint64_t seed = 1;

static LanternsNet *nets[LANTERNS_MAX_PLAYERS + 1];

static uint32_t draw(uint32_t bound)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % bound;
}

static void *room(size_t count, size_t size)
{
    void *memory = malloc(count ? count * size : 1);
    if (!memory)
        exit(3);
    memset(memory, 0xA5, count * size);
    return memory;
}

static void expect(int holds, const char *what)
{
    if (!holds) {
        fprintf(stderr, "expected: %s\n", what);
        exit(1);
    }
}

/* A count in one piece and one that stops again and again. */
static void count_sequences(const LanternsState *state, int depth)
{
    int32_t actions;
    lanterns_count(state, 1, &actions);
    const size_t plies = (size_t)depth * sizeof(uint16_t);
    const size_t counts = (size_t)actions * sizeof(uint64_t);
    uint16_t *path = memset(room(1, plies), 0, plies);
    uint64_t *whole = memset(room(1, counts), 0, counts);
    uint64_t *pieces = memset(room(1, counts), 0, counts);
    const int64_t budget = depth + (int64_t)draw(50);
    expect(lanterns_divide(state, depth, INT64_MAX, path, whole), "a whole count");
    memset(path, 0, plies);
    while (!lanterns_divide(state, depth, budget, path, pieces))
        ;
    expect(!memcmp(whole, pieces, counts), "a count in pieces is the same");
    free(path);
    free(whole);
    free(pieces);
}

/* A search in pieces of any number gives what the whole search gives. */
static void search_in_pieces(const LanternsState *state, const LanternsState *past, int64_t count,
                             int width)
{
    const int policy = (int)draw(POLICIES), playouts = 1 + (int)draw(900);
    const int parts = 1 + (int)draw(5), capacity = LANTERNS_MAX_PLANS + (int)draw(500);
    LanternsCandidate *whole = room((size_t)width, sizeof *whole);
    LanternsCandidate *pieces = room((size_t)width, sizeof *pieces);
    LanternsEvaluation *evaluations = room((size_t)capacity, sizeof *evaluations);
    LanternsSearch *search = room(1, (size_t)lanterns_search_size());
    const LanternsNet *net = draw(2) ? nets[state->player_count] : NULL;
    const int found = lanterns_search(state, past, count, width, policy, net, 7,
                                      net ? playouts / 9 + 1 : playouts, 0, 0, whole);
    lanterns_search_begin(search, state, past, count, width, policy, net, 7,
                          net ? playouts / 9 + 1 : playouts, 0, 0);
    expect(lanterns_search_next(search, LANTERNS_MAX_PLANS - 1) == -1, "room for every plan");
    while (lanterns_search_next(search, capacity) > 0) {
        for (int part = parts; part-- > 0;)
            lanterns_search_evaluate(search, part, parts, evaluations);
        lanterns_search_add(search, evaluations);
    }
    expect(lanterns_search_report(search, pieces) == found, "as many candidates");
    expect(!memcmp(whole, pieces, (size_t)found * sizeof *whole), "the same candidates");
    free(whole);
    free(pieces);
    free(evaluations);
    free(search);
}

/* Judge positions as every viewer may, and the turns of the active seat. */
static void judge_all(const LanternsState *states, int64_t count)
{
    LanternsNet *net = nets[states->player_count];
    LanternsJudgment *judgments = room((size_t)count, sizeof *judgments);
    int8_t *seats = room((size_t)count, 1);
    for (int64_t i = 0; i < count; i++)
        seats[i] = (int8_t)((int)draw(states[i].player_count + 1u) - 1);
    expect(!lanterns_judge(net, states, count, seats, 1 + (int)draw(3), 5, 0, judgments),
           "a judgment");
    for (int64_t i = 0; i < count; i++) {
        const int width = 1 + (int)draw(LANTERNS_MAX_WIDTH);
        LanternsCandidate *candidates = room((size_t)width, sizeof *candidates);
        expect(lanterns_turns(net, &states[i], width, draw(99), candidates) <= width,
               "no more turns than asked for");
        free(candidates);
    }
    free(judgments);
    free(seats);
}

/* Choose as people of all kinds do, and refuse traits that are out of bounds. */
static void choose_humanly(const LanternsState *state)
{
    const int width = 1 + (int)draw(LANTERNS_MAX_WIDTH);
    LanternsCandidate *candidates = room((size_t)width, sizeof *candidates);
    LanternsTraits *traits = room(1, sizeof *traits);
    expect(lanterns_human(state, traits, width, 1, candidates) == -1, "traits have bounds");
    *traits = (LanternsTraits){1 + (int)draw(99), (int)draw(1025), (int)draw(65537),
                               (int)draw(65537),  (int)draw(1025), (int)draw(12), (int)draw(2)};
    const int found = lanterns_human(state, traits, width, draw(1000), candidates);
    expect(found <= width && (found > 0) == (state->phase != PHASE_OVER), "a choice");
    for (int i = 0; i < found; i++) {
        LanternsState after = *state;
        expect(lanterns_apply(&after, 1, &candidates[i].action) == -1, "a legal choice");
    }
    expect(lanterns_human(state, traits, 0, 1, candidates) == -1, "a width within bounds");
    free(candidates);
    free(traits);
}

/* What a table asks of a position: every event, preview and reason, on buffers that fit exactly. */
static void tell_all(const LanternsState *state, const int32_t *legal, int count)
{
    LanternsEvent *events = room(LANTERNS_MAX_EVENTS, sizeof *events);
    LanternsRefusal *refusals = room(ACTION_KINDS, sizeof *refusals);
    LanternsStanding *standing = room(1, sizeof *standing);
    for (int i = 0; i < count; i++)
        expect(lanterns_events(state, legal[i], events) <= LANTERNS_MAX_EVENTS, "room for events");
    for (int i = 0; i < 20; i++) {
        const int32_t any = (int32_t)(draw(8) << 24 | draw(1u << draw(25))) - (int32_t)(draw(9) == 0);
        lanterns_refusal(state, any, refusals);
        expect(refusals->fault == 0 || lanterns_events(state, any, events) == -1,
               "what is refused leads to nothing");
    }
    lanterns_closed(state, refusals);
    lanterns_standing(state, standing);
    for (int seat = -1; seat <= state->player_count; seat++) {
        const int is_there = seat >= 0 && seat < state->player_count;
        const size_t previews =
            is_there ? 4u * state->free_count * state->players[seat].hand_count : 0;
        const size_t bytes = 2 + previews * LANTERNS_PREVIEW_BYTES;
        char *text = room(bytes, 1);
        const int64_t length = lanterns_previews(state, seat, text);
        expect(is_there ? length <= (int64_t)bytes : length == -1, "room for previews");
        free(text);
    }
    free(events);
    free(refusals);
    free(standing);
}

/* Everything that reads states, on buffers that fit exactly. */
static void read_all(const LanternsState *states, int64_t count)
{
    int32_t *counts = room((size_t)count, sizeof *counts);
    const int64_t total = lanterns_count(states, count, counts);
    int32_t *actions = room((size_t)total, sizeof *actions);
    int32_t *values = room((size_t)total, sizeof *values);
    LanternsState *after = room((size_t)total, sizeof *after);
    LanternsResult *results = room((size_t)count * 3, sizeof *results);
    lanterns_legal(states, count, actions);
    lanterns_values(states, count, values);
    lanterns_afterstates(states, count, actions, after);
    lanterns_result(states, count, results);
    for (int64_t i = 0, begin = 0; i < count; begin += counts[i++])
        tell_all(&states[i], actions + begin, counts[i]);
    for (int policy = 0; policy < POLICIES; policy++) {
        lanterns_choose(states, count, policy, draw(1000), 0, counts);
        lanterns_finish(states, count, 3, policy, draw(1000), 0, results);
    }
    for (int64_t i = 0; i < count; i++) {
        const int width = 1 + (int)draw(LANTERNS_MAX_WIDTH);
        LanternsCandidate *candidates = room((size_t)width, sizeof *candidates);
        /* Any states at all as its past. */
        const int64_t past = draw((uint32_t)count + 1);
        LanternsBelief *belief = room(1, sizeof *belief);
        lanterns_belief(&states[i], states, past, belief);
        expect(!belief->held[states[i].turn][0], "a seat knows its own hand");
        free(belief);
        const int found = lanterns_search(&states[i], states, past, width, (int)draw(POLICIES),
                                          draw(4) ? NULL : nets[states[i].player_count],
                                          draw(1000), 1 + draw(60), draw(2) ? 0 : 0.002, draw(9),
                                          candidates);
        expect(found <= width, "no more candidates than asked for");
        const int widths[] = {-1, 0, LANTERNS_MAX_WIDTH + 1};
        expect(lanterns_search(&states[i], states, past, widths[draw(3)], POLICY_GREEDY, NULL, 1, 1, 0,
                               0, candidates) == -1,
               "a width out of bounds is refused");
        free(candidates);
        choose_humanly(&states[i]);
        if (draw(8) == 0) {
            count_sequences(&states[i], 2);
            search_in_pieces(&states[i], states, past, width);
        }
    }
    if (count)
        judge_all(states, count);
    free(counts);
    free(actions);
    free(values);
    free(after);
    free(results);
}

/* Any number at all as an action: refused, or legal and applied. */
static void act_wildly(LanternsState *states, int64_t count)
{
    int32_t *actions = room((size_t)count, sizeof *actions);
    LanternsOutcome *outcomes = room((size_t)count, sizeof *outcomes);
    for (int try = 0; try < 40; try++) {
        for (int64_t i = 0; i < count; i++)
            actions[i] = (int32_t)(draw(8) << 24 | draw(1u << draw(25))) - (int32_t)(draw(9) == 0);
        lanterns_outcome(states, count, actions, outcomes);
        lanterns_apply(states, count, actions);
    }
    lanterns_choose(states, count, (int)draw(POLICIES), draw(1000), 0, actions);
    lanterns_apply(states, count, actions);
    free(actions);
    free(outcomes);
}

/* A good state with some bytes changed, or nothing but noise: refused, or as good as any. */
static void restore_wildly(const LanternsState *good)
{
    LanternsState *state = room(1, sizeof *state);
    int64_t culprit = 0;
    *state = *good;
    const unsigned changes = draw(20) ? 1 + draw(3) : sizeof *state;
    for (unsigned i = 0; i < changes; i++)
        ((uint8_t *)state)[draw(sizeof *state)] = (uint8_t)draw(draw(2) ? 40 : 256);
    const int fault = lanterns_check(state, 1, &culprit);
    if (lanterns_restore(state) == LANTERNS_OK)
        read_all(state, 1);
    else
        expect(fault != LANTERNS_OK, "what cannot be restored does not pass the check");
    free(state);
}

/* Everything that a learner reads, and ids of any kind. */
static void encode(const LanternsState *states, int64_t count)
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
static void learn(unsigned round, int players, const uint8_t *seating)
{
    LanternsEpisodes episodes = {.players = players, .rotates = (int32_t)(round % 2)};
    episodes.reward = (int32_t)(round % LANTERNS_REWARDS);
    memcpy(episodes.seating, seating, (size_t)players);
    for (int i = 0; i < LANTERNS_MAX_PLAYERS - 1; i++) {
        episodes.opponents[i].policy = (int32_t)draw(3);
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
    expect(!lanterns_episodes_begin(&episodes, states, GAMES, seats, round, 0, randoms), "episodes");
    for (int step = 0; step < 60; step++) {
        for (int i = 0; i < GAMES; i++) {
            lanterns_mask(&states[i], 1, mask);
            do
                ids[i] = (int32_t)draw(LANTERNS_IDS);
            while (!mask[ids[i]] && draw(2000));
        }
        lanterns_episodes_step(&episodes, states, GAMES, ids, seats, randoms, rewards, outcomes,
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

static void play_round(unsigned round)
{
    const unsigned which = round % (sizeof PLAYERS / sizeof *PLAYERS);
    const int players = PLAYERS[which];
    LanternsState *states = room(GAMES, sizeof *states);
    LanternsResult *results = room(GAMES, sizeof *results);
    int8_t *seats = room(GAMES, sizeof *seats);
    int64_t culprit = 0;
    expect(!lanterns_shuffle(states, GAMES, players, SEATINGS[which], round, 0), "a shuffle");
    for (int policy = 0; policy < POLICIES; policy++)
        lanterns_play(GAMES, players, SEATINGS[which], policy, round, 0, results);
    for (unsigned plies = 0; plies < 12 + draw(60); plies++) {
        int32_t actions[GAMES];
        lanterns_choose(states, GAMES, (int)(round / 8 % 2), round, plies, actions);
        if (lanterns_apply(states, GAMES, actions) >= 0)
            break;
        if (draw(6) == 0) {
            expect(!lanterns_check(states, GAMES, &culprit), "sound states while playing");
            for (int i = 0; i < GAMES; i++)
                seats[i] = (int8_t)((int)draw(7) - 2);
            lanterns_resample(states, GAMES, seats, round, 0);
            expect(!lanterns_check(states, GAMES, &culprit), "sound states after resampling");
        }
        if (draw(20) == 0) {
            read_all(states, GAMES);
            act_wildly(states, GAMES);
            for (int i = 0; i < 30; i++)
                restore_wildly(&states[draw(GAMES)]);
        }
    }
    read_all(states, GAMES);
    encode(states, GAMES);
    learn(round, players, SEATINGS[which]);
    free(states);
    free(results);
    free(seats);
}

static void deal_wildly(void)
{
    uint8_t tiles[2 * LANTERNS_MAX_IN_PLAY], seating[4];
    LanternsState states[2];
    for (int try = 0; try < 300; try++) {
        for (unsigned i = 0; i < sizeof tiles; i++)
            tiles[i] = (uint8_t)draw(draw(9) ? 36 : 256);
        for (unsigned i = 0; i < 4; i++)
            seating[i] = (uint8_t)draw(draw(9) ? 4 : 256);
        lanterns_deal(states, 2, (int)draw(7) - 1, seating, tiles);
    }
}

/* Read a file of weights, and the same with some bytes changed or cut short. */
static void read_net(int players, const char *begin)
{
    char name[4096];
    snprintf(name, sizeof name, "%s%d-players.net", begin, players);
    FILE *file = fopen(name, "rb");
    uint8_t *bytes = room(1 << 18, 1);
    const int64_t count = file ? (int64_t)fread(bytes, 1, 1 << 18, file) : 0;
    nets[players] = room(1, (size_t)lanterns_net_size());
    for (int try = 0; try < 300; try++) {
        const int64_t size = draw(3) ? count : (int64_t)draw((uint32_t)count);
        uint8_t *wild = room((size_t)size, 1);
        memcpy(wild, bytes, (size_t)size);
        for (unsigned changes = draw(4); changes && size; changes--)
            wild[draw(2) && size > 40 ? draw(40) : draw((uint32_t)size)] = (uint8_t)draw(256);
        lanterns_net_read(nets[players], wild, size);
        free(wild);
    }
    expect(!lanterns_net_read(nets[players], bytes, count), "sound weights");
    fclose(file);
    free(bytes);
}

int main(int argc, char **argv)
{
    LanternsTables printed;
    if (argc != 4)
        return fputs("usage: driver TABLES ROUNDS NETS\n", stderr), 2;
    FILE *file = fopen(argv[1], "rb");
    if (!file || fread(&printed, sizeof printed, 1, file) != 1)
        return fputs("the tables cannot be read\n", stderr), 2;
    fclose(file);
    expect(lanterns_load(&printed) == LANTERNS_OK, "sound tables");
    deal_wildly();
    for (int players = 2; players <= LANTERNS_MAX_PLAYERS; players++)
        read_net(players, argv[3]);
    for (unsigned round = 0; round < (unsigned)atoi(argv[2]); round++)
        play_round(round);
    for (int try = 0; try < 60; try++) {
        LanternsTables wild = printed;
        ((uint8_t *)&wild)[draw(sizeof wild)] = (uint8_t)draw(256);
        if (lanterns_load(&wild) == LANTERNS_OK)
            play_round(draw(16));
    }
    for (int players = 2; players <= LANTERNS_MAX_PLAYERS; players++)
        free(nets[players]);
    puts("sound");
    return 0;
}
