"""One person's turn: choices, refusals, previews, taking back."""

import re

import pytest
from kit.keyboard import a_session, typing
from kit.transcripts import TWO, after, first_of, reached, transcript

from lanterns.cli.terminal.dialog import Quit
from lanterns.rules import (
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    Game,
    Record,
    Seat,
    View,
    end_of,
    legal_actions,
)

# The tiles that the first player is dealt: 16 beside the boat can match red with its platform.
FIRST = Record(TWO, (16, 3, 18, *(tile for tile in range(1, 23) if tile not in (16, 3, 18))))


def test_a_tile_is_placed_step_by_step() -> None:
    record, lines = transcript(first_of(FIRST), "1", "1", "4", "3", "yes")
    assert record.actions[0] == "16@0,1r2"
    assert after(lines, "3") == [
        "",
        "This is what it gives:",
        "You place tile 16 on cell 0,1: north red, east green, south purple, west purple,"
        " with a platform.",
        "Match (north): you take a red card.",
        "Platform on cell 0,1: you take a favor token.",
        "Facing you (south): you take a purple card.",
        "Facing Dice (north): Dice takes a red card.",
        "",
        "Place the tile? (yes or no)",
    ]
    # What was foreseen came true, so that only the drawn tile is news.
    news = after(lines, "yes")
    assert news[:3] == [
        "",
        "You draw tile 5: north red, east black, south green, west purple.",
        "",
    ]
    # The bot's placement takes two lines: where it lies, and what everybody got.
    assert re.fullmatch(r"Dice places tile \d+ on cell .*", news[3])
    assert re.fullmatch(r"Dice: .*; You: .*", news[4])
    assert news[5:7] == ["", "It is your turn."]


def test_a_placement_can_be_declined() -> None:
    for no in ("no", "n", "back"):
        record, lines = transcript(first_of(FIRST), "16@0,1r2", no)
        assert record.actions == ()
        assert after(lines, no)[1] == "What will you do?"


def test_the_best_placements_are_found_in_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def look(game: Game, seat: Seat | None) -> View:
        looks.append(seat)
        return view(game, seat)

    view = Game.view
    monkeypatch.setattr(Game, "view", look)
    transcript(first_of(FIRST), "help")
    without = len(looks)
    transcript(first_of(FIRST), "best")
    # A view is expensive, and there are dozens of placements.
    assert len(looks) - 2 * without < 5


def test_the_best_placements_come_first() -> None:
    record, lines = transcript(first_of(FIRST), "2", "1", "y")
    assert record.actions[0] == "16@0,1r2"
    assert after(lines, "2")[2:4] == [
        "  1  Place tile 16 on cell 0,1: north red, east green, south purple, west purple,"
        " with a platform",
        "     You: 1 red, 1 purple and 1 favor token; Dice: 1 red",
    ]


def test_cells_are_listed_where_there_is_no_drawing() -> None:
    record, lines = transcript(first_of(FIRST), "1", "1", "4", "1", "y", in_words=True)
    assert record.actions[0] == "16@0,1r0"
    cells = [line for line in lines if "cell 0,1" in line]
    assert cells[0] == "  4  cell 0,1: north red (the boat)"


def test_an_answer_that_is_no_choice_changes_nothing() -> None:
    nonsense = (
        "0",
        "3",
        "9" * 5000,
        "²",
        "hm",
        "16@0,5r0",
        "4R",
        "xR>R",
        ".",
        "-R",
        "12@0,1r0",
        "yes",
    )
    record, lines = transcript(first_of(FIRST), *nonsense)
    assert record.actions == ()
    answers = {typed: after(lines, typed)[0] for typed in nonsense}
    assert answers["hm"] == (
        "“hm” is not a choice here. Type a number from 1 to 2, “back” or “help”."
    )
    assert answers["16@0,5r0"] == "No tile on the lake shares a side with cell 0,5."
    assert answers["4R"] == "You need four red cards and have one."
    assert answers["xR>R"] == "An exchange costs two favor tokens, and you have none."
    assert answers["."] == "You must place a tile; only a final turn ends without one."
    assert answers["-R"] == (
        "You can discard only while you have more than twelve cards; you have one."
    )
    assert answers["12@0,1r0"] == "You do not hold tile 12."
    for number in ("0", "3", "9" * 5000, "²", "yes"):
        assert answers[number].startswith(f"“{number[:40]}” is not a choice here.")


def test_an_empty_answer_is_asked_again() -> None:
    record, lines = transcript(first_of(FIRST), "", "place", "")
    assert record.actions == ()
    assert after(lines, "")[:2] == ["", "What will you do?"]
    assert [line for line in lines if line == "Which tile?"] == ["Which tile?"] * 2


def test_a_reason_is_given_where_nothing_can_be_chosen() -> None:
    _, lines = transcript(first_of(FIRST), "dedicate", "exchange", "discard")
    assert after(lines, "dedicate")[:4] == [
        "You have no complete set:",
        "You need four red cards and have one.",
        "You need two red cards and have one.",
        "You need a card of every color, and you have no orange one.",
    ]
    assert after(lines, "exchange")[0] == "An exchange costs two favor tokens, and you have none."
    assert after(lines, "discard")[0] == (
        "You can discard only while you have more than twelve cards; you have one."
    )


