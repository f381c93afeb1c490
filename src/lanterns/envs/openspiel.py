"""OpenSpiel: the game `python_lanterns`, registered when this module is imported.

Every tile that a hand gets is a chance node, so that nothing is decided before it is drawn: first
the hands, seat by seat, then one tile after each placement while there are tiles to draw. A chance
outcome is the tile's id. The players' actions are the ids of docs/research.md, and a player's
return is the share of the victory, so returns add up to one.
"""

from typing import Any

import numpy as np
import pyspiel

from lanterns.core import ACTION_IDS, OneGame, deal, unpack_text
from lanterns.core.encoding_layout import FIRST_PLACEMENT, OBSERVATION
from lanterns.core.observations import fields
from lanterns.rules import (
    DEFAULT_SEATING,
    HAND_SIZE,
    LAKE_TILES,
    PLAYER_COUNTS,
    TILES_IN_PLAY,
    state_text,
)

SHORT_NAME = "python_lanterns"

TILES = 36
"""Chance outcomes are the ids of tiles, 1 to 35."""

ACTIONS_A_TURN = 12
"""More than a turn can have: an exchange, a dedication, discards, a placement."""

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
    provides_information_state_tensor=False,
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
        return LanternsObserver(kind, params)


class LanternsState(pyspiel.State):  # type: ignore[misc]  # untyped
    """One moment of a game, with what each player has learned on the way to it."""

    def __init__(self, game: LanternsGame) -> None:
        """Begin with empty hands."""
        super().__init__(game)
        self._players = game.num_players()
        self._dealt: list[int] = []
        self._drawing: int | None = None
        # What each player has seen: tiles as numbers below zero, actions as packed with the seat.
        self._known: list[list[int]] = [[] for _ in range(self._players)]
        self._game: OneGame | None = None
        self._current = int(pyspiel.PlayerId.CHANCE)

    @property
    def position(self) -> OneGame:
        """The game in the simulator; tiles that chance has yet to deal are blank."""
        if self._game is not None:
            return self._game
        rest = [tile for tile in LAKE_TILES if tile not in self._dealt]
        tiles = [*self._dealt, *rest][: TILES_IN_PLAY[self._players]]
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
        seen = self._dealt if self._game is None else self._game.seen_tiles()
        tiles = [tile for tile in LAKE_TILES if tile not in seen]
        chance = 1 / len(tiles)
        return [(tile, chance) for tile in tiles]

    def _apply_action(self, action: int) -> None:
        if self._game is None:
            self._known[len(self._dealt) // HAND_SIZE].append(-action)
            self._dealt.append(action)
            if len(self._dealt) == self._players * HAND_SIZE:
                self._game = self.position
                self._current = self._game.turn
            return
        if self._drawing is not None:
            self._game.set_drawn(self._drawing, action)
            self._known[self._drawing].append(-action)
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

    def known_to(self, player: int) -> str:
        """Return all that a player has seen, in order: tiles drawn, and everybody's actions."""
        return " ".join([f"player {player}", *map(_shown, self._known[player])])

    def __str__(self) -> str:
        """Return the position for people."""
        return state_text(self.position.state)


def _shown(known: int) -> str:
    return f"+{-known}" if known < 0 else f"{known & 3}:{unpack_text(known >> 2)}"


class LanternsObserver:
    """Reads what one player sees: the observation of docs/research.md as numbers or text."""

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        """Prepare the tensor; `iig_obs_type` decides whether the text recalls everything."""
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        self._recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(0 if self._recalls else OBSERVATION.itemsize, np.float32)
        self.dict = {} if self._recalls else dict(fields(self.tensor))  # type: ignore[arg-type]

    def set_from(self, state: LanternsState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if not self._recalls:
            self.tensor[:] = state.position.observe(player)

    def string_from(self, state: LanternsState, player: int) -> str:
        """Return what a player sees, or all that it has seen, as text."""
        if self._recalls:
            return state.known_to(player)
        return state.position.view_text(player)


pyspiel.register_game(GAME_TYPE, LanternsGame)
