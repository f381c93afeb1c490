"""How the nets are made: self-play in C, gradient steps with PyTorch, and a gate."""
