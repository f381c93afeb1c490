/* Whole games a second in C alone: the mark against which the Python face is measured.
 *
 * Usage: games TABLES POLICY PLAYERS GAMES
 * where TABLES is a file with the bytes of `lanterns.core.component_tables.printed_tables()`.
 */
#define _POSIX_C_SOURCE 199309L

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "lanterns.h"

enum { CHUNK = 1000 };

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv)
{
    static const uint8_t seatings[][4] = {{0}, {0}, {2, 0}, {2, 3, 0}, {2, 3, 0, 1}};
    LanternsTables printed;
    if (argc != 5)
        return fputs("usage: games TABLES POLICY PLAYERS GAMES\n", stderr), 2;
    FILE *file = fopen(argv[1], "rb");
    if (!file || fread(&printed, sizeof printed, 1, file) != 1)
        return fputs("the tables cannot be read\n", stderr), 2;
    fclose(file);
    const int policy = atoi(argv[2]), players = atoi(argv[3]);
    const int64_t games = atoll(argv[4]);
    if (players < 2 || players > 4 || lanterns_load(&printed) != LANTERNS_OK)
        return fputs("the tables or the number of players are wrong\n", stderr), 2;

    LanternsResult results[CHUNK];
    int64_t played = 0, actions = 0, honor = 0;
    const double start = seconds();
    while (played < games) {
        lanterns_play(CHUNK, players, seatings[players], policy, 1, (uint64_t)played, results);
        for (int i = 0; i < CHUNK; i++) {
            actions += results[i].actions;
            honor += results[i].honor[0];
        }
        played += CHUNK;
    }
    const double taken = seconds() - start;
    printf("{\"games_per_s\": %.0f, \"actions_per_s\": %.0f, \"mean_honor\": %.3f}\n",
           (double)played / taken, (double)actions / taken, (double)honor / (double)played);
    return 0;
}
