"""What the tests share: drawn lakes, made-up positions, a second opinion on the rules."""
