"""What time a search counts: that of the clock on the wall, or the processor time it got."""

from ..library import set_flag


def count_processor_time(is_counted: bool = True) -> bool:
    """Let every search of this process count processor time; return whether this system can.

    Then a budget in milliseconds buys the same search on a busy machine as on an idle one, only
    later. It is for processes that do nothing but measure, with searches in one thread.
    """
    return set_flag("counts_processor_time", int(is_counted))
