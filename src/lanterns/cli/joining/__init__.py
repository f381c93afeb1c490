"""A bot at a table of a server: it follows an invitation, sits down and plays."""
