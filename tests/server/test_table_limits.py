"""How many tables a client may open."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from server.kit.games import against_bots
from server.kit.guest import BOT, PERSON, Guest
from server.kit.running import running


@pytest.mark.parametrize("setting", ["tables_per_hour", "tables_per_address"])
def test_tables_are_counted(tmp_path: Path, setting: str) -> None:
    with running(tmp_path, **{setting: 3}) as server:
        guest = Guest(server.address)
        for _ in range(3):
            guest.open(PERSON, BOT)
        refused = guest.post("/api/tables", {"id": "one too many", "seats": [PERSON, BOT]})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
        assert int(refused.headers["retry-after"]) > 1000
        fresh = Guest(server.address).post("/api/tables", {"id": "a", "seats": [PERSON, BOT]})
        assert fresh.status_code == (201 if setting == "tables_per_hour" else 429)


@pytest.mark.parametrize("setting", ["tables_per_hour", "tables_per_address"])
def test_rematches_are_tables_too(tmp_path: Path, setting: str) -> None:
    with running(tmp_path, **{setting: 2}) as server:
        table, guest = against_bots(server.address)
        guest.do(table, "abandon")
        guest.do(table, "rematch")
        again = guest.look(table)["table"]["rematch"]
        seats = guest.look(again)["table"]["seats"]
        guest.sit(again, [seat["mine"] for seat in seats].index(True))
        guest.do(again, "start")
        guest.do(again, "abandon")
        refused = guest.command(again, "rematch")
        assert (refused["outcome"], refused["reason"]["code"]) == ("refused", "too_many_tables")
        assert guest.look(again)["table"]["rematch"] is None


def test_only_tables_that_are_made_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=2) as server:
        guest = Guest(server.address)
        request = {"id": "a", "seats": [PERSON, BOT]}
        assert [guest.post("/api/tables", request).status_code for _ in range(4)] == [201] * 4
        nobody = {"kind": "bot", "level": "nobody"}
        for _ in range(2):
            assert guest.post("/api/tables", {"id": "b", "seats": [nobody]}).status_code == 400
        assert guest.post("/api/tables", {**request, "id": "c"}).status_code == 201
        assert guest.post("/api/tables", {**request, "id": "d"}).status_code == 429
        assert guest.post("/api/tables", request).status_code == 201


def test_a_request_that_comes_many_times_at_once_is_one_table(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=9) as server:
        guest = Guest(server.address)
        guest.open(PERSON, BOT)
        request = {"id": "a", "seats": [PERSON, BOT]}
        with ThreadPoolExecutor(8) as crowd:
            answers = list(crowd.map(lambda _: guest.post("/api/tables", request), range(8)))
        assert [answer.status_code for answer in answers] == [201] * 8
        assert len({answer.json()["table"]["id"] for answer in answers}) == 1
        # Two of nine tables are made.
        others = [guest.post("/api/tables", {**request, "id": str(n)}) for n in range(8)]
        assert [answer.status_code for answer in others] == [201] * 7 + [429]
