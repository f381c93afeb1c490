"""`python -m lanterns` is the command `lanterns`."""

from lanterns.cli import main

if __name__ == "__main__":
    main()
