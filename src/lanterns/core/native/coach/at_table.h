/* How likely the seats are to win with those who play.
 *
 * Lines are compared by chances among equals. Stronger seats win more than these say, the more the
 * more tiles are left; and the weaker all are, the less is decided by then. A conditional logit has
 * both: `benchmarks/chances.py` fits its weights to games of all levels.
 */
#ifndef LANTERNS_AT_TABLE_H
#define LANTERNS_AT_TABLE_H

#include "../net/forward.h"

/* Ratings in units of 400 points, which are odds of ten to one, from the mean of the ladder: the
 * level of a table is their mean, its spread how far they are from that on average. */
static const double MEAN_RATING = 1500, RATING_UNIT = 400;

/* The weights of the chance are for 1, the part of the tiles that is left, the level, and the spread
 * times the tiles; those of the rating for 1, tiles, level, level times tiles, and the spread. */
typedef struct {
    double least, most, widest; /* level and spread: no games were played beyond them */
    double of_chance[4], of_rating[5];
} TableWeights;

static const TableWeights TABLE_WEIGHTS[MAX_PLAYERS + 1] = {
    [2] = {-2.3, 1.7, 2.0, {0.7763, -0.0363, 0.1922, 0.3740},
           {1.8074, 1.1001, -0.7038, 0.6399, -0.4049}},
    [3] = {-1.6, 1.0, 1.1, {0.6939, 0.5323, 0.2467, 1.2507},
           {0.8372, 1.1398, -0.7366, 1.1270, 1.1114}},
    [4] = {-1.4, 0.8, 1.1, {0.6697, 0.6630, 0.1847, 0.4685},
           {2.0605, 1.4198, -0.4505, 0.4094, -1.1907}},
};

static const double LOG_2 = 0.6931471805599453;
static const double NEVER_CERTAIN = 0.01; /* of every chance, so much is shared by all */

/* The natural logarithm of x, from 0 to 1, on every machine the same. */
static double logarithm(double x)
{
    static const double inverse[] = {1, 1 / 3.0, 1 / 5.0, 1 / 7.0, 1 / 9.0, 1 / 11.0, 1 / 13.0};
    int halvings = 0;
    for (; x < 0.7; x *= 2)
        halvings++;
    const double part = (x - 1) / (x + 1), square = part * part;
    double sum = 0;
    for (int i = 6; i >= 0; i--)
        sum = inverse[i] + square * sum;
    return 2 * part * sum - halvings * LOG_2;
}

/* How far each seat is above the mean of the table. Zero stands for a rating that nobody knows: the
 * seat is as strong as the others are. Returns the table's level. */
static double heights_of(const double *ratings, unsigned players, double *heights)
{
    double sum = 0;
    unsigned known = 0;
    for (unsigned seat = 0; seat < players; seat++) {
        sum += ratings[seat];
        known += ratings[seat] > 0;
    }
    const double mean = known ? sum / known : MEAN_RATING;
    for (unsigned seat = 0; seat < players; seat++)
        heights[seat] = ratings[seat] > 0 ? (ratings[seat] - mean) / RATING_UNIT : 0;
    return (mean - MEAN_RATING) / RATING_UNIT;
}

static void chances_at_table(const State *state, const double *ratings, const double *among_equals,
                             double *to)
{
    const unsigned players = state->player_count, total = tables.printed.tiles_in_play[players];
    const TableWeights *weights = &TABLE_WEIGHTS[players];
    const double *a = weights->of_chance, *b = weights->of_rating;
    const double tiles = (total + 1.0 - state->placed_count) / total;
    double heights[MAX_PLAYERS], logits[MAX_PLAYERS], spread = 0, most = -1e9, sum = 0;
    double level = heights_of(ratings, players, heights);
    level = level < weights->least ? weights->least : level > weights->most ? weights->most : level;
    for (unsigned seat = 0; seat < players; seat++)
        spread += (heights[seat] < 0 ? -heights[seat] : heights[seat]) / players;
    spread = spread > weights->widest ? weights->widest : spread;
    const double of_chance = a[0] + a[1] * tiles + a[2] * level + a[3] * spread * tiles;
    const double of_rating =
        b[0] + b[1] * tiles + b[2] * level + b[3] * level * tiles + b[4] * spread;
    for (unsigned seat = 0; seat < players; seat++) {
        const double chance =
            (1 - NEVER_CERTAIN) * among_equals[seat] + NEVER_CERTAIN / players;
        logits[seat] = of_chance * logarithm(chance) + of_rating * heights[seat];
        most = logits[seat] > most ? logits[seat] : most;
    }
    for (unsigned seat = 0; seat < players; seat++)
        sum += to[seat] = exponential(logits[seat] - most);
    for (unsigned seat = 0; seat < players; seat++)
        to[seat] /= sum;
}

#endif
