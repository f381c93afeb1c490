/* Games judged by the nets, on a machine that has no Python: prints a digest of all that was found.
 *
 * Usage: judging TABLES NETS PLAYOUTS WORLDS, where NETS begins the names of the files of weights
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lanterns.h"

enum { WIDTH = 12, PLIES_APART = 7, MOST_BYTES = 1 << 18 };

static uint64_t digest = 14695981039346656037u; /* FNV-1a */

static void note(const void *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        digest = (digest ^ ((const uint8_t *)bytes)[i]) * 1099511628211u;
}

static int64_t read_whole(const char *name, void *to)
{
    FILE *file = fopen(name, "rb");
    if (!file)
        exit(3);
    const size_t count = fread(to, 1, MOST_BYTES, file);
    fclose(file);
    return (int64_t)count;
}

static void judge(const LanternsNet *net, const LanternsState *state, int playouts, int worlds)
{
    LanternsCandidate candidates[WIDTH];
    LanternsLine lines[LANTERNS_MAX_LINES];
    LanternsAdvice advice;
    const int8_t seat = (int8_t)state->turn;
    LanternsJudgment judgment;
    if (lanterns_judge(net, state, 1, &seat, 1, 1, 0, &judgment))
        exit(4);
    note(&judgment, sizeof judgment);
    const int turns = lanterns_turns(net, state, WIDTH, 1, candidates);
    note(candidates, (size_t)turns * sizeof *candidates);
    if (playouts) {
        const int found = lanterns_search(state, NULL, 0, WIDTH, 1, net, 1, playouts, 0, 0, candidates);
        note(candidates, (size_t)found * sizeof *candidates);
    }
    const double ratings[LANTERNS_MAX_PLAYERS] = {0, 1500, 2000, 900};
    const int count = lanterns_advise(net, state, -1, worlds, ratings, &advice, lines);
    note(&advice, sizeof advice);
    note(lines, (size_t)count * sizeof *lines);
}

int main(int argc, char **argv)
{
    static const uint8_t SEATING[LANTERNS_MAX_PLAYERS] = {0, 1, 2, 3};
    uint8_t *bytes = malloc(MOST_BYTES);
    LanternsNet *net = malloc((size_t)lanterns_net_size());
    if (argc != 5 || !bytes || !net || read_whole(argv[1], bytes) != sizeof(LanternsTables) ||
        lanterns_load((const LanternsTables *)bytes))
        return 2;
    for (int players = 2; players <= LANTERNS_MAX_PLAYERS; players++) {
        char name[4096];
        LanternsState state;
        int32_t action;
        snprintf(name, sizeof name, "%s%d-players.net", argv[2], players);
        if (lanterns_net_read(net, bytes, read_whole(name, bytes)) ||
            lanterns_shuffle(&state, 1, players, SEATING, 1, 0))
            return 3;
        for (unsigned ply = 0; lanterns_choose(&state, 1, 1, 1, ply, &action), action >= 0; ply++) {
            if (ply % PLIES_APART == 3)
                judge(net, &state, atoi(argv[3]), atoi(argv[4]));
            lanterns_apply(&state, 1, &action);
        }
        printf("%d %016llx\n", players, (unsigned long long)digest);
    }
    return 0;
}
