"""Figures as plain aligned lines."""

from typing import cast

_ROWS = (
    ("Random games a second, referee", "referee_random_games_per_s"),
    ("Random games a second, simulator", "core_random_games_per_s"),
    ("  times the referee", "core_over_referee"),
    ("Greedy games a second, simulator", "core_greedy_games_per_s"),
    ("Search playouts a second, opening", "core_search_playouts_per_s"),
)
_TIMES = (
    ("Inputs and net, a judgment, µs", "net_judgment_us"),
    ("The net alone, a decision, ms", "net_turn_ms"),
    ("Search with a net, 1,000 playouts, ms", "net_search_1000_playouts_ms"),
)
_LEARNING = (
    ("Vector environment, {name} players, the others random", "vector_env_steps_per_s"),
    ("PettingZoo, {name}", "pettingzoo_turns_per_s"),
    ("OpenSpiel, {name}", "openspiel_steps_per_s"),
)
_LABEL = max(len(label) for label, _ in (*_ROWS, *_TIMES))


def table_of(found: dict[str, object]) -> str:
    """Return the figures as lines of text, whole numbers with thousands marked."""
    machine = cast(dict[str, object], found["machine"])
    lines = [
        f"Python {machine['python']}, {machine['processor']}, {machine['cores']} cores",
        "",
        _line("Players", ["2", "3", "4"]),
    ]
    for label, key in _ROWS:
        figures = cast(dict[str, float], found[key])
        lines.append(_line(label, [f"{figures[players]:,.0f}" for players in ("2", "3", "4")]))
    for label, key in _TIMES:
        figures = cast(dict[str, float], found[key])
        lines.append(_line(label, [f"{figures[players]:,.2f}" for players in ("2", "3", "4")]))
    growth = cast(dict[str, float], found["referee_microseconds_by_tiles"])
    lines += [
        "",
        _line("Tiles on the lake", list(growth)),
        _line("Referee, list and place, µs", [f"{time:,.0f}" for time in growth.values()]),
        "",
        f"Two threads play {found['core_two_threads']:.2f} times the games of one.",
        f"A search in two threads makes {found['core_search_two_threads']:.2f} times the playouts.",
        f"A state takes {found['core_state_bytes']} bytes.",
        f"Import and a first search of 50 ms take {found['core_import_and_search_s']:.2f} s.",
    ]
    ratio = found["core_single_steps_over_referee"]
    lines.append(f"One game in the simulator takes {ratio:.1f} times the steps of the referee.")
    for label, key in _LEARNING:
        for name, rate in cast(dict[str, float], found[key]).items():
            lines.append(f"{label.format(name=name)}: {rate:,.0f} steps a second.")
    return "\n".join(lines)


def _line(label: str, columns: list[str]) -> str:
    return f"{label:<{_LABEL}}" + "".join(f"{column:>12}" for column in columns)
