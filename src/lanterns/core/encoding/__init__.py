"""What learners use: ids, observations, episodes."""
