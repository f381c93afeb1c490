/* Everything that looks ahead: counts, searches, judgments and choices. */
#include <stdlib.h>
#include <string.h>

#include "driver.h"

/* A count in one piece and one that stops again and again. */
void count_sequences(const LanternsState *state, int depth)
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
void search_in_pieces(const LanternsState *state, const LanternsState *past, int64_t count,
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
void judge_all(const LanternsState *states, int64_t count)
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

/* Let the coach judge an action of each position, and sum up as if all were of one game. */
void coach_all(const LanternsState *states, int64_t count)
{
    LanternsAdvice *advice = room((size_t)count, sizeof *advice);
    LanternsLine *lines = room(LANTERNS_MAX_LINES, sizeof *lines);
    LanternsAccount *accounts = room(states->player_count, sizeof *accounts);
    int32_t *moments = room(LANTERNS_MOMENTS, sizeof *moments);
    for (int64_t i = 0; i < count; i++) {
        int32_t legal = 0;
        lanterns_count(&states[i], 1, &legal);
        int32_t *actions = room((size_t)legal, sizeof *actions);
        lanterns_legal(&states[i], 1, actions);
        const int32_t chosen = legal && draw(4) ? actions[draw((uint32_t)legal)] : -1;
        double ratings[LANTERNS_MAX_PLAYERS];
        for (int seat = 0; seat < LANTERNS_MAX_PLAYERS; seat++)
            ratings[seat] = draw(3) * 1000.0;
        const int found = lanterns_advise(nets[states->player_count], &states[i], chosen,
                                          draw(4) == 0, ratings, &advice[i], lines);
        expect((found > 0) == (states[i].phase != PHASE_OVER), "advice");
        for (int line = 0; line < found; line++)
            expect(lines[line].reason_count <= LANTERNS_MAX_REASONS, "room for every reason");
        free(actions);
    }
    const int found = lanterns_review(states, advice, count, accounts, moments);
    expect(found >= 0 && found <= LANTERNS_MOMENTS, "moments");
    free(advice);
    free(lines);
    free(accounts);
    free(moments);
}

/* Choose as people of all kinds do, and refuse traits that are out of bounds. */
void choose_humanly(const LanternsState *state)
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
