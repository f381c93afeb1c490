"""What `lanterns bench` measures, and its table."""
