"""Games played by a policy: random or greedy."""
