"""Decisions judged, with the best lines and what each leads to."""
