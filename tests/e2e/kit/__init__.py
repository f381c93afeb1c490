"""What the tests in a real browser share."""
