/* A game reviewed: each seat's account, and the moments that decided. */
#ifndef LANTERNS_REVIEW_H
#define LANTERNS_REVIEW_H

#include "../rules/result.h"

typedef LanternsAdvice Advice;
typedef LanternsAccount Account;

/* Each decision moves the chances from those of the best line to those of the chosen one; all they
 * do between decisions is luck. Quality is what the seat kept of what was at stake. */
static Account account_of(const State *end, const Advice *decisions, int64_t count, unsigned seat)
{
    Account account = {.result = win_share_of(end, seat), .quality = 100};
    double stake = 0, lost = 0;
    for (int64_t i = 0; i < count; i++) {
        const Advice *one = &decisions[i];
        if (one->seat == seat) {
            account.own += one->shift[seat];
            stake += one->stake;
            lost += one->loss_win;
        } else
            account.others += one->shift[seat];
    }
    account.luck = account.result - 1.0 / end->player_count - account.own - account.others;
    if (stake > 0)
        account.quality = lost < stake ? 100 * (1 - lost / stake) : 0;
    return account;
}

/* List the costliest decisions, of equal ones the earlier first, and none that is good. */
static int list_moments(const Advice *decisions, int64_t count, int32_t *moments)
{
    int found = 0;
    for (int64_t i = 0; i < count; i++) {
        int at = found;
        if (decisions[i].verdict < VERDICT_INACCURACY)
            continue;
        while (at > 0 && decisions[moments[at - 1]].loss_win < decisions[i].loss_win)
            at--;
        if (at == LANTERNS_MOMENTS)
            continue;
        found += found < LANTERNS_MOMENTS;
        for (int next = found - 1; next > at; next--)
            moments[next] = moments[next - 1];
        moments[at] = (int32_t)i;
    }
    return found;
}

#endif
