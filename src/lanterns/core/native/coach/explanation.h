/* How much of a line's loss each difference to the best line explains.
 *
 * What a turn does at once has the share that the net gives it. What is left of the loss turns up
 * in the next turns of the seats; it goes to what is said of these, as far as they move it.
 */
#ifndef LANTERNS_EXPLANATION_H
#define LANTERNS_EXPLANATION_H

#include "differences.h"
#include "shares.h"

enum { LINES_EXPLAINED = 2 /* besides the best and the chosen one */ };

/* Give a share to the first difference of a type, or of the second if there is none. */
static void share_by_type(Differences *found, double share, unsigned type, unsigned otherwise)
{
    for (unsigned tried = 0; tried < 2; tried++)
        for (unsigned i = 0; i < found->count; i++)
            if (found->all[i].reason->type == (tried ? otherwise : type)) {
                *found->all[i].share += share;
                return;
            }
}

/* Whether the supply has any card of a color: told by the end of it, or by who brings it back. */
static void share_supply(Differences *found, double share, unsigned color)
{
    static const uint8_t types[] = {REASON_COLOR_ENDED, REASON_CARDS_RETURNED, REASON_CARD_DENIED,
                                    REASON_CARDS_TAKEN, REASON_CARD_GIVEN};
    for (unsigned n = 0; n < sizeof types; n++)
        for (unsigned i = 0; i < found->count; i++)
            if (found->all[i].reason->type == types[n] &&
                cards_of(found->all[i].reason->cards, color)) {
                *found->all[i].share += share;
                return;
            }
}

/* How many cards of a color a reason moves into a seat's hand. */
static int cards_moved(const Reason *reason, unsigned seat, unsigned color)
{
    const int count = (int)cards_of(reason->cards, color);
    if (reason->seat != seat)
        return 0;
    return reason->type == REASON_CARDS_TAKEN || reason->type == REASON_CARD_GIVEN ? count
           : reason->type == REASON_CARDS_RETURNED                                 ? -count
                                                                                   : 0;
}

/* Share what a seat's cards of a color are worth by how many each difference moves. */
static void share_cards(Differences *found, double share, unsigned seat, unsigned color)
{
    int moved = 0;
    for (unsigned i = 0; i < found->count; i++)
        moved += found->all[i].sign * cards_moved(found->all[i].reason, seat, color);
    for (unsigned i = 0; moved && i < found->count; i++) {
        Difference *one = &found->all[i];
        *one->share += share * one->sign * cards_moved(one->reason, seat, color) / moved;
    }
}

static void share_favor(Differences *found, double share)
{
    int moved = 0;
    for (unsigned i = 0; i < found->count; i++)
        if (found->all[i].reason->type == REASON_FAVOR_TAKEN)
            moved += found->all[i].sign * found->all[i].reason->number;
    for (unsigned i = 0; moved && i < found->count; i++)
        if (found->all[i].reason->type == REASON_FAVOR_TAKEN)
            *found->all[i].share += share * found->all[i].sign * found->all[i].reason->number /
                                    moved;
}

/* Cards that complete a set, or nearly, are told by the set: it has the share of the cards. */
static void share_sets(Differences *found)
{
    for (unsigned type = REASON_SET_COMPLETED; type <= REASON_ONE_SHORT; type++)
        for (unsigned i = 0; i < found->count; i++) {
            const Difference *set = &found->all[i];
            for (unsigned j = 0; set->reason->type == type && j < found->count; j++) {
                Difference *cards = &found->all[j];
                if (cards->sign != set->sign || cards->reason->seat != set->reason->seat ||
                    (cards->reason->type != REASON_CARDS_TAKEN &&
                     cards->reason->type != REASON_CARD_GIVEN))
                    continue;
                *set->share += *cards->share;
                *cards->share = 0;
            }
        }
}

/* The difference that tells why a seat's next turn moves the active one's chance up or down. */
static Difference *difference_next(Differences *found, unsigned seat, int is_good)
{
    const int wanted = is_good ? 1 : -1;
    for (unsigned type = REASON_TOKEN_NEXT; type <= REASON_CARDS_NEXT; type++) {
        Difference *told = NULL;
        int more = 0; /* of it in the better line */
        for (unsigned i = 0; i < found->count; i++) {
            Difference *one = &found->all[i];
            const int often = type == REASON_TOKEN_NEXT ? one->reason->often : 1;
            if (one->reason->type != type || one->reason->seat != seat)
                continue;
            more += one->sign * one->reason->number * often;
            if (!told || one->sign == wanted)
                told = one;
        }
        if (told && more * wanted > 0)
            return told;
    }
    return NULL;
}

