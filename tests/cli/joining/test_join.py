"""A bot at a table that it is invited to, against a real server."""

import json

import pytest
from cli.conftest import Run
from server.kit.guest import BOT, OPEN, Guest, eventually

from lanterns.bots import BOTS, Choice
from lanterns.cli.joining.invitation import Link
from lanterns.rules import EndTurn, record_from_json
from lanterns.server.table.verification import check_shuffle

from .host import link_to, meanwhile, seat_of_bot, start, with_person


def test_a_whole_game_against_a_bot_of_the_server(address: str, lanterns: Run) -> None:
    host = Guest(address)
    table = host.open(OPEN, BOT, title="Moon Pond")
    with meanwhile(lambda: start(host, table)):
        done = lanterns("join", link_to(host, table), "--bot", "artisan", "--name", "Ana's heron")
    assert (done.code, done.err) == (0, "Ana's heron sits at “Moon Pond”.\n")
    assert done.out.count("\n") == 1 and "won the game at “Moon Pond”, by honor: " in done.out
    state = host.look(table)
    assert state["table"]["status"] == "over"
    seat = seat_of_bot(host, table)
    assert (seat["name"], seat["face"], seat["level"]) == ("Ana's heron", "artisan", None)
    text = host.http.get(f"/api/tables/{table}/record").text
    assert "bot:Ana's heron" in (record_from_json(text).names or ())
    # Its part of the shuffle was pledged before it was shown.
    assert check_shuffle(text).problems == []
    assert sum(map(bool, json.loads(text)["shuffle"]["pledges"])) == 1


def test_all_pledge_anew_when_somebody_has_gone(address: str, lanterns: Run) -> None:
    host = Guest(address)
    table = host.open(OPEN, OPEN)
    gone = Guest(address)
    token = host.look(table)["table"]["join"]
    gone.do(table, "sit", seat=gone.follow(token)["seat"], name="Bo", pledge="a" * 64,
            invitation=token, version=1)  # fmt: skip

    pledges: list[str] = []

    def replace_bo() -> None:
        eventually(lambda: seat_of_bot(host, table)["revealed"])
        pledges.append(seat_of_bot(host, table)["pledge"])
        host.do(table, "seat_bot", seat=0, level="random")
        start(host, table)
        pledges.append(seat_of_bot(host, table)["pledge"])

    with meanwhile(replace_bo):
        done = lanterns("join", link_to(host, table), "--bot", "visitor")
    assert done.code == 0 and len(set(pledges)) == 2
    assert check_shuffle(host.http.get(f"/api/tables/{table}/record").text).problems == []


def test_a_game_that_is_ended_early_ends_it(address: str, lanterns: Run) -> None:
    host, table = with_person(address)

    def end() -> None:
        start(host, table)
        host.do(table, "abandon")

    with meanwhile(end):
        done = lanterns("join", link_to(host, table), "--bot", "random")
    assert (done.code, done.out) == (0, "The game at “Moon Pond” was ended before it was over.\n")


@pytest.mark.parametrize(
    "link",
    ["", "join", "ftp://x/join#a.b", "http:///join#a", "http://x/t/abc", "http://x/join",
     "http://x:y/join#a", "http://[/join#a", "http://x/joint#a"],
)  # fmt: skip
def test_what_is_no_invitation(link: str, lanterns: Run) -> None:
    refused = f"lanterns: “{link}” is no invitation, such as http://HOST/join#TOKEN.\n"
    done = lanterns("join", link, "--bot", "random")
    assert (done.code, done.out, done.err) == (2, "", refused)


def test_a_link_below_a_path() -> None:
    assert Link.read(" https://a.b/games/join#x ") == Link("https://a.b/games", "x")


def test_a_link_that_leads_to_no_seat(address: str, lanterns: Run) -> None:
    def why(link: str) -> str:
        done = lanterns("join", link, "--bot", "random")
        assert (done.code, done.out) == (2, "")
        return done.err.removeprefix("lanterns: ").removesuffix("\n")

    host, table = with_person(address)
    info = host.look(table)["table"]
    used, watch = link_to(host, table), f"{address}/join#{info['watch']}"
    assert why(f"{address}/join#{table}.wrong") == "This invitation has been used or withdrawn."
    assert why(watch) == "The link leads to no free seat at “Moon Pond”."
    host.do(table, "seat_bot", seat=1, level="random")
    assert why(used) == "The link leads to no free seat at “Moon Pond”."
    host.do(table, "start")
    assert why(used) == "The game at “Moon Pond” has begun without a free seat."
    host.do(table, "abandon")
    assert why(used) == "The table “Moon Pond” is closed."


def test_a_server_that_is_not_there_or_another(lanterns: Run, address: str) -> None:
    done = lanterns("join", "http://127.0.0.1:9/join#a.b", "--bot", "random")
    gone = "lanterns: 127.0.0.1:9 cannot be reached: Connection refused.\n"
    assert (done.code, done.err) == (2, gone)
    done = lanterns("join", f"{address}/elsewhere/join#a.b", "--bot", "random")
    assert (done.code, done.err) == (2, "lanterns: There is nothing at this address.\n")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--bot", "nobody"], "There is no bot “nobody”; there are: "),
        (["--bot", "cmd:/not/there"], "The bot “cmd:/not/there” could not be started: "),
        (["--bot", "artisan@9p"], "The bot “artisan” does not count playouts; give it seconds."),
        (["--bot", "random", "--name", "\u200b"], "--name takes a line of at most 40 characters, "),
    ],
)
def test_bots_and_names_that_cannot_be(
    options: list[str], why: str, lanterns: Run, address: str
) -> None:
    host, table = with_person(address)
    done = lanterns("join", link_to(host, table), *options)
    assert done.code == 2 and done.err.startswith(f"lanterns: {why}")
    assert not host.look(table)["table"]["seats"][1]["ready"]


class Cheat:
    """A bot that chooses what it may not."""

    def choose(self, *asked: object) -> Choice:
        return Choice(EndTurn())


def test_a_bot_that_cheats_loses_no_more_than_its_turn(
    address: str, lanterns: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    host = Guest(address)
    table = host.open(OPEN, BOT)
    with meanwhile(lambda: start(host, table)):
        done = lanterns("join", link_to(host, table), "--bot", "cheat")
    assert (done.code, done.err.splitlines()[-1]) == (
        2, "lanterns: The bot “cheat” chose ., which is not legal."
    )  # fmt: skip
    assert host.look(table)["table"]["status"] == "playing"
