"""The other servers on the same database: who is connected there, and what they have logged."""
