"""The migrations that lead to the present schema."""
