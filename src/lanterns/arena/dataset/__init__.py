"""The open data set: games of the levels as Parquet, and what it takes to trust them."""
