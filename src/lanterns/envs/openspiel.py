"""OpenSpiel: the game `python_lanterns`, registered when this module is imported.

Every tile that a hand gets is a chance node, so that nothing is decided before it is drawn: first
the hands, seat by seat, then one tile after each placement while there are tiles to draw. A chance
outcome is the tile's id. The players' actions are the ids of docs/research.md, and a player's
return is the share of the victory, so returns add up to one.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from lanterns.core import ACTION_IDS, OneGame, action_ids, deal, unpack, unpack_text
from lanterns.core.encoding.observations import fields
from lanterns.core.encoding_layout import FIRST_PLACEMENT, OBSERVATION
from lanterns.rules import (
    DEFAULT_SEATING,
    HAND_SIZE,
    LAKE_TILES,
    PLAYER_COUNTS,
    TILES_IN_PLAY,
    Exchange,
    Place,
    state_text,
)

SHORT_NAME = "python_lanterns"

TILES = 36
"""Chance outcomes are the ids of tiles, 1 to 35."""

ACTIONS_A_TURN = 12
"""More than a turn can have: an exchange, a dedication, discards, a placement."""

FACT = 6
"""The numbers that a fact has in the information state's tensor."""

GAME_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Python Lanterns",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(PLAYER_COUNTS),
    min_num_players=min(PLAYER_COUNTS),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": min(PLAYER_COUNTS)},
)


class LanternsGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """The game for a number of players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Set the table for `players`, two by default."""
        given = params or {}
        players = int(given.get("players", min(PLAYER_COUNTS)))
        if players not in PLAYER_COUNTS:
            raise ValueError(f"Lanterns is for two to four players, not {players}")
        turns = TILES_IN_PLAY[players] + players
        # An action of anybody, or a tile of one's own.
        self.most_facts = turns * ACTIONS_A_TURN + TILES_IN_PLAY[players]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_IDS,
            max_chance_outcomes=TILES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=turns * ACTIONS_A_TURN,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> "LanternsState":
        """Return the table before any tile is dealt."""
        return LanternsState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "LanternsObserver":
        """Return an object that reads states as a player sees them."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return LanternsObserver(kind, params, self.most_facts)


class LanternsState(pyspiel.State):  # type: ignore[misc]  # untyped
    """One moment of a game, with what each player has learned on the way to it."""

    def __init__(self, game: LanternsGame) -> None:
        """Begin with empty hands."""
        super().__init__(game)
        self._players = game.num_players()
        self._dealt: list[int] = []
        self._left = list(LAKE_TILES)  # to be dealt or drawn, or in the box
        self._drawing: int | None = None
        # What each player has seen: tiles as numbers below zero, actions as packed with the seat.
        self._known: list[list[int]] = [[] for _ in range(self._players)]
        self._past: list[int] = []  # all of that, whoever saw it
        self._game: OneGame | None = None
        self._current = int(pyspiel.PlayerId.CHANCE)

    @property
    def position(self) -> OneGame:
        """The game in the simulator; tiles that chance has yet to deal are blank."""
        if self._game is not None:
            return self._game
        tiles = [*self._dealt, *self._left][: TILES_IN_PLAY[self._players]]
        game = OneGame(deal(DEFAULT_SEATING[self._players], [tiles]))
        game.blank_from(len(self._dealt))
        return game

    def current_player(self) -> int:
        """Return the player on turn, chance or the end."""
        return self._current

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_ids()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the tiles that may come next, all equally likely."""
        chance = 1 / len(self._left)
        return [(tile, chance) for tile in self._left]

    def _apply_action(self, action: int) -> None:
        if self._current == pyspiel.PlayerId.CHANCE:
            self._past.append(-action)
        if self._game is None:
            self._known[len(self._dealt) // HAND_SIZE].append(-action)
            self._dealt.append(action)
            self._left.remove(action)
            if len(self._dealt) == self._players * HAND_SIZE:
                self._game = self.position
                self._current = self._game.turn
            return
        if self._drawing is not None:
            self._game.set_drawn(self._drawing, action)
            self._known[self._drawing].append(-action)
            self._left.remove(action)
            self._drawing = None
        else:
            self._act(self._game, action)
        self._current = self._next_player(self._game)

    def _next_player(self, game: OneGame) -> int:
        if self._drawing is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.is_over else game.turn

    def _act(self, game: OneGame, action: int) -> None:
        seat, draws = game.turn, action >= FIRST_PLACEMENT and game.draw_count > 0
        shown = game.packed(action) << 2 | seat
        game.apply(action)
        self._past.append(shown)
        for known in self._known:
            known.append(shown)
        if draws:
            game.set_drawn(seat, 0)
            self._drawing = seat

    def _action_to_string(self, player: int, action: int) -> str:
        return f"tile {action}" if player < 0 else self.position.text_of(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self._current == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return each player's share of the victory, or zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self._players
        shares: list[float] = self.position.results.win_shares[0].tolist()
        return shares

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "LanternsState":
        """Return a state with the same past as far as a player knows it, and other hidden tiles.

        Tiles that others hold are dealt anew from all that the player has not seen.
        """
        hidden = sorted(self._held_by_others(player_id))
        pool = sorted({*hidden, *self._left})
        for place in range(len(hidden)):
            other = place + int(probability_sampler() * (len(pool) - place))
            pool[place], pool[other] = pool[other], pool[place]
        instead = dict(zip(hidden, pool, strict=False))
        again: LanternsState = self.get_game().new_initial_state()
        for fact in self._past:
            if fact < 0:
                again.apply_action(instead.get(-fact, -fact))
            else:
                # The slot of the hand, and with it the id of a placement, may be another one.
                again.apply_action(int(action_ids(again.position.batch, [fact >> 2])[0]))
        return again

    def _held_by_others(self, player: int) -> set[int]:
        hands = self.position.state.players
        return {
            tile for seat, held in enumerate(hands) if seat != player for tile in held.hand if tile
        }

    def facts_of(self, player: int) -> npt.NDArray[np.float32]:
        """Return all that a player has seen, a row for each fact in order.

        A row has the seat that acted, counted from the player's and from 1, or 0 for a tile that
        the player drew; then the kind of action from 1, and what belongs to it: two colors, a mask
        of colors, or the tile, its cell and turns.
        """
        facts = np.zeros((len(self._known[player]), FACT), np.float32)
        for row, fact in zip(facts, self._known[player], strict=True):
            if fact < 0:
                row[2] = -fact
                continue
            packed, seat = fact >> 2, fact & 3
            row[:2] = 1 + (seat - player) % self._players, 1 + (packed >> 24)
            row[2:] = _parts(packed)
        return facts

    def known_to(self, player: int, is_public: bool = True, is_private: bool = True) -> str:
        """Return all that a player has seen, in order: tiles drawn, and everybody's actions."""
        known = [fact for fact in self._known[player] if (is_private if fact < 0 else is_public)]
        return " ".join([f"player {player}"] * is_private + [_shown(fact) for fact in known])

    def hand_of(self, player: int) -> str:
        """Return the tiles in a player's hand that it has drawn."""
        hand = self.position.state.players[player].hand
        return " ".join(f"+{tile}" for tile in hand if tile)

    def __str__(self) -> str:
        """Return the position for people."""
        return state_text(self.position.state)


def _parts(packed: int) -> tuple[int, ...]:
    match unpack(packed):
        case Place(tile, cell, turns):
            return tile, cell.x, cell.y, turns
        case Exchange(given, taken):
            return given, taken, 0, 0
    return packed & 0xFFFFFF, 0, 0, 0


def _shown(known: int) -> str:
    return f"+{-known}" if known < 0 else f"{known & 3}:{unpack_text(known >> 2)}"


class LanternsObserver:
    """Reads what one player sees: the observation of docs/research.md as numbers or text.

    As OpenSpiel asks, it can be only what everybody sees, or only what nobody else sees; such parts
    have no tensor. With perfect recall the tensor holds facts, one after the other.
    """

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None, most_facts: int) -> None:
        """Prepare the tensor; `iig_obs_type` says what to show and whether to recall everything."""
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation shows the hand of one player, not of all")
        self._recalls: bool = iig_obs_type.perfect_recall
        self._is_public: bool = iig_obs_type.public_info
        self._is_private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._is_public and self._is_private:
            size = most_facts * FACT if self._recalls else OBSERVATION.itemsize
            self.tensor = np.zeros(size, np.float32)
            self.dict = {"facts": self.tensor} if self._recalls else dict(fields(self.tensor))

    def set_from(self, state: LanternsState, player: int) -> None:
        """Fill the tensor with what a player sees, where there is one."""
        if self.tensor is not None and self._recalls:
            facts = state.facts_of(player).reshape(-1)
            self.tensor[: len(facts)], self.tensor[len(facts) :] = facts, 0
        elif self.tensor is not None:
            self.tensor[:] = state.position.observe(player)

    def string_from(self, state: LanternsState, player: int) -> str:
        """Return what a player sees, or all that it has seen, as text."""
        if self._recalls:
            return state.known_to(player, self._is_public, self._is_private)
        if not self._is_public:
            return state.hand_of(player) if self._is_private else ""
        return state.position.view_text(player if self._is_private else None)


pyspiel.register_game(GAME_TYPE, LanternsGame)
