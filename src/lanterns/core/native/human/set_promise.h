/* What lantern cards promise to a player who thinks in sets, in 1024ths of an honor point.
 *
 * An unfinished set is worth more and more as it grows. Only one set can be dedicated with the same
 * cards, so that the second and third best kind count in part. The aim of a player lies between one
 * who likes every card alike and one for whom only sets count.
 */
#ifndef LANTERNS_SET_PROMISE_H
#define LANTERNS_SET_PROMISE_H

#include "../greedy/card_values.h"

enum { CARD_WITHOUT_AIM = HONOR, CARD_LOST_TO_AIM = 717 /* of it, by those who aim for sets */ };

/* The share of a set that is there to the power of 1.5, by cards missing. */
static const Value four_promise[5] = {1024, 665, 362, 128, 0};
static const Value three_promise[7] = {1024, 779, 557, 362, 197, 70, 0};
static const Value seven_promise[8] = {1024, 813, 618, 442, 287, 156, 55, 0};

typedef struct {
    Value honor[KINDS]; /* of the next token of each kind */
    Value aim;          /* in 1024ths */
    Value card;         /* any card at all */
} Taste;

static Taste taste_of(const State *state, Value aim)
{
    Taste taste = {.aim = aim, .card = CARD_WITHOUT_AIM - fraction_of(CARD_LOST_TO_AIM, aim)};
    for (unsigned kind = 0; kind < KINDS; kind++)
        taste.honor[kind] = (Value)token_honor(state->player_count, kind, state->taken[kind]);
    return taste;
}

static unsigned in_three_pairs(Tally tally)
{
    const unsigned shared = tally.colors < 3 ? tally.colors : 3;
    return tally.pairs < 3 ? tally.pairs + shared : 6;
}

static Value promise_of(const Taste *taste, Cards cards)
{
    const Tally tally = tally_of(cards);
    const Value four = taste->honor[FOUR_OF_A_KIND] * four_promise[4 - tally.most];
    const Value three = taste->honor[THREE_PAIR] * three_promise[6 - in_three_pairs(tally)];
    const Value seven = taste->honor[SEVEN_UNIQUE] * seven_promise[COLORS - tally.colors];
    const Value best = at_least(at_least(four, three), seven);
    const Value least = at_most(at_most(four, three), seven);
    const Value middle = four + three + seven - best - least;
    const Value hoped = (5 * best + 2 * middle + least) / 5;
    return (Value)tally.total * taste->card + fraction_of(hoped, taste->aim);
}

/* The honor of the best token that these cards can be dedicated for, or zero. */
static Value completed_honor(const Taste *taste, Cards cards)
{
    const Tally tally = tally_of(cards);
    Value best = 0;
    if (tally.most == 4)
        best = taste->honor[FOUR_OF_A_KIND];
    if (tally.pairs >= 3)
        best = at_least(best, taste->honor[THREE_PAIR]);
    if (tally.colors == COLORS)
        best = at_least(best, taste->honor[SEVEN_UNIQUE]);
    return best;
}

#endif
