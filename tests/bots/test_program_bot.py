"""Bots that are programs: what they may do, and what happens when they do anything else."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shlex import quote

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from lanterns.arena import Bout
from lanterns.bots import BOTS, Choice, bot_named, program_bot
from lanterns.bots.errors import BotFault
from lanterns.bots.line_protocol import PROTOCOL, hello, question, read_choice, read_hello
from lanterns.bots.program import MAX_ERRORS, MAX_LINE
from lanterns.bots.program_bot import GRACE, HELLO_SECONDS
from lanterns.rules import DEFAULT_SEATING, apply, legal_actions, new_game, to_text, view_for

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
HELLO = f'read line; echo \'{{"type":"hello","protocol":"{PROTOCOL}"}}\'; read line; '
STATE = new_game(DEFAULT_SEATING[2], range(1, 23))
VIEW, LEGAL = view_for(STATE, 0), legal_actions(STATE)


def shell(script: str) -> str:
    """The name of a bot that is a shell script."""
    return f"cmd:sh -c {quote(script)}"


def answer(**changes: str) -> str:
    """A script that answers the first question, with some values changed."""
    fields = {"type": '"choice"', "id": "1", "action": f'"{to_text(LEGAL[0])}"', **changes}
    written = ",".join(f'"{key}":{value}' for key, value in fields.items())
    return f"{HELLO}echo '{{{written}}}'; read line"


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    """Neither a running process nor a zombie."""
    before = set(psutil.Process().children(recursive=True))
    yield
    assert set(psutil.Process().children(recursive=True)) <= before


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a program that answers is heard."""
    monkeypatch.setattr(program_bot, "HELLO_SECONDS", 60)
    monkeypatch.setattr(program_bot, "GRACE", 60)


def asked(name: str) -> object:
    """Ask a bot once and return its choice."""
    with program_bot.ProgramBot(name) as bot:
        return bot.choose(VIEW, LEGAL, 0.0, Random(1))


def fault_of(script: str) -> str:
    """Ask a script once and return what the fault says it did."""
    with pytest.raises(BotFault) as raised:
        asked(shell(script))
    beginning = f"The bot “{shell(script)}” "
    assert str(raised.value).startswith(beginning)
    return str(raised.value).removeprefix(beginning)


def test_an_answer_is_a_choice_with_a_reason() -> None:
    choice = asked(shell(answer(reason='"Why not?"', more="[1]")))
    assert isinstance(choice, Choice)
    assert (choice.action, choice.reason) == (LEGAL[0], "Why not?")


def test_a_program_that_is_started_again_is_asked_from_the_first_question_on() -> None:
    bot = program_bot.ProgramBot(shell(answer()))
    for _ in range(2):
        with bot:
            assert bot.choose(VIEW, LEGAL, 0.0, Random(1)).action == LEGAL[0]


def test_a_reason_is_cut() -> None:
    choice = asked(shell(answer(reason='"' + "x" * 5000 + '"')))
    assert isinstance(choice, Choice)
    assert len(choice.reason) == 2000


@pytest.mark.parametrize(
    ("script", "what"),
    [
        (f"{HELLO}exec 1>&-; sleep 1000", "closed its standard output instead of answering"),
        ("exit 0", "ended with exit status 0 instead of answering"),
        (
            f"{HELLO}echo one >&2; echo 'two \033[2J' >&2; echo >&2; exit 3",
            "ended with exit status 3 instead of answering; it had written “two [2J”",
        ),
        (f"{HELLO}printf '{{}}'; exit 0", "ended with exit status 0 instead of answering"),
        (f"{HELLO}kill -9 $$", "was ended by signal 9 instead of answering"),
        ("yes", "wrote “y”, which is no message of type “hello”"),
        (f"{HELLO}yes", "wrote “y”, which is no message of type “choice”"),
        (f"{HELLO}cat /dev/zero", f"wrote a line of more than {MAX_LINE:,} bytes"),
        (f"{HELLO}echo '[]'", "wrote “[]”, which is no message of type “choice”"),
        (
            f"{HELLO}head -c 60000 /dev/zero | tr '\\0' '['; echo",
            f"wrote “{'[' * 79}…”, which is no message of type “choice”",
        ),
        (
            'read line; echo \'{"type":"hello","protocol":"lanterns-bot/2"}\'',
            'speaks "lanterns-bot/2", not lanterns-bot/1',
        ),
        (answer(type='"hello"'), "which is no message of type “choice”"),
        (answer(id="2"), "answered question 2, not 1"),
        (answer(id="true"), "answered question true, not 1"),
        (answer(action="3"), "chose 3, which is not text"),
        (answer(action='"north"'), "chose “north”, which is no action: "),
        (answer(reason="[]"), "gave the reason [], which is not text"),
    ],
)
def test_a_fault_is_one_sentence_with_the_last_words(script: str, what: str) -> None:
    sentence = fault_of(script)
    assert what in sentence
    assert sentence.endswith(".") and "\n" not in sentence


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (f"{HELLO}sleep 1000", ""),
        (f"{HELLO}sleep 1000 & wait", ""),
        (f"echo hm >&2; {HELLO}yes >/dev/null", "; it had written “hm”"),
        (f"echo hm >&2; {HELLO}trap '' TERM INT HUP; while :; do sleep 1; done", "“hm”"),
    ],
)
def test_a_program_that_hangs_is_given_up_on(
    monkeypatch: pytest.MonkeyPatch, script: str, said: str
) -> None:
    monkeypatch.setattr(program_bot, "GRACE", 0.25)
    sentence = fault_of(script)
    assert sentence.startswith("gave no answer within 0.25 seconds") and said in sentence


