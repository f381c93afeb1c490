/** A table in the browser as one viewer may see it: the messages of the server. */

import { DECIDERS, PHASES } from "../core/names";
import { readPosition } from "../core/position";
import { sha256Hex } from "../kit/sha256";
import type {
  Direction,
  GameInfo,
  Plan,
  ResultInfo,
  SeatInfo,
  State,
  TableInfo,
} from "../wire/protocol";
import { UNSHUFFLED } from "./creation";
import type { LocalGame } from "./game";
import { happenedMessage } from "./happened";
import { legalMessage, placements } from "./offers";
import type { Holder, LocalTable, TableEvent } from "./table";
import type { Viewer } from "./viewer";

/** The browsers connected to a table, and how many of them only watch. */
export interface Connections {
  readonly browsers: readonly string[];
  readonly watchers: number;
}

/** The whole view of a table, with what just happened. */
export function stateMessage(
  table: LocalTable,
  viewer: Viewer,
  connections: Connections,
  events: readonly TableEvent[] = [],
): State {
  const { game, status } = table;
  return {
    type: "state",
    version: table.version,
    table: tableInfo(table, viewer, connections),
    game: game ? gameInfo(game, viewer.shown) : null,
    legal:
      game && isOnTurn(table, game, viewer)
        ? legalMessage(game.rules, game.state, game.turn, table.canTakeBack)
        : null,
    result: game && status === "over" ? resultInfo(game) : null,
    happened: events.map((event) => happenedMessage(event, viewer.shown)),
  };
}

/** What a viewer's tiles would yield now, for planning during the turns of others. */
export function planMessage(table: LocalTable, { shown }: Viewer): Plan {
  const { game, status, version } = table;
  const plans = game && status === "playing" && shown !== null;
  return {
    version,
    seat: shown,
    placements: plans ? placements(game.rules, game.state, shown) : [],
  };
}

/** For each seat whether its player is connected; a bot always is. */
export function connectedSeats(table: LocalTable, { browsers }: Connections): boolean[] {
  return table.holders.map(({ owner, kind }) =>
    owner === null ? kind === "bot" : browsers.includes(owner),
  );
}

function isOnTurn(table: LocalTable, game: LocalGame, viewer: Viewer): boolean {
  return (
    table.status === "playing" &&
    viewer.shown === game.turn &&
    table.holders[game.turn]?.level === null
  );
}

function tableInfo(table: LocalTable, viewer: Viewer, connections: Connections): TableInfo {
  const { opened } = table;
  const isCreator = viewer.browser === table.creator;
  const sits = isCreator || table.seatsOf(viewer.browser).length > 0;
  const connected = connectedSeats(table, connections);
  return {
    id: table.id,
    title: table.title,
    status: table.status,
    seats: table.holders.map((holder, seat) => {
      const side = table.sides[seat] as Direction;
      return seatInfo(table, holder, viewer, { side, connected: connected[seat] ?? false });
    }),
    seating_by_chance: !opened.sides,
    creator: isCreator,
    watchers: connections.watchers,
    watch: sits ? tokenFor(table, opened.watch) : null,
    // A game that goes on from a replay was not shuffled here.
    commitment: opened.shuffle === UNSHUFFLED ? "" : sha256Hex(opened.secret),
    previous: opened.previous ?? null,
    rematch: table.rematch,
  };
}

function seatInfo(
  table: LocalTable,
  holder: Holder,
  { browser }: Viewer,
  { side, connected }: Pick<SeatInfo, "side" | "connected">,
): SeatInfo {
  const { kind, name, face, level, invitation, move, pledge, contribution } = holder;
  const isMine = holder.owner === browser;
  const invites = browser === table.creator && invitation !== null;
  return {
    side,
    kind,
    name,
    face,
    level,
    mine: isMine,
    ready: level !== null || pledge !== null,
    connected,
    invitation: invites ? tokenFor(table, invitation) : null,
    move: move && isMine ? tokenFor(table, move.token) : null,
    pledge,
    revealed: level !== null || contribution !== null,
    wants_end: holder.wantsEnd,
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

function tokenFor(table: LocalTable, secret: string): string {
  return `${table.id}.${secret}`;
}
