/* In what a line differs from the best one. */
#ifndef LANTERNS_DIFFERENCES_H
#define LANTERNS_DIFFERENCES_H

#include "reasons.h"

/* Twice the error of what is seen in the deals. */
enum { OFTEN_APART = 10 /* percent */, CARDS_APART = 2 /* tenths of a card */ };

/* A reason that only one of two lines has; the sign is that of the better line. */
typedef struct {
    const Reason *reason;
    double *share;
    int sign;
} Difference;

typedef struct {
    unsigned count;
    Difference all[2 * LANTERNS_MAX_REASONS];
} Differences;

/* Whether a line has a reason of another. What the next turns bring is only known on average: what
 * hardly differs is the same. */
static int has_reason(const Line *line, const Line *other, const Reason *reason)
{
    const unsigned seat = reason->seat;
    if (reason->type == REASON_TOKEN_NEXT && line->next_token[seat] == other->next_token[seat]) {
        const int apart = line->next_often[seat] - other->next_often[seat];
        return apart < OFTEN_APART && -apart < OFTEN_APART;
    }
    for (unsigned i = 0; i < line->reason_count; i++) {
        Reason alike = line->reasons[i];
        const int apart = alike.number - reason->number;
        if (alike.type == REASON_CARDS_NEXT && apart < CARDS_APART && -apart < CARDS_APART)
            alike.number = reason->number;
        if (!memcmp(&alike, reason, sizeof alike))
            return 1;
    }
    return 0;
}

/* List the reasons of a line that another does not have; returns how many. */
static uint8_t reasons_without(const Line *line, const Line *other, uint8_t *without)
{
    uint8_t count = 0;
    for (unsigned i = 0; i < line->reason_count; i++)
        if (!has_reason(other, line, &line->reasons[i]))
            without[count++] = (uint8_t)i;
    return count;
}

static void differences_add(Differences *found, const Line *line, const uint8_t *listed,
                            unsigned count, double *shares, int sign)
{
    for (unsigned i = 0; i < count; i++) {
        shares[i] = 0;
        found->all[found->count++] = (Difference){&line->reasons[listed[i]], &shares[i], sign};
    }
}

/* The largest share first. */
static void sort_by_share(uint8_t *listed, double *shares, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        const uint8_t one = listed[i];
        const double share = shares[i];
        unsigned at = i;
        for (; at > 0 && shares[at - 1] < share; at--) {
            listed[at] = listed[at - 1];
            shares[at] = shares[at - 1];
        }
        listed[at] = one;
        shares[at] = share;
    }
}

#endif
