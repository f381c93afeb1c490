"""All tours, and with them all screens."""

from . import screens_around, screens_device, screens_replay, screens_table
from .tours import Route

ROUTES = tuple(
    route
    for module in (screens_around, screens_device, screens_table, screens_replay)
    for route in vars(module).values()
    if isinstance(route, Route)
)
SCREENS = tuple(screen for route in ROUTES for screen in route.screens)

ON_PHONES = {"next_table", "menu", "seat_sheet", "supply_sheet", "replay_menu", "replay_turns"}
"""Screens that larger windows do not have."""
