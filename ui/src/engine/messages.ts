/** A table in the browser as one viewer may see it: the messages of the server. */

import { DECIDERS, PHASES } from "../core/names";
import { readPosition } from "../core/position";
import type {
  Direction,
  GameInfo,
  Plan,
  ResultInfo,
  SeatInfo,
  State,
  TableInfo,
} from "../wire/protocol";
import type { LocalGame } from "./game";
import { happenedMessage } from "./happened";
import { legalMessage, placements } from "./offers";
import type { Holder, LocalTable, TableEvent } from "./table";

/** The whole view of a table with the hand of one seat, or none, and with what just happened. */
export function stateMessage(
  table: LocalTable,
  shown: number | null,
  events: readonly TableEvent[] = [],
): State {
  const { game, status } = table;
  const isOnTurn =
    status === "playing" && shown === game.turn && table.holders[shown]?.level === null;
  return {
    type: "state",
    version: table.version,
    table: tableInfo(table),
    game: gameInfo(game, shown),
    legal: isOnTurn
      ? legalMessage(game.rules, game.state, game.turn, table.actionsToTakeBack(game.turn) > 0)
      : null,
    result: status === "over" ? resultInfo(game) : null,
    happened: events.map((event) => happenedMessage(event, shown)),
  };
}

/** What the tiles of a seat would yield now, for planning during the turns of others. */
export function planMessage({ game, status, version }: LocalTable, seat: number | null): Plan {
  const plans = status === "playing" && seat !== null;
  return { version, seat, placements: plans ? placements(game.rules, game.state, seat) : [] };
}

/** All people are at this browser, and nobody else can be invited to its tables. */
function tableInfo({ id, title, status, holders, dealt, rematch }: LocalTable): TableInfo {
  return {
    id,
    title,
    status,
    seats: holders.map(seatInfo),
    seating_by_chance: false,
    creator: true,
    watchers: 0,
    join: null,
    watch: null,
    // Nobody needs a proof of what their own browser dealt; earlier pages gave one all the same.
    commitment: dealt.shuffle?.commitment ?? "",
    previous: dealt.previous ?? null,
    rematch,
  };
}

function seatInfo({ side, name, face, level, isPerson }: Holder): SeatInfo {
  return {
    side: side as Direction,
    kind: isPerson ? "person" : "bot",
    name,
    face,
    level,
    mine: isPerson,
    ready: true,
    connected: true,
    invitation: null,
    move: null,
    pledge: null,
    revealed: true,
    wants_end: false,
    program: false,
  };
}

/** A position as a seat sees it. */
export function gameInfo(game: Pick<LocalGame, "rules" | "state">, shown: number | null): GameInfo {
  const position = readPosition(game.state);
  const standing = game.rules.standing(game.state);
  return {
    shown,
    turn: position.turn,
    phase: PHASES[position.phase] ?? "over",
    final: standing.isFinal,
    players: position.players.map(({ hand, cards, favor, honor, tokens }, seat) => ({
      hand: seat === shown ? [...hand] : null,
      hand_size: hand.length,
      cards: [...cards],
      favor,
      honor,
      tokens: tokens.map((token) => token as GameInfo["players"][number]["tokens"][number]),
    })),
    lake: position.lake.map(({ tile, cell, turns }) => [tile, ...cell, turns]),
    supply: [...position.supply],
    stacks: standing.stacks.map((stack) => [...stack]),
    favor_bank: position.favorBank,
    draw_count: position.drawCount,
  };
}

/** How a game ended, or stands. */
export function resultInfo(game: LocalGame): ResultInfo {
  const { players } = readPosition(game.state);
  const { winners, ranks, decider } = game.rules.standing(game.state);
  const { name, sentence } = DECIDERS[decider] ?? DECIDERS[3];
  return {
    honor: players.map(({ honor }) => honor),
    favor: players.map(({ favor }) => favor),
    cards: players.map(({ cards }) => cards.reduce((sum, count) => sum + count, 0)),
    winners: [...winners],
    ranks: [...ranks],
    decider: name,
    sentence,
    honor_by_turn: game.honorByTurn,
  };
}
