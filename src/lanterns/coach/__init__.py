"""What a decision was worth and why, as data and in words."""

from .explanation import Explanation
from .reasons import Reason, reasons_for

__all__ = ["Explanation", "Reason", "reasons_for"]
