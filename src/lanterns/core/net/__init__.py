"""Nets that judge positions."""
