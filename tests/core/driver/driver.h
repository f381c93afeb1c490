/* The parts of the driver, in the order in which they use each other. */
#ifndef DRIVER_H
#define DRIVER_H

#include <stddef.h>

#include "lanterns.h"

enum { GAMES = 6 };

/* tools.c */
extern LanternsNet *nets[LANTERNS_MAX_PLAYERS + 1];
uint32_t draw(uint32_t bound);
void *room(size_t count, size_t size);
void expect(int holds, const char *what);
void read_net(int players, const char *begin);

/* thinking.c */
void count_sequences(const LanternsState *state, int depth);
void search_in_pieces(const LanternsState *state, const LanternsState *past, int64_t count,
                      int width);
void judge_all(const LanternsState *states, int64_t count);
void coach_all(const LanternsState *states, int64_t count);
void choose_humanly(const LanternsState *state);

/* reading.c */
void read_all(const LanternsState *states, int64_t count);

/* wild.c */
void deal_wildly(void);
void act_wildly(LanternsState *states, int64_t count);
void restore_wildly(const LanternsState *good);

/* learning.c */
void encode(const LanternsState *states, int64_t count);
void learn(unsigned round, int players, const uint8_t *seating);

#endif
