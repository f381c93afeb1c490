/* Self-play for training, on many threads, with the core's own rules, turns and nets.
 *
 * One translation unit that includes the whole core, so that features and inference are the ones
 * that play.
 */
#include "duels.h"
#include "playouts.h"

#include <pthread.h>

enum { MAX_THREADS = 256, STACK_BYTES = 16 << 20 };

typedef struct {
    void (*play)(const void *work, int64_t game, const uint8_t *seating);
    const void *work;
    const uint8_t *seating;
    int64_t games, next;
} Queue;

static void *work_off(void *given)
{
    Queue *queue = given;
    for (;;) {
        const int64_t game = __atomic_fetch_add(&queue->next, 1, __ATOMIC_RELAXED);
        if (game >= queue->games)
            return NULL;
        queue->play(queue->work, game, queue->seating);
    }
}

static void work_on_threads(Queue *queue, int threads)
{
    pthread_t ids[MAX_THREADS];
    pthread_attr_t attributes;
    int started = 0;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    while (started < threads - 1 && started < MAX_THREADS &&
           pthread_create(&ids[started], &attributes, work_off, queue) == 0)
        started++;
    work_off(queue);
    while (started > 0)
        pthread_join(ids[--started], NULL);
    pthread_attr_destroy(&attributes);
}

static void play_one(const void *work, int64_t game, const uint8_t *seating)
{
    play_game(work, game, seating);
}

static void duel_one(const void *work, int64_t game, const uint8_t *seating)
{
    duel_game(work, game, seating);
}

static void playout_one(const void *work, int64_t game, const uint8_t *seating)
{
    (void)seating; /* the position has one */
    playout_game(work, game);
}

LANTERNS_API int training_inputs(int players, int *color, int *global)
{
    return feature_counts(FEATURES_VERSION, players, color, global);
}

LANTERNS_API void training_play(const Games *games, int64_t count, const uint8_t *seating,
                                int threads)
{
    Queue queue = {.play = play_one, .work = games, .seating = seating, .games = count};
    work_on_threads(&queue, threads);
}

LANTERNS_API void training_duel(const Duels *duels, int64_t deals, const uint8_t *seating,
                                int threads)
{
    Queue queue = {.play = duel_one, .work = duels, .seating = seating,
                   .games = deals * duels->players};
    work_on_threads(&queue, threads);
}

LANTERNS_API void training_playouts(const Playouts *playouts, int64_t games, int threads)
{
    Queue queue = {.play = playout_one, .work = playouts, .games = games};
    work_on_threads(&queue, threads);
}
