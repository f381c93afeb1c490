/* Chance that repeats itself, memory of an exact size, and weights for every number of players. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver.h"

LanternsNet *nets[LANTERNS_MAX_PLAYERS + 1];

static uint64_t seed = 1;

uint32_t draw(uint32_t bound)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % bound;
}

void *room(size_t count, size_t size)
{
    void *memory = malloc(count ? count * size : 1);
    if (!memory)
        exit(3);
    memset(memory, 0xA5, count * size);
    return memory;
}

void expect(int holds, const char *what)
{
    if (!holds) {
        fprintf(stderr, "expected: %s\n", what);
        exit(1);
    }
}

/* Read a file of weights, and the same with some bytes changed or cut short. */
void read_net(int players, const char *begin)
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
