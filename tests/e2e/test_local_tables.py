"""Tables kept in the browser: reloads, killed tabs, two tabs, saved files, damaged logs."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from e2e.kit.accessible import violations
from e2e.kit.devices import Mouse
from e2e.kit.games import play_on
from e2e.kit.home import pass_and_play, play_bots
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import POLLING, Message, Visit
from e2e.kit.words import say
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

KEPT = Path(__file__).parents[1] / "browser_table" / "kept"


def test_a_game_survives_a_reload_and_a_killed_tab(visit: Visit, site: StaticSite) -> None:
    """What was shown as done is there again, whatever happens to the tab."""
    player = Mouse(visit(site.address, first=True))
    play_bots(player, 2)
    before = play_on([player], Random(1), moves=2)
    player.visitor.reload()
    after = player.visitor.until("state.version >= arg", before["version"])
    assert _laid(after)[: len(_laid(before))] == _laid(before)
    player.turned.clear()
    before = play_on([player], Random(2), moves=1)
    page, address = player.page, player.page.url
    # The tab dies while a bot thinks.
    with pytest.raises(PlaywrightError, match="crash"):
        page.goto("chrome://crash")
    page.close()
    other = player.visitor.new_window()
    other.goto(address)
    # If the last move ended the turn, the bot thinks again.
    mine_again = "(version) => window.latest?.version >= version && window.latest.legal"
    other.wait_for_function(mine_again, arg=before["version"], polling=POLLING)
    assert _laid(other.evaluate("() => window.latest"))[: len(_laid(before))] == _laid(before)


def _laid(state: Message) -> list[object]:
    lake: list[object] = state["game"]["lake"]
    return lake


@pytest.mark.prove
def test_two_tabs_at_one_table_follow_each_other(visit: Visit, site: StaticSite) -> None:
    """Either can act; an action in one is at once in the other; one of them plays the bots."""
    player = Mouse(visit(site.address))
    play_bots(player, 2)
    state = player.to_move()
    other = player.visitor.new_window()
    other.goto(player.page.url)
    other.wait_for_function(
        "(v) => window.latest?.version === v && window.latest.legal", arg=state["version"]
    )
    state = play_on([player], Random(1), moves=1)
    state = player.to_move(state["version"])
    other.wait_for_function("(v) => window.latest?.version === v", arg=state["version"])
    assert other.evaluate("() => window.latest.game") == state["game"]
    # The tab that played the bots is gone: the other one goes on.
    address = player.page.url
    player.page.goto("about:blank")
    player.page = other
    player.visitor.page = other
    player.turned.clear()
    assert other.url == address
    state = play_on([player], Random(2), moves=1)
    player.to_move(state["version"])


@pytest.mark.prove
def test_my_tables_can_be_saved_opened_again_and_deleted(visit: Visit, site: StaticSite) -> None:
    player = Mouse(visit(site.address))
    pass_and_play(player, ["Ana", "Bo"])
    state = play_on([player], Random(1), moves=2)
    page, title = player.page, state["table"]["title"]
    player.visitor.open("/")
    mine = page.get_by_role("region", name=say("home-tables"), exact=True)
    line = mine.get_by_role("link", name=re.compile(title))
    expect(line).to_contain_text(say("home-on-device"))
    expect(line).to_contain_text("Ana")
    manage = mine.get_by_role("button", name=say("home-manage", title=title), exact=True)
    manage.click()
    dialog = page.get_by_role("dialog", name=title, exact=True)
    with page.expect_download() as download:
        dialog.get_by_role("button", name=say("home-export"), exact=True).click()
    file = Path(download.value.path())
    assert violations(page) == []
    dialog.get_by_role("button", name=say("home-delete"), exact=True).click()
    assert violations(page) == []
    dialog.get_by_role("button", name=say("home-delete-no"), exact=True).click()
    dialog.get_by_role("button", name=say("home-delete"), exact=True).click()
    dialog.get_by_role("button", name=say("home-delete-yes"), exact=True).click()
    expect(dialog).to_have_count(0)
    expect(line).to_have_count(0)

    page.get_by_role("button", name=say("settings"), exact=True).click()
    settings = page.get_by_role("dialog", name=say("settings"), exact=True)
    bad = file.with_name("bad.json")
    bad.write_text("{}", encoding="utf-8")
    settings.locator("input[type=file]").set_input_files(bad)
    expect(settings.get_by_role("alert")).to_have_text(say("home-import-bad"))
    assert violations(page) == []
    settings.locator("input[type=file]").set_input_files(file)
    again = player.visitor.until("state.game !== null")
    assert (again["table"]["id"], again["version"]) == (state["table"]["id"], state["version"])
    assert again["game"]["lake"] == state["game"]["lake"]


@pytest.mark.prove
def test_a_file_of_an_earlier_page_is_read(visit: Visit, site: StaticSite, tmp_path: Path) -> None:
    """What reads its log is loaded for it alone."""
    kept = json.loads((KEPT / "two-in-progress.json").read_text(encoding="utf-8"))
    file = tmp_path / "table.json"
    file.write_text(json.dumps(kept["file"]), encoding="utf-8")
    player = Mouse(visit(site.address))
    player.visitor.open("/")
    player.press(player.button(say("settings")))
    player.page.get_by_role("dialog").locator("input[type=file]").set_input_files(file)
    state = player.visitor.until("state.game !== null")
    assert state["game"]["lake"] == kept["state"]["game"]["lake"]


@pytest.mark.prove
def test_a_deleted_table_does_not_come_back(visit: Visit, site: StaticSite) -> None:
    """Deleting wins over an action in a tab that has not heard of it."""
    player = Mouse(visit(site.address))
    play_bots(player, 2)
    page, state = player.page, player.to_move()
    page.evaluate(_CHANGE_LOG, [state["table"]["id"], None])
    player.place(state, Random(1))
    expect(page.get_by_role("heading", name=say("no-table"))).to_be_visible()
    assert page.evaluate(_CHANGE_LOG, [state["table"]["id"], None]) == [0, 0]


@pytest.mark.prove
def test_a_log_that_cannot_be_read_is_set_aside_and_the_others_live(
    visit: Visit, site: StaticSite
) -> None:
    player = Mouse(visit(site.address))
    play_bots(player, 2)
    page = player.page
    good = player.visitor.state()["table"]["title"]
    play_bots(player, 2)
    bad, address = player.visitor.state()["table"]["title"], page.url
    player.visitor.open("/")
    page.evaluate(_CHANGE_LOG, [id_of_address(address), "from the future"])
    page.goto(address)
    expect(page.get_by_role("heading", name=say("local-unreadable"))).to_be_visible()
    with page.expect_download():
        player.press(player.button(say("local-save")))
    player.visitor.open("/")
    mine = page.get_by_role("region", name=say("home-tables"), exact=True)
    expect(mine.get_by_role("link", name=re.compile(bad))).to_contain_text(say("home-unreadable"))
    mine.get_by_role("link", name=re.compile(good)).click()
    player.visitor.until("state.table.title === arg", good)


def id_of_address(address: str) -> str:
    """Return the table that an address shows."""
    return address.rpartition("/")[2]


_CHANGE_LOG = """async ([table, action]) => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("lanterns");
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = database.transaction(["logs", "lines"], "readwrite");
  const [logs, lines] = ["logs", "lines"].map((name) => transaction.objectStore(name));
  const rows = IDBKeyRange.bound([table, 0], [table, Infinity]);
  const counts = [logs.count(rows), lines.count(table)];
  if (action) logs.put({ table, seq: 2, command: "x", entry: { type: "acted", action } });
  else [logs.delete(rows), lines.delete(table)];
  await new Promise((done) => (transaction.oncomplete = done));
  database.close();
  return counts.map(({ result }) => result);
}"""
"""Damages the log of a table by an action, or deletes the table; returns what there was."""
