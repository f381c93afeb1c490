/* Seconds on a monotonic clock, or of processor time. */
#ifndef LANTERNS_CLOCK_H
#define LANTERNS_CLOCK_H

#if defined(_WIN32)
/* Of all that it defines, only the clock is wanted: some of its names are ours too. */
#define WIN32_LEAN_AND_MEAN
#define NOGDI
#include <windows.h>

static double clock_seconds(void)
{
    LARGE_INTEGER now, frequency;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&frequency);
    return (double)now.QuadPart / (double)frequency.QuadPart;
}
#elif defined(__wasm__)
/* There is no clock inside: the program that loads the module lends its own. */
__attribute__((import_module("lanterns"), import_name("seconds"))) double clock_seconds(void);
#else
#include <time.h>

/* Set by a process that measures bots: a busy machine must not take time away from their searches.
 * The time of the thread that calls `next` counts, so this is for searches in one thread. */
LANTERNS_API int lanterns_counts_processor_time;
int lanterns_counts_processor_time = 0;

static double clock_seconds(void)
{
    struct timespec now;
    clock_gettime(lanterns_counts_processor_time ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
#endif

#endif
