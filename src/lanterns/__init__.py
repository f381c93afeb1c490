"""Lanterns: a digital home for the tile-laying game of the harvest festival."""

__version__ = "0.1.0"
