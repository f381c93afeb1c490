"""The parts of `benchmarks/load.py`."""
