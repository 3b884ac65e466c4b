"""Run the command line as ``python -m togyz``."""

from togyz.cli import main

if __name__ == "__main__":
    main(prog_name="togyz")
