/* What a game leaves behind for training: a row for each turn in which a tile was laid. */
#ifndef TRAINING_ROWS_H
#define TRAINING_ROWS_H

#include "../../src/lanterns/core/native/lanterns.c"

/* Arrays over games, then turns, then seats; seats within a row are counted from the row's own. */
typedef struct {
    int8_t *inputs;      /* of the afterstate: the blocks of the colors, then the common inputs */
    float *expected;     /* by the best turn found: chances to win, then honor at the end */
    uint8_t *honor;      /* of every seat in the afterstate */
    uint8_t *is_counted; /* whether the learner can learn from the row */
    uint8_t *is_explored; /* whether another turn than the best was played */
    float *shares;       /* by game and seat: of the victory */
    uint8_t *final_honor;
} Rows;

static unsigned row_inputs(int players)
{
    int color, global;
    feature_counts(FEATURES_VERSION, players, &color, &global);
    return (unsigned)(COLORS * color + global);
}

static void write_inputs(const State *after, int8_t *to)
{
    Inputs inputs = {0};
    int color, global;
    feature_counts(FEATURES_VERSION, after->player_count, &color, &global);
    features_of(after, laid_tiles_of(after), &inputs);
    for (unsigned block = 0; block < COLORS; block++)
        for (int i = 0; i < color; i++)
            *to++ = (int8_t)byte_of(inputs.colors[i], block);
    for (int i = 0; i < global; i++)
        *to++ = (int8_t)inputs.globals[i];
}

/* Write the afterstate of the active seat as row `index`. */
static void write_row(const Rows *rows, int64_t index, const State *after, const Judgment *best,
                      int is_explored)
{
    const unsigned players = after->player_count;
    write_inputs(after, rows->inputs + index * row_inputs((int)players));
    for (unsigned i = 0, seat = after->turn; i < players; i++, seat = next_seat(after, seat)) {
        rows->honor[index * players + i] = after->players[seat].honor;
        if (best) {
            rows->expected[index * 2 * players + i] = (float)best->chance[i];
            rows->expected[index * 2 * players + players + i] = (float)best->honor[i];
        }
    }
    rows->is_counted[index] = 1;
    rows->is_explored[index] = (uint8_t)is_explored;
}

static void write_result(const Rows *rows, int64_t game, const State *over)
{
    const unsigned players = over->player_count;
    for (unsigned seat = 0; seat < players; seat++) {
        rows->shares[game * players + seat] = (float)win_share_of(over, seat);
        rows->final_honor[game * players + seat] = over->players[seat].honor;
    }
}

#endif
