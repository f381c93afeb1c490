"""Games of the simulator by the million, for `lanterns simulate`."""
