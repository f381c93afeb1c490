"""The paths that the page itself shows, at a server and on a static site."""

COURSES = ("first-game", "give", "tokens", "count", "dry", "leftovers")
"""The guided first game and the lessons, named as in `ui/src/source/course/course.ts`."""

FIXED_SCREENS = ("learn", *(f"learn/{course}" for course in COURSES), "replay", "review")
"""Screens that need no server."""

INVITATION = "/join"
"""The screen that links to tables lead to."""

SCREENS = (
    *(f"/{screen}" for screen in FIXED_SCREENS),
    *("/t", "/t/{table_id:str}"),
)
"""Every other path besides `/`."""
