/* What each difference between two positions is worth to the seat that has just laid its tile.
 *
 * One position is turned into the other part by part, in an order and in the reverse of it. A part is
 * worth the mean of what the net's chance moves when it is changed, so that all parts add up to what
 * the net moves between the positions.
 */
#ifndef LANTERNS_SHARES_H
#define LANTERNS_SHARES_H

#include "lines.h"

enum {
    PART_HONOR,  /* of the seat */
    PART_STACKS, /* the tokens left for all */
    PART_FAVOR,
    PART_LAKE,   /* and the tiles in hand */
    PART_CARDS,  /* of each seat, by color */
    PART_SUPPLY = PART_CARDS + MAX_PLAYERS * COLORS, /* whether it has any of a color */
    PARTS = PART_SUPPLY + COLORS
};

#define COUNTS UINT64_C(0x00FFFFFFFFFFFFFF)

static const State *either(const State *from, const State *to, uint64_t parts, unsigned part)
{
    return parts >> part & 1 ? to : from;
}

/* All bytes of the colors whose parts are set, from one part on. */
static uint64_t color_bytes(uint64_t parts, unsigned first)
{
    return mask_flags((unsigned)(parts >> first) & ((1u << COLORS) - 1)) * 0xFF;
}

/* The position `from` with some parts of `to`. What nobody holds is in the supply. */
static State state_mixed(const State *from, const State *to, uint64_t parts)
{
    State state = *either(from, to, parts, PART_LAKE);
    const unsigned active = state.turn;
    Player *own = &state.players[active];
    const State *stacks = either(from, to, parts, PART_STACKS);
    const State *favor = either(from, to, parts, PART_FAVOR);
    const uint64_t ended = color_bytes(parts, PART_SUPPLY);
    uint8_t in_all[COLORS];
    own->honor = either(from, to, parts, PART_HONOR)->players[active].honor;
    own->favor = favor->players[active].favor;
    state.favor_bank = favor->favor_bank;
    memcpy(state.taken, stacks->taken, sizeof state.taken);
    for (unsigned color = 0; color < COLORS; color++)
        in_all[color] = (uint8_t)cards_of(from->supply, color);
    for (unsigned seat = 0; seat < state.player_count; seat++) {
        const uint64_t changed = color_bytes(parts, PART_CARDS + seat * COLORS);
        const Cards was = from->players[seat].cards, is = to->players[seat].cards;
        const uint64_t counts = ((was & ~changed) | (is & changed)) & COUNTS;
        state.players[seat].cards = counts | (uint64_t)flags_count(counts) << 56;
        for (unsigned color = 0; color < COLORS; color++)
            in_all[color] = (uint8_t)(in_all[color] + cards_of(was, color) - cards_of(counts, color));
    }
    state.supply = 0;
    for (unsigned color = 0; color < COLORS; color++) {
        const unsigned was = cards_of(from->supply, color), is = cards_of(to->supply, color);
        unsigned count = in_all[color] > 127 ? 0 : in_all[color];
        if (!was != !is) /* a part of its own */
            count = ended >> 8 * color & 1 ? is : was;
        state.supply += count * card(color);
    }
    return state;
}

static uint64_t parts_apart(const State *from, const State *to)
{
    const unsigned active = from->turn;
    uint64_t parts = UINT64_C(1) << PART_LAKE;
    if (from->players[active].honor != to->players[active].honor)
        parts |= UINT64_C(1) << PART_HONOR;
    if (memcmp(from->taken, to->taken, sizeof from->taken))
        parts |= UINT64_C(1) << PART_STACKS;
    if (from->players[active].favor != to->players[active].favor)
        parts |= UINT64_C(1) << PART_FAVOR;
    for (unsigned color = 0; color < COLORS; color++) {
        for (unsigned seat = 0; seat < from->player_count; seat++)
            if (cards_of(from->players[seat].cards, color) !=
                cards_of(to->players[seat].cards, color))
                parts |= UINT64_C(1) << (PART_CARDS + seat * COLORS + color);
        if (!cards_of(from->supply, color) != !cards_of(to->supply, color))
            parts |= UINT64_C(1) << (PART_SUPPLY + color);
    }
    return parts;
}

/* What each part of `to` adds to the active seat's chance with `from`. */
static void share_parts(const Net *net, const State *from, const State *to, double *shares)
{
    const uint64_t apart = parts_apart(from, to);
    FirstSums known;
    first_sums_begin(&known, net);
    const double chance_from = judge_afterstate(net, from, &known).chance[0];
    for (int backward = 0; backward < 2; backward++) {
        uint64_t changed = 0;
        double before = chance_from;
        for (unsigned i = 0; i < PARTS; i++) {
            const unsigned part = backward ? PARTS - 1 - i : i;
            if (!(apart >> part & 1))
                continue;
            changed |= UINT64_C(1) << part;
            const State state = state_mixed(from, to, changed);
            const double chance = judge_afterstate(net, &state, &known).chance[0];
            shares[part] += (chance - before) / 2;
            before = chance;
        }
    }
}

#endif
