/* The simulator as one translation unit; each folder has its exported functions in `exports.h`. */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */

#include "lanterns.h"

#include "search/exports.h"

/* What is asked once for an action, and not a thousand times, is made small for the page. */
#if defined(__wasm__)
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif
#include "coach/exports.h"
#include "greedy/exports.h"
#include "human/exports.h"
#include "net/exports.h"
#include "rules/exports.h"
#include "table/exports.h"
#if defined(__wasm__)
#pragma clang attribute pop
#endif

/* Nobody learns in the page, so its module need not carry this. */
#if !defined(__wasm__)
#include "encoding/exports.h"
#endif

_Static_assert(sizeof(LanternsState) <= 1024, "a state takes at most one kilobyte");

int lanterns_load(const LanternsTables *printed)
{
    if (!tables_are_sound(printed))
        return LANTERNS_BAD_TABLES;
    tables.printed = *printed;
    tables_derive();
    horizons_derive();
    tile_sets_derive();
    return LANTERNS_OK;
}

/* Report the sizes with which a caller's own description of the structures must agree. */
int64_t lanterns_layout(int64_t *sizes, int64_t capacity)
{
    const int64_t known[] = {
        sizeof(LanternsTables), sizeof(LanternsPlayer), sizeof(LanternsState),
        sizeof(LanternsOutcome), sizeof(LanternsResult), sizeof(LanternsCandidate),
        sizeof(LanternsEvaluation), sizeof(LanternsBelief), sizeof(LanternsJudgment),
        sizeof(LanternsNetHeader), sizeof(LanternsEvent), sizeof(LanternsRefusal),
        sizeof(LanternsStanding), sizeof(LanternsTraits), sizeof(LanternsReason),
        sizeof(LanternsLine), sizeof(LanternsAdvice), sizeof(LanternsAccount),
        LANTERNS_MAX_ACTIONS, LANTERNS_PREVIEW_BYTES,
    };
    const int64_t count = sizeof known / sizeof *known;
    for (int64_t i = 0; i < count && i < capacity; i++)
        sizes[i] = known[i];
    return count;
}