/* Share what is left of the loss by what each seat's next turn moves in the same direction. Where
 * nothing tells why, what the active seat's own one brings comes from the lake. */
static void share_next(const State *state, const Line *best, Line *line, const double *shares,
                       double left, Differences *found)
{
    const unsigned active = state->turn;
    double moved[MAX_PLAYERS], sum = 0, now = 0;
    for (unsigned part = 0; part < PARTS; part++)
        now += shares[part];
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        moved[seat] = best->next_worth[seat] - line->next_worth[seat];
        if (seat == next_seat(state, active))
            moved[seat] -= now;
        if (moved[seat] * left > 0)
            sum += moved[seat];
    }
    for (unsigned seat = 0; seat < state->player_count; seat++) {
        /* What is good for another seat is bad for the active one. */
        Difference *next = difference_next(found, seat, (seat == active) == (left > 0));
        if (moved[seat] * left <= 0)
            continue;
        double *share = next           ? next->share
                        : seat == active ? &line->lake_share
                                         : &line->more_next_shares[seat];
        *share += left * moved[seat] / sum;
    }
}

/* The position in which a line has laid its tile and drawn nothing yet. */
static State state_laid(const State *state, const Line *line)
{
    State laid = *state;
    for (unsigned i = 0; i + 1 < line->count; i++)
        apply(&laid, line->actions[i]);
    lay(&laid, line->actions[line->count - 1]);
    return laid;
}

/* In the final round nothing counts but honor, and how a tie is broken. */
static void share_final(Differences *found, double loss)
{
    static const uint8_t types[] = {REASON_TOKEN_TAKEN, REASON_TIE_BREAK, REASON_SET_COMPLETED,
                                    REASON_CARDS_TAKEN, REASON_CARDS_RETURNED};
    for (unsigned n = 0; n < sizeof types; n++)
        for (unsigned i = 0; i < found->count; i++)
            if (found->all[i].reason->type == types[n]) {
                *found->all[i].share = loss;
                return;
            }
}

static void share_loss(const Net *net, const State *state, const Line *best, Line *line,
                       Differences *found)
{
    const unsigned seat = state->turn;
    const double loss = best->chance[seat] - line->chance[seat];
    if (!is_placement(line->actions[line->count - 1])) {
        share_final(found, loss);
        return;
    }
    const State from = state_laid(state, line), to = state_laid(state, best);
    double shares[PARTS] = {0};
    share_parts(net, &from, &to, shares);
    share_by_type(found, shares[PART_HONOR], REASON_TOKEN_TAKEN, REASON_TOKEN_TAKEN);
    share_by_type(found, shares[PART_STACKS], REASON_TOKEN_AHEAD, REASON_TOKEN_TAKEN);
    share_favor(found, shares[PART_FAVOR]);
    for (unsigned color = 0; color < COLORS; color++) {
        for (unsigned other = 0; other < state->player_count; other++)
            share_cards(found, shares[PART_CARDS + other * COLORS + color], other, color);
        share_supply(found, shares[PART_SUPPLY + color], color);
    }
    share_sets(found);
    line->lake_share = shares[PART_LAKE];
    double left = loss - line->lake_share;
    for (unsigned i = 0; i < found->count; i++)
        left -= *found->all[i].share;
    if (line->worlds)
        share_next(state, best, line, shares, left, found);
}

/* Explain lines, of which the best comes first. Only those that somebody may read of, the next best
 * ones and the chosen one, have shares. */
static void explain_lines(const Net *net, Line *lines, unsigned count, int chosen,
                          const State *state)
{
    for (unsigned i = 0; i < count; i++)
        list_reasons(&lines[i], state);
    for (unsigned i = 1; i < count; i++) {
        Line *line = &lines[i];
        Differences found = {0};
        line->alone_count = reasons_without(line, lines, line->alone);
        line->missed_count = reasons_without(lines, line, line->missed);
        differences_add(&found, lines, line->missed, line->missed_count, line->missed_shares, 1);
        differences_add(&found, line, line->alone, line->alone_count, line->alone_shares, -1);
        if (i > LINES_EXPLAINED && (int)i != chosen)
            continue;
        share_loss(net, state, lines, line, &found);
        sort_by_share(line->alone, line->alone_shares, line->alone_count);
        sort_by_share(line->missed, line->missed_shares, line->missed_count);
    }
}

#endif
