/* What an action leads to, as events in the order of the rules. */
#ifndef LANTERNS_EVENTS_H
#define LANTERNS_EVENTS_H

#include "../rules/turn.h"

typedef LanternsEvent Event;

static unsigned neighbor_of(unsigned cell, unsigned direction)
{
    switch (direction) {
    case NORTH:
        return cell - 1;
    case EAST:
        return cell + STEP_EAST;
    case SOUTH:
        return cell + 1;
    default:
        return cell - STEP_EAST;
    }
}

/* Take a card from a supply; returns whether there was one. */
static uint8_t supply_take(Cards *supply, unsigned color)
{
    if (!cards_of(*supply, color))
        return 0;
    *supply -= card(color);
    return 1;
}

/* The rewards of a placement, received or missed, if it is the turn of `placer`; returns how many. */
static unsigned reward_events(const State *state, unsigned placer, uint32_t entry, unsigned tile,
                              unsigned turns, Event *events)
{
    const unsigned sides = tables.sides[tile][turns], cell = cell_of(entry);
    const unsigned matched = sides_matched(entry, sides);
    Cards supply = state->supply;
    unsigned count = 0, favors = 0;
    for (unsigned direction = 0; direction < 4; direction++)
        if (matched >> 4 * direction & 1) {
            const unsigned color = sides >> 4 * direction & 7;
            events[count++] = (Event){.kind = EVENT_MATCHED,
                                      .seat = (uint8_t)placer,
                                      .color = (uint8_t)color,
                                      .other = (uint8_t)direction,
                                      .flag = supply_take(&supply, color),
                                      .cell = (uint16_t)neighbor_of(cell, direction)};
        }
    /* Each matched neighbor's platform, and then the tile's own, which counts once. */
    const unsigned platforms = matched & entry >> 3;
    for (unsigned direction = 0; matched && direction <= 4; direction++) {
        const int is_own = direction == 4;
        if (is_own ? !tables.printed.platform[tile] : !(platforms >> 4 * direction & 1))
            continue;
        events[count++] = (Event){.kind = EVENT_FAVOR_EARNED,
                                  .seat = (uint8_t)placer,
                                  .flag = favors++ < state->favor_bank,
                                  .cell = (uint16_t)(is_own ? cell : neighbor_of(cell, direction))};
    }
    /* Then one card for each player, the one who places first. */
    for (unsigned i = 0, seat = placer; i < state->player_count; i++) {
        const unsigned direction = state->seating[seat], color = sides >> 4 * direction & 7;
        events[count++] = (Event){.kind = EVENT_FACED,
                                  .seat = (uint8_t)seat,
                                  .color = (uint8_t)color,
                                  .other = (uint8_t)direction,
                                  .flag = supply_take(&supply, color)};
        seat = next_seat(state, seat);
    }
    return count;
}

static unsigned place_events(const State *state, unsigned detail, Event *events)
{
    const unsigned tile = detail >> 16, cell = detail >> 2 & 0x3FFF, turns = detail & 3;
    const uint32_t entry = state->free[lake_find(state, cell)];
    unsigned count = 0;
    events[count++] = (Event){.kind = EVENT_TILE_LAID,
                              .seat = state->turn,
                              .other = (uint8_t)turns,
                              .number = (uint8_t)tile,
                              .cell = (uint16_t)cell};
    count += reward_events(state, state->turn, entry, tile, turns, events + count);
    if (state->draw_count)
        events[count++] = (Event){.kind = EVENT_TILE_DRAWN,
                                  .seat = state->turn,
                                  .number = state->draw[state->draw_count - 1]};
    return count;
}

/* What the active seat gives up and gets, up to the end of its turn. */
static unsigned own_events(const State *state, int32_t action, Event *events)
{
    const unsigned kind = (unsigned)action >> 24, detail = (unsigned)action & 0xFFFFFF;
    Event event = {.seat = state->turn};
    unsigned set = 0;
    switch (kind) {
    case ACTION_EXCHANGE:
        event.kind = EVENT_EXCHANGED;
        event.color = (uint8_t)(detail >> 3);
        event.other = (uint8_t)(detail & 7);
        break;
    case ACTION_FOUR_OF_A_KIND:
    case ACTION_THREE_PAIR:
    case ACTION_SEVEN_UNIQUE:
        set = kind - ACTION_FOUR_OF_A_KIND;
        event.kind = EVENT_DEDICATED;
        event.color = (uint8_t)(kind == ACTION_FOUR_OF_A_KIND ? 1u << detail
                                : kind == ACTION_THREE_PAIR   ? detail
                                                              : (1u << COLORS) - 1);
        event.other = (uint8_t)set;
        event.number = (uint8_t)token_honor(state->player_count, set, state->taken[set]);
        event.flag = state->taken[set] >= tables.printed.stack_size[state->player_count];
        break;
    case ACTION_DISCARD:
        event.kind = EVENT_DISCARDED;
        event.color = (uint8_t)detail;
        break;
    case ACTION_PLACE:
        return place_events(state, detail, events);
    default:
        return 0;
    }
    events[0] = event;
    return 1;
}

/* All that a legal action leads to; returns how many events. */
static unsigned action_events(const State *state, int32_t action, Event *events)
{
    unsigned count = own_events(state, action, events);
    State after = *state;
    apply(&after, action);
    if (after.phase == PHASE_OVER)
        events[count++] = (Event){.kind = EVENT_GAME_ENDED};
    else if (after.turn != state->turn)
        events[count++] = (Event){
            .kind = EVENT_TURN_BEGAN, .seat = after.turn, .flag = (uint8_t)is_final_turn(&after)};
    return count;
}

#endif