def test_a_program_that_never_says_hello_is_given_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_bot, "HELLO_SECONDS", 0.25)
    assert fault_of("sleep 1000") == "gave no answer within 0.25 seconds."


def test_no_program_is_a_fault() -> None:
    with pytest.raises(BotFault, match=r"“cmd:\./nobody” could not be started: No such file"):
        asked("cmd:./nobody")
    with pytest.raises(ValueError, match="“cmd:” names no program"):
        bot_named("cmd:")
    with pytest.raises(ValueError, match="“cmd:x '” is no command: no closing quotation"):
        bot_named("cmd:x '")


def test_only_the_end_of_standard_error_is_kept() -> None:
    with pytest.raises(BotFault) as raised:
        asked(shell(f"{HELLO}yes no | head -c 100000 >&2; echo over >&2; exit 1"))
    assert raised.value.trace.endswith("over\n")
    assert len(raised.value.trace) == MAX_ERRORS


def test_a_program_that_ignores_the_end_of_its_input_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lanterns.bots.program._FAREWELL", 0.1)
    assert asked(shell(f"{answer()}; sleep 1000"))


def test_what_a_program_leaves_behind_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterns.bots.program._AFTERMATH", 0.2)
    assert asked(shell(f"sleep 1000 & {answer()}"))


def test_a_fault_names_the_game() -> None:
    script = f"{HELLO}exit 1"
    with pytest.raises(BotFault) as raised:
        Bout(5, 2, (shell(script), "random"), rotation=1).play()
    place = f"(seed 5, deal 2, line-up {shell(script)},random, rotation 1, ply 2)."
    assert str(raised.value).endswith(place)
    assert raised.value.record is not None and len(raised.value.record.actions) == 1


def test_an_illegal_action_is_explained_as_for_any_bot() -> None:
    with pytest.raises(BotFault, match=r"chose 7: .*\(seed 1, deal 0, .*, ply 1\)\."):
        Bout(1, 0, (shell(answer(action='"7"')), "random")).play()


def test_a_server_knows_no_programs() -> None:
    assert "cmd:true" not in BOTS
    assert not any(name.startswith("cmd:") for name in BOTS)


def test_a_question_is_as_long_and_as_plain_as_the_page_says() -> None:
    # Tiles in a row, each to the east of the last, leave the most free cells.
    state, line = new_game(DEFAULT_SEATING[4], range(1, 33)), b""
    while not state.is_over:
        legal = legal_actions(state)
        asked = question(1, view_for(state, state.turn), legal, 0.5, (1 << 53) - 1)
        line = max(line, asked, key=len)
        state = apply(state, legal[-1]).state
    assert line.startswith(b'{"type":"choose","id":1,"seconds":0.5,"seed":9007199254740991,"view":')
    assert line.endswith(b'"]}\n') and line.count(b"\n") == 1 and b" " not in line
    assert line.rindex(b'"legal":["') > line.rindex(b'"view":')
    assert 8_000 < len(line) < 64_000


def test_the_page_has_the_numbers_of_the_code() -> None:
    text = re.sub(r"\s+", " ", PAGE.read_text(encoding="utf-8"))
    assert (HELLO_SECONDS, GRACE) == (10, 2)
    assert "answers within ten seconds" in text and "more than two seconds after" in text
    assert f"more than {MAX_LINE:,} bytes" in text and f"the last {MAX_ERRORS:,} bytes" in text
    assert f'"protocol":"{PROTOCOL}"' in text


def test_the_lines_on_the_page_are_those_of_the_code() -> None:
    section = PAGE.read_text(encoding="utf-8").split("## A program in any language")[1]
    said, answered, asked, chosen = re.findall(r"```json\n(.*)\n```", section)
    assert said == hello().decode().strip()
    read_hello(answered.encode())
    own = json.loads(question(1, VIEW, LEGAL, 0.5, 2321923801786344))
    assert list(json.loads(asked)) == list(own)
    assert set(json.loads(asked)["view"]) < set(own["view"])
    assert to_text(read_choice(chosen.encode(), 1).action) in json.loads(asked)["legal"]
    rows = re.findall(r"^\| `(\w+)` \|", section.split("| key | holds |")[1], re.MULTILINE)
    assert rows[: len(own)] == list(own)
