"""What a client at a table is shown: offers and previews."""
