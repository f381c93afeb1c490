"""What only several servers on one database need; one server alone works without it."""