def test_going_back_leaves_a_question() -> None:
    record, lines = transcript(first_of(FIRST), "place", "2", "back", "back")
    assert record.actions == ()
    *_, menu, nothing = [line for line in lines if line.startswith(("What will", "There is"))][:3]
    assert (menu, nothing) == (
        "What will you do?",
        "There is nothing to take back in this turn.",
    )


def test_another_request_leaves_a_question() -> None:
    record, _ = transcript(first_of(FIRST), "place", "best", "1", "y")
    assert record.actions[0] == "16@0,1r2"
    record, lines = transcript(first_of(FIRST), "place", "7", "16@0,1r2", "y")
    # A number is only ever an answer there, though 7 is the notation of a set.
    assert after(lines, "7")[0].startswith("“7” is not a choice here.")
    assert record.actions[0] == "16@0,1r2"


def test_an_exchange_step_by_step_and_taken_back() -> None:
    start = reached("favored", Exchange)
    exchange = next(a for a in legal_actions(end_of(start)) if isinstance(a, Exchange))
    record, lines = transcript(start, "exchange", "1", "1", "exchange red blue")
    assert record.actions == (*start.actions, f"x{exchange.given.letter}>{exchange.taken.letter}")
    assert after(lines, "exchange red blue")[0] == "You have already made this turn’s exchange."
    taken_back, lines = transcript(start, "exchange", "1", "1", "back", "back", "log")
    assert taken_back.actions == start.actions
    assert after(lines, "back")[0] == "Taken back."
    assert "There is nothing to take back in this turn." in lines
    assert [line for line in after(lines, "log") if "You pay" in line] == []


def test_everything_of_a_turn_can_be_taken_back() -> None:
    start = reached("late", Discard)
    state = end_of(start)
    discards = sum(state.players[0].cards) - 12
    color = max(Color, key=lambda color: state.players[0].cards[color])
    typed = f"discard {discards} {color.name.lower()}"
    record, _ = transcript(start, typed, "yes")
    assert record.actions == (*start.actions, *[f"-{color.letter}"] * discards)
    record, _ = transcript(start, typed, "yes", *["back"] * discards)
    assert record.actions == start.actions


def test_over_the_hand_limit_there_is_no_placing() -> None:
    start = reached("hoarding", Discard)
    _, lines = transcript(start, "place", "best")
    for typed in ("place", "best"):
        assert "must come down to twelve" in after(lines, typed)[0]


def test_a_set_is_dedicated_from_the_menu_or_by_its_colors() -> None:
    start = reached("hoarding", Dedicate)
    legal = legal_actions(end_of(start))
    sets = [action for action in legal if isinstance(action, Dedicate)]
    assert sets[0].kind is not DedicationKind.SEVEN_UNIQUE
    colors = " ".join(color.name.lower() for color in sets[0].colors)
    by_word, lines = transcript(start, f"dedicate {colors}", "dedicate")
    by_menu, _ = transcript(start, "dedicate", "1")
    assert by_word.actions == by_menu.actions == (*start.actions, by_word.actions[-1])
    assert after(lines, "dedicate")[0] == (
        "You have already dedicated this turn, or begun to discard."
    )


def test_the_final_turn_ends_with_a_full_stop_or_a_word() -> None:
    start = reached("uniform", EndTurn)
    for typed in (".", "end"):
        session, keyboard = a_session(start, typing("place", "best", typed))
        session.play()
        assert session.game.turn is None
        assert keyboard.lines.count("Nothing is placed in the final turn.") == 2


def test_everything_can_be_looked_up_anywhere() -> None:
    looks = ("lake", "cells", "cards", "tiles", "supply", "log", "rules", "help")
    record, lines = transcript(first_of(FIRST), *looks, "1", *looks, "1", "16@0,1r2", *looks, "n")
    assert record.actions == ()
    assert "Nothing has happened yet." in after(lines, "log")
    for look in looks:
        assert lines.count(f"> {look}") == 3
    assert after(lines, "cells")[0] == "  1  cell 0,-1: south black (the boat)"
    assert after(lines, "tiles")[0].startswith("tile 16: north purple")
    assert after(lines, "cards")[:2] == [
        "You (south): 1 red (1 card); 0 favor tokens; 0 honor.",
        "No dedication tokens yet.",
    ]
    assert after(lines, "supply")[:2] == [
        "Cards in the supply: 4 red, 5 orange, 5 green, 5 purple, 5 blue, 5 white and 4 black.",
        "Favor tokens in the supply: 20.",
    ]


def test_the_log_shows_the_last_round_or_the_whole_game() -> None:
    _, lines = transcript(first_of(FIRST), *["2", "1", "y"] * 2, "log", "log all")
    last, whole = after(lines, "log"), after(lines, "log all")
    assert len([line for line in last if " places tile" in line]) == 1
    assert len([line for line in whole if " places tile" in line]) == 2
    assert len([line for line in whole if line.startswith("You place tile")]) == 2


def test_leaving_is_asked_twice() -> None:
    session, keyboard = a_session(
        first_of(FIRST), typing("quit", "no", "1", "quit", "maybe", "yes")
    )
    with pytest.raises(Quit):
        session.play()
    assert keyboard.lines.count("Leave the game? (yes or no)") == 3
    assert "Please answer yes or no." in keyboard.lines
