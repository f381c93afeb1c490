/* Lines compared in the same worlds: all of them in some, the best ones in others. */
#ifndef LANTERNS_COMPARISON_H
#define LANTERNS_COMPARISON_H

#include "worlds.h"

enum {
    LEAST_WORLDS = 3, /* one for all lines, two for the best */
    FIRST_PART = 6,   /* of the worlds, one part in so many is for all lines */
    LINES_REFINED = 3 /* and the rest for these, and the best one that begins with the action */
};

/* Sums over worlds; `products` are those of the active seat's chances with two lines. */
typedef struct {
    unsigned worlds[MAX_LINES];
    Judgment sums[MAX_LINES];
    Outlook outlooks[MAX_LINES];
    double products[MAX_LINES][MAX_LINES];
} Comparison;

/* A line's score, as the search has it: the chance, and a little of the expected honor margin. */
static double line_score(const Line *line, const State *state)
{
    Judgment by_seat;
    memcpy(by_seat.chance, line->chance, sizeof by_seat.chance);
    memcpy(by_seat.honor, line->honor, sizeof by_seat.honor);
    const Judgment seen = judgment_from(&by_seat, state->turn, state->player_count);
    return judgment_score(&seen, state->player_count);
}

static int begins_with(const Line *line, int32_t action)
{
    return line->actions[0] == action;
}

/* Play the lines of a mask in one world. */
static void compare_in_world(Comparison *sums, const Net *net, const State *state, uint64_t seed,
                             uint64_t number, const Line *lines, unsigned mask, FirstSums *known)
{
    const State world = deal_world(state, seed, number);
    double own[MAX_LINES];
    for (unsigned i = 0; mask >> i; i++) {
        if (!(mask >> i & 1))
            continue;
        Random random = random_from(seed ^ UINT64_C(0x5851F42D4C957F2D), number);
        const Judgment one = play_line(net, &world, &lines[i], &random, known,
                                       &sums->outlooks[i]);
        judgment_add(&sums->sums[i], &one);
        own[i] = one.chance[state->turn];
        sums->worlds[i]++;
        for (unsigned j = 0; j <= i; j++)
            if (mask >> j & 1)
                sums->products[i][j] += own[i] * own[j];
    }
}

static void take_means(const Comparison *sums, Line *lines, unsigned count, unsigned players)
{
    for (unsigned i = 0; i < count; i++) {
        lines[i].worlds = sums->worlds[i];
        for (unsigned seat = 0; seat < MAX_PLAYERS; seat++) {
            lines[i].chance[seat] = sums->sums[i].chance[seat] / sums->worlds[i];
            lines[i].honor[seat] = sums->sums[i].honor[seat] / sums->worlds[i];
        }
        outlook_note(&sums->outlooks[i], &lines[i], players);
    }
}

/* The highest score among the lines of a mask; with `action`, among those that begin with it. */
static int best_line(const Line *lines, const State *state, unsigned mask, int32_t action)
{
    int best = -1;
    for (unsigned i = 0; mask >> i; i++)
        if (mask >> i & 1 && (action == NO_ACTION || begins_with(&lines[i], action)) &&
            (best < 0 || line_score(&lines[i], state) > line_score(&lines[best], state)))
            best = (int)i;
    return best;
}

/* The squared standard error of the difference between the chances with two lines. */
static double difference_variance(const Comparison *sums, unsigned seat, unsigned i, unsigned j)
{
    const double worlds = sums->worlds[i];
    const double apart = sums->sums[i].chance[seat] - sums->sums[j].chance[seat];
    const double both = sums->products[i > j ? i : j][i > j ? j : i];
    const double spread =
        sums->products[i][i] + sums->products[j][j] - 2 * both - apart * apart / worlds;
    return spread > 0 && worlds > 1 ? spread / worlds / (worlds - 1) : 0;
}

static void comparison_forget(Comparison *sums, unsigned i)
{
    sums->worlds[i] = 0;
    sums->sums[i] = (Judgment){0};
    sums->outlooks[i] = (Outlook){0};
    memset(sums->products[i], 0, sizeof sums->products[i]);
}

/* Judge lines in so many worlds, and note how sure the differences to the best one are. */
static void compare_lines(const Net *net, const State *state, int32_t chosen, uint64_t seed,
                          unsigned worlds, Line *lines, unsigned count)
{
    Comparison sums = {0};
    FirstSums known;
    worlds = worlds < LEAST_WORLDS ? LEAST_WORLDS : worlds;
    const unsigned first = (worlds + FIRST_PART - 1) / FIRST_PART;
    unsigned all = (1u << count) - 1, refined = 0, number = 0;
    first_sums_begin(&known, net);
    for (; number < first; number++)
        compare_in_world(&sums, net, state, seed, number, lines, all, &known);
    take_means(&sums, lines, count, state->player_count);
    for (unsigned i = 0; i < LINES_REFINED && refined != all; i++)
        refined |= 1u << best_line(lines, state, all & ~refined, NO_ACTION);
    const int own = chosen == NO_ACTION ? -1 : best_line(lines, state, all, chosen);
    if (own >= 0)
        refined |= 1u << own;
    /* The lucky ones among many lines are refined: what was lucky so far must not count. */
    if (worlds > first) {
        for (unsigned i = 0; i < count; i++)
            if (refined >> i & 1)
                comparison_forget(&sums, i);
    }
    for (; number < worlds; number++)
        compare_in_world(&sums, net, state, seed, number, lines, refined, &known);
    take_means(&sums, lines, count, state->player_count);
    const int best = best_line(lines, state, refined, NO_ACTION);
    for (unsigned i = 0; i < count; i++)
        if (refined >> i & 1)
            lines[i].variance = difference_variance(&sums, state->turn, i, (unsigned)best);
}

#endif
