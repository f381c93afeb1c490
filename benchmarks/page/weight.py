"""What a table costs to load for the first time."""

from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visitor
from e2e.test_weight import scripts_of, weight
from playwright.sync_api import Browser

from lanterns.rules import end_of


def measure_weight(browser: Browser, server: Server) -> dict[str, float]:
    """Return the scripts of a table on a first visit, in kilobytes, gzipped."""
    table = prepare(server.database, position("middle"))
    context = browser.new_context()
    cookie = table.cookies[end_of(table.record).turn]
    visitor = Visitor(context.new_page(), server.address, cookie=cookie)
    scripts = scripts_of(visitor)
    visitor.open(table.path)
    visitor.until("state.legal !== null")
    size = weight(visitor, scripts)
    context.close()
    return {"table_script_kB_gzipped": round(size / 1000, 1)}
