/* Everything that reads states and changes none. */
#include <stdlib.h>

#include "driver.h"

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
void read_all(const LanternsState *states, int64_t count)
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
