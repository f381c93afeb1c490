/* Games to learn from: a net against itself and others, or greedy play from some ply on. */
#ifndef TRAINING_GAMES_H
#define TRAINING_GAMES_H

#include "rows.h"

#include <math.h>

typedef struct {
    int players, width;
    const Net *net;   /* the learner; none: greedy play */
    const Net *older; /* at some seats of some games, or none */
    double greedy_games, older_games; /* shares of the games in which others sit at the table */
    double alone;                     /* of those, with one learner only */
    double explored, temperature;     /* share of turns drawn by value, and how freely */
    uint64_t seed;
    Rows rows;
} Games;

enum { BY_LEARNER, BY_GREEDY, BY_OLDER };

/* Now and then far more turns are compared, so that the net learns what it overrates. */
static unsigned random_width(unsigned width, Random *random)
{
    const unsigned draw = random_below(random, 64);
    return draw == 0 ? 16 * width : draw <= 8 ? 4 * width : width;
}

static void seat_players(const Games *games, Random *random, int *by)
{
    const unsigned players = (unsigned)games->players, all = (1u << players) - 1;
    const double draw = random_unit(random);
    const int others = draw < games->greedy_games ? BY_GREEDY
                       : games->older && draw < games->greedy_games + games->older_games
                           ? BY_OLDER
                           : BY_LEARNER;
    const unsigned seats = random_unit(random) < games->alone
                               ? all ^ 1u << random_below(random, players)
                               : 1 + random_below(random, all - 1);
    for (unsigned seat = 0; seat < players; seat++)
        by[seat] = seats >> seat & 1 ? others : BY_LEARNER;
}

/* Draw a turn by its score: the better, the likelier. */
static unsigned draw_turn(const Judgment *judgments, unsigned count, unsigned best, double temperature,
                          unsigned players, Random *random)
{
    double odds[MAX_TURNS], sum = 0;
    const double highest = judgment_score(&judgments[best], players);
    for (unsigned i = 0; i < count; i++)
        sum += odds[i] = exp((judgment_score(&judgments[i], players) - highest) / temperature);
    double left = random_unit(random) * sum;
    unsigned chosen = 0;
    while (chosen + 1 < count && (left -= odds[chosen]) > 0)
        chosen++;
    return chosen;
}

static void finish_placement(State *state)
{
    draw_tile(state);
    pass_turn(state);
}

static void play_learner_turn(const Games *games, const Net *net, State *state, int64_t row,
                              Random *random)
{
    TurnOpening openings[MAX_TURN_OPENINGS];
    Turn turns[MAX_TURNS];
    Judgment judgments[MAX_TURNS];
    const unsigned width = random_width((unsigned)games->width, random);
    const unsigned begun = turn_openings(state, openings);
    const unsigned count = turns_of(openings, begun, width, random, turns);
    FirstSums known;
    first_sums_begin(&known, net);
    const unsigned best = judge_turns(net, openings, turns, count, &known, judgments);
    unsigned chosen = best;
    if (random_unit(random) < games->explored)
        chosen = draw_turn(judgments, count, best, games->temperature, state->player_count, random);
    *state = openings[turns[chosen].opening].state;
    lay_from_hand(state, turns[chosen].slot, turns[chosen].at, turns[chosen].turns);
    if (row >= 0)
        write_row(&games->rows, row, state, &judgments[best], chosen != best);
    finish_placement(state);
}

static void play_greedy_turn(State *state, Random *random)
{
    const unsigned placed = state->placed_count;
    while (state->placed_count == placed)
        greedy_step(state, random);
}

static void finish_game(const Games *games, int64_t game, State *state, Random *random)
{
    while (state->phase != PHASE_OVER)
        greedy_step(state, random);
    write_result(&games->rows, game, state);
}

static void net_game(const Games *games, int64_t game, State *state, Random *random)
{
    const int64_t first = game * tables.printed.tiles_in_play[games->players];
    int by[MAX_PLAYERS];
    seat_players(games, random, by);
    for (int64_t row = first; !is_final_turn(state); row++) {
        const int kind = by[state->turn];
        if (kind == BY_GREEDY)
            play_greedy_turn(state, random);
        else if (kind == BY_OLDER)
            play_learner_turn(games, games->older, state, -1, random);
        else
            play_learner_turn(games, games->net, state, row, random);
    }
}

/* Any of the turns that greedy likes. */
static void play_odd_turn(State *state, unsigned width, Random *random)
{
    TurnOpening openings[MAX_TURN_OPENINGS];
    Turn turns[MAX_TURNS];
    const unsigned begun = turn_openings(state, openings);
    const unsigned count = turns_of(openings, begun, width, random, turns);
    const Turn *turn = &turns[random_below(random, count)];
    *state = openings[turn->opening].state;
    lay_from_hand(state, turn->slot, turn->at, turn->turns);
}

/* Disorderly up to a random ply, an odd turn there, and greedy from then on: its rows have the value
 * that a flat search estimates. */
static void greedy_game(const Games *games, int64_t game, State *state, Random *random)
{
    const int64_t total = tables.printed.tiles_in_play[games->players], first = game * total;
    const int64_t from = random_below(random, (uint32_t)total);
    const double disorder = 0.6 * random_unit(random);
    for (int64_t ply = 0; ply < total; ply++) {
        const unsigned seat = state->turn, stack = state->draw_count;
        if (ply == from) {
            play_odd_turn(state, random_below(random, 4) ? 16 : 128, random);
            write_row(&games->rows, first + ply, state, NULL, 0);
            finish_placement(state);
        } else if (ply < from && random_unit(random) < disorder) {
            play_odd_turn(state, 12, random);
            finish_placement(state);
        } else {
            play_greedy_turn(state, random);
            if (ply < from)
                continue;
            /* The afterstate: before the draw. */
            State after = *state;
            Player *player = &after.players[seat];
            after.turn = (uint8_t)seat;
            if (stack) {
                after.draw[after.draw_count++] = player->hand[--player->hand_count];
                player->hand[player->hand_count] = 0;
            }
            write_row(&games->rows, first + ply, &after, NULL, 0);
        }
    }
}

static void play_game(const Games *games, int64_t game, const uint8_t *seating)
{
    Random random = random_from(games->seed, (uint64_t)game);
    State state = table_for(games->players, seating);
    deal_shuffled(&state, &random);
    if (games->net)
        net_game(games, game, &state, &random);
    else
        greedy_game(games, game, &state, &random);
    finish_game(games, game, &state, &random);
}

#endif
