/* The library under the sanitizers: playouts, search, and whatever bytes and numbers come along.
 *
 * Usage: driver TABLES ROUNDS NETS, where NETS begins the names of the files of weights
 * Every buffer is of the exact size that the interface asks for, so that one byte too far is
 * noticed. The exit code is 0 if all went well; the sanitizers stop the program otherwise.
 */
#include <stdio.h>
#include <stdlib.h>

#include "driver.h"

static const uint8_t SEATINGS[][4] = {{2, 0},    {3, 0},    {0, 1},       {2, 3, 0},
                                      {1, 3, 0}, {0, 1, 2}, {2, 3, 0, 1}, {3, 0, 1, 2}};
static const int PLAYERS[] = {2, 2, 2, 3, 3, 3, 4, 4};

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
    coach_all(states, GAMES);
    encode(states, GAMES);
    learn(round, players, SEATINGS[which]);
    free(states);
    free(results);
    free(seats);
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
