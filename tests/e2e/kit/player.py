"""A player who takes part in a game through what is on the screen, by any device."""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, expect

from .previews import Reader, preview_lines, preview_sentence, reader_of
from .visitor import Message, Visitor
from .words import color_key, say, set_facts

LISTED = 4
"""The most sets of a kind that have a button each; of more, the pairs are chosen."""

_MY_MOVE = """
  state.version >= arg && (state.table.status !== "playing" || state.legal ||
    (state.table.seats[state.game.turn].mine && state.game.shown !== state.game.turn))
"""


@dataclass(frozen=True, slots=True)
class Previewed:
    """What the page says a placement would give."""

    lines: tuple[str, ...]
    sentence: str


class Player(ABC):
    """A visitor who plays; devices differ in how they press."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @abstractmethod
    def press(self, target: Locator) -> None:
        """Press a button."""

    @abstractmethod
    def pick(self, radio: Locator) -> None:
        """Choose a radio button."""

    @abstractmethod
    def select(self, field: Locator, value: str) -> None:
        """Choose from a list."""

    @abstractmethod
    def choose_step(self, step: str) -> None:
        """Go to a step of the turn."""

    @abstractmethod
    def place(self, state: Message, rng: Random) -> Previewed:
        """Place a tile somewhere and return the preview shown before."""

    def to_move(self, version: int = 0) -> Message:
        """Wait until it is my turn or the game is over, from this version on."""
        return self.visitor.until(_MY_MOVE, version)

    def button(self, name: str) -> Locator:
        """Return the button of this exact name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def step(self, step: str) -> Locator:
        """Return the button of a step."""
        steps = self.page.get_by_role("list", name=say("table-steps"), exact=True)
        return steps.get_by_role("button", name=re.compile("^" + say(f"table-step-{step}")))

    def curtain(self, state: Message) -> Locator:
        """Return the button by which the person on turn takes the screen."""
        name = state["table"]["seats"][state["game"]["turn"]]["name"]
        return self.button(say("curtain-lift", name=name))

    def lift_curtain(self, state: Message) -> Message:
        """Take the screen; until then the page holds nobody's tiles."""
        assert all(player["hand"] is None for player in state["game"]["players"])
        expect(self.tiles()).to_have_count(0)
        self.press(self.curtain(state))
        return self.visitor.until("state.legal !== null")

    def move(self, state: Message, rng: Random) -> Message:
        """Do one legal thing, a dedication if there is one."""
        legal = state["legal"]
        if legal["dedications"]:
            self.dedicate(rng.choice(legal["dedications"]), legal["dedications"])
        elif legal["exchanges"] and rng.random() < 0.5:
            self.exchange(rng.choice(legal["exchanges"]))
        elif legal["discards"]:
            self.discard(rng.choice(legal["discards"]))
        elif legal["end"]:
            self.end_turn()
        else:
            return self.place_and_compare(state, rng)
        return self.visitor.until("state.version > arg", state["version"])

    def place_and_compare(self, state: Message, rng: Random) -> Message:
        """Place a tile; its preview must come true."""
        reader = reader_of(self.visitor, state)
        return self.compare(state, reader, self.place(state, rng))

    def compare(self, state: Message, reader: Reader, previewed: Previewed) -> Message:
        """Wait for a placement made in this state, and compare it with its preview."""
        version = state["version"] + 1
        after = self.visitor.until("state.version >= arg", version)
        events = self.visitor.events(version)
        assert previewed.lines == tuple(preview_lines(reader, events))
        assert previewed.sentence == preview_sentence(reader, events)
        return after

    def previewed(self) -> Previewed:
        """Return the preview as it is on the screen and for a screen reader."""
        sheet = self.page.get_by_role("region", name=say("table-preview"), exact=True)
        expect(sheet).to_be_visible()
        lines = [text.strip() for text in sheet.locator("ol > li").all_text_contents()]
        sentence = self.page.locator("[data-preview]").text_content() or ""
        return Previewed(tuple(lines), sentence)

    def dedicate(self, offer: Message, offers: list[Message]) -> None:
        """Dedicate a set: by its own button, or pair by pair where there are many."""
        self.choose_step("dedicate")
        if sum(other["kind"] == offer["kind"] for other in offers) > LISTED:
            pairs = self.page.get_by_role("group", name=re.compile("pair"))
            for color in offer["colors"]:
                name = say("color", color=color_key(color))
                self.press(pairs.get_by_role("button", name=name, exact=True))
        self.press(self.button(say("action-dedicate", **set_facts(offer))))

    def exchange(self, action: str) -> None:
        """Exchange a card, as in “xR>B”."""
        given, taken = ("ROGPBWK".index(letter) for letter in action[1::2])
        self.choose_step("exchange")
        for group, color in (("table-give", given), ("table-take", taken)):
            cards = self.page.get_by_role("group", name=say(group), exact=True)
            name = re.compile(rf"^\d+ {say('color', color=color_key(color))}$")
            self.press(cards.get_by_role("button", name=name))
        facts = {"given": color_key(given), "taken": color_key(taken)}
        self.press(self.button(say("action-exchange", **facts)))

    def discard(self, action: str) -> None:
        """Discard a card, as in “-R”."""
        color = color_key("ROGPBWK".index(action[1]))
        self.choose_step("discard")
        self.press(self.button(say("action-discard", color=color)))

    def end_turn(self) -> None:
        """End my final turn."""
        # If that is the current step already, its button would end the turn at once.
        if self.step("end").get_attribute("aria-current") is None:
            self.choose_step("end")
        # With a set in hand, the page asks first.
        has_set = self.visitor.state()["legal"]["dedications"]
        self.press(self.button(say("table-end-anyway" if has_set else "action-end-turn")))

    def tile(self, place: int) -> Locator:
        """Return a tile of my hand."""
        return self.tiles().nth(place)

    def tiles(self) -> Locator:
        """Return all tiles of a hand on the page, visible or not."""
        return self.page.locator("[data-hand] button[aria-pressed]")

    def hand(self) -> Locator:
        """Return my hand."""
        return self.page.get_by_role("group", name=say("table-my-hand"), exact=True)

    def cell(self, key: str) -> Locator:
        """Return a free cell of the lake."""
        return self.page.locator(f"[data-cell='{key}']")
