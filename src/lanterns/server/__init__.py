"""Tables that lose nothing and leak nothing: the server behind page, programs and bots."""
