"""Environments for learners: `pettingzoo`, `gymnasium` and `openspiel`, each with an extra.

Nothing is imported here, so that each needs its own package alone. See docs/research.md.
"""
