"""One game between a learner and the others, in the simulator; the referee's game follows it."""

from collections.abc import Sequence
from contextlib import ExitStack
from random import Random

from lanterns.bots import Bot
from lanterns.bots.bot_game import choose_action
from lanterns.bots.entries import entry_of
from lanterns.bots.errors import blaming
from lanterns.bots.program_bot import start_programs
from lanterns.core import OneGame, Others, apply, deal, pack, unpack
from lanterns.rules import Direction, Game, shuffled_tiles

from .opponents import Opponent, asked, is_policy, native


class OneTable:
    """A learner's table: opponents in C act there, and any others are asked one by one."""

    seat: int
    game: OneGame

    def __init__(
        self, seating: tuple[Direction, ...], opponents: Sequence[Opponent], budget: float
    ) -> None:
        """Seat the opponents clockwise from the learner; nothing is dealt yet."""
        self.seating, self._opponents, self._budget = seating, opponents, budget
        players = [native(opponent) for opponent in opponents]
        natives = [player for player in players if player is not None]
        self._others: Others | None = None
        self._bots: list[Bot | None] = [None] * len(opponents)
        if len(natives) == len(opponents):
            self._others = Others(natives)
        else:
            self._bots = [
                None if is_policy(opponent) else entry_of(str(opponent)).make()
                for opponent in opponents
            ]
        self._programs = ExitStack()

    def deal(self, seat: int, rng: Random) -> None:
        """Deal a game, and start the programs among the bots."""
        self.close()
        self.seat, self._rng = seat, rng
        self._tiles = shuffled_tiles(len(self.seating), rng)
        self.game, self._actions = OneGame(deal(self.seating, [self._tiles])), list[int]()
        self._followed: Game | None = None
        if self._others is not None:
            self._others.begin(rng.getrandbits(63))
        # As everywhere, a program plays one game and ends with it.
        start_programs((bot for bot in self._bots if bot is not None), self._programs)

    @property
    def referees_game(self) -> Game:
        """The game as the referee has it, record included, brought up to now."""
        # Most learners never ask for it.
        game = self._followed = self._followed or Game(self.seating, self._tiles)
        for action in self._actions[len(game.plies) :]:
            game.act(unpack(action))
        return game

    def act(self, action_id: int) -> None:
        """Take an id for the seat on turn; raise what is wrong with it, and change nothing."""
        packed = self.game.packed(action_id)
        self.game.apply(action_id)
        self._actions.append(packed)

    def let_others_act(self) -> None:
        """Let the others act until it is the learner's turn or the game is over."""
        try:
            if self._others is not None:
                self._actions += self._others.act(self.game, self.seat)
            while not self.game.is_over and self.game.turn != self.seat:
                self._ask((self.game.turn - self.seat) % len(self.seating) - 1)
        except BaseException:
            self.close()
            raise
        if self.game.is_over:
            self.close()

    def close(self) -> None:
        """End the programs among the bots, if there are any."""
        self._programs.close()

    def _ask(self, number: int) -> None:
        opponent, bot = self._opponents[number], self._bots[number]
        if bot is None:
            assert is_policy(opponent), "a bot without a policy"
            self.act(int(asked(opponent, self.game.batch)[0]))
            return
        name, game = str(opponent), self.referees_game
        budget = entry_of(name).seconds_for(bot, self._budget)
        view, legal = game.view(self.game.turn), game.legal_actions()
        action = choose_action(name, bot, view, legal, budget, self._rng)
        with blaming(name, action):
            game.act(action)
        self._actions.append(pack(action))
        self.game = OneGame(apply(self.game.batch, [self._actions[-1]]))
